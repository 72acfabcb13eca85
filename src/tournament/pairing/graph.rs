//! Who could meet whom, and whether all of a set can be paired.
//!
//! The weighted matching of `integer-blossom` would answer it as well, but from the beginning each time: with a thousand
//! players it takes some 500 times as long for a first answer, and for the next, with one pair taken out, 800 times. A round
//! asks hundreds of times.

/// A graph over the numbers below its size.
#[derive(Clone, Debug)]
pub struct Graph {
    size: usize,
    near: Vec<Vec<usize>>,
    has: Vec<bool>,
}

impl Graph {
    /// The graph of those pairs, the lower first, of which `edge` is true.
    pub fn new(size: usize, edge: impl Fn(usize, usize) -> bool) -> Graph {
        let mut graph = Graph { size, near: vec![Vec::new(); size], has: vec![false; size * size] };
        for one in 0..size {
            for two in one + 1..size {
                if edge(one, two) {
                    graph.near[one].push(two);
                    graph.near[two].push(one);
                    graph.has[one * size + two] = true;
                    graph.has[two * size + one] = true;
                }
            }
        }
        graph
    }

    /// Whether the two could meet.
    #[must_use]
    pub fn has(&self, one: usize, two: usize) -> bool {
        self.has[one * self.size + two]
    }

    /// How many.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The most pairs that can be made of the members.
    #[must_use]
    pub fn most_pairs(&self, members: &[usize]) -> usize {
        let matched = Matched::new(self, members);
        matched.mate.iter().filter(|mate| **mate != NONE).count() / 2
    }
}

const NONE: usize = usize::MAX;

/// Members of a graph with a matching of them.
#[derive(Clone, Debug)]
pub struct Matched<'g> {
    graph: &'g Graph,
    alive: Vec<bool>,
    mate: Vec<usize>,
}

impl<'g> Matched<'g> {
    /// As many pairs as can be made.
    #[must_use]
    pub fn new(graph: &'g Graph, members: &[usize]) -> Matched<'g> {
        let mut alive = vec![false; graph.size];
        for &member in members {
            alive[member] = true;
        }
        let mut matched = Matched { graph, alive, mate: vec![NONE; graph.size] };
        for &one in members {
            if matched.mate[one] == NONE {
                let free = |two: &&usize| matched.alive[**two] && matched.mate[**two] == NONE;
                if let Some(&two) = graph.near[one].iter().find(free) {
                    matched.mate[one] = two;
                    matched.mate[two] = one;
                }
            }
        }
        for &one in members {
            if matched.mate[one] == NONE {
                matched.augment(one);
            }
        }
        matched
    }

    /// A matching of all members; none if there is none.
    #[must_use]
    pub fn perfect(graph: &'g Graph, members: &[usize]) -> Option<Matched<'g>> {
        if members.len() % 2 == 1 {
            return None;
        }
        let matched = Matched::new(graph, members);
        members.iter().all(|&member| matched.mate[member] != NONE).then_some(matched)
    }

    /// Takes a pair out if all others can still be paired; else nothing changes. All are paired so far.
    pub fn take(&mut self, one: usize, two: usize) -> bool {
        if !self.graph.has(one, two) {
            return false;
        }
        let (first, second) = (self.mate[one], self.mate[two]);
        self.remove(one, two);
        if first == two {
            return true;
        }
        self.mate[first] = NONE;
        self.mate[second] = NONE;
        if self.augment(first) {
            return true;
        }
        for (a, b) in [(one, first), (two, second)] {
            self.alive[a] = true;
            self.mate[a] = b;
            self.mate[b] = a;
        }
        false
    }

    fn remove(&mut self, one: usize, two: usize) {
        for gone in [one, two] {
            self.alive[gone] = false;
            self.mate[gone] = NONE;
        }
    }

    /// Finds a path from a free member to another and turns it (Edmonds).
    fn augment(&mut self, root: usize) -> bool {
        let size = self.graph.size;
        let mut search =
            Search { parent: vec![NONE; size], base: (0..size).collect(), seen: vec![false; size], queue: vec![root] };
        search.seen[root] = true;
        let mut head = 0;
        while head < search.queue.len() {
            let here = search.queue[head];
            head += 1;
            for &there in &self.graph.near[here] {
                if !self.alive[there] || search.base[here] == search.base[there] || self.mate[here] == there {
                    continue;
                }
                let outer = there == root || self.mate[there] != NONE && search.parent[self.mate[there]] != NONE;
                if outer {
                    search.contract(here, there, &self.mate);
                } else if search.parent[there] == NONE {
                    search.parent[there] = here;
                    if self.mate[there] == NONE {
                        self.turn(there, &search.parent);
                        return true;
                    }
                    search.seen[self.mate[there]] = true;
                    search.queue.push(self.mate[there]);
                }
            }
        }
        false
    }

    fn turn(&mut self, mut end: usize, parent: &[usize]) {
        while end != NONE {
            let before = parent[end];
            let next = self.mate[before];
            self.mate[end] = before;
            self.mate[before] = end;
            end = next;
        }
    }
}

struct Search {
    parent: Vec<usize>,
    base: Vec<usize>,
    seen: Vec<bool>,
    queue: Vec<usize>,
}

impl Search {
    /// Makes one of an odd cycle.
    fn contract(&mut self, one: usize, two: usize, mate: &[usize]) {
        let stem = self.stem(one, two, mate);
        let mut within = vec![false; self.base.len()];
        self.mark(one, stem, two, mate, &mut within);
        self.mark(two, stem, one, mate, &mut within);
        for vertex in 0..self.base.len() {
            if within[self.base[vertex]] {
                self.base[vertex] = stem;
                if !self.seen[vertex] {
                    self.seen[vertex] = true;
                    self.queue.push(vertex);
                }
            }
        }
    }

    fn stem(&self, one: usize, two: usize, mate: &[usize]) -> usize {
        let mut passed = vec![false; self.base.len()];
        let mut at = one;
        loop {
            at = self.base[at];
            passed[at] = true;
            if mate[at] == NONE {
                break;
            }
            at = self.parent[mate[at]];
        }
        let mut at = two;
        loop {
            at = self.base[at];
            if passed[at] {
                return at;
            }
            at = self.parent[mate[at]];
        }
    }

    fn mark(&mut self, mut at: usize, stem: usize, mut child: usize, mate: &[usize], within: &mut [bool]) {
        while self.base[at] != stem {
            within[self.base[at]] = true;
            within[self.base[mate[at]]] = true;
            self.parent[at] = child;
            child = mate[at];
            at = self.parent[mate[at]];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most pairs, by trying all.
    fn slow(graph: &Graph, members: &[usize]) -> usize {
        let Some((&first, rest)) = members.split_first() else { return 0 };
        let without = slow(graph, rest);
        let with = rest
            .iter()
            .filter(|&&other| graph.has(first, other))
            .map(|&other| 1 + slow(graph, &rest.iter().copied().filter(|&one| one != other).collect::<Vec<_>>()));
        with.max().unwrap_or(0).max(without)
    }

    #[test]
    fn the_most_pairs_are_those_that_trying_all_finds() {
        let mut state = 7u64;
        let mut random = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 33
        };
        for case in 0..400 {
            let size = 2 + case % 8;
            let edges: Vec<bool> = (0..size * size).map(|_| random() % 3 == 0).collect();
            let graph = Graph::new(size, |one, two| edges[one * size + two]);
            let members: Vec<usize> = (0..size).filter(|_| random() % 5 > 0).collect();
            assert_eq!(graph.most_pairs(&members), slow(&graph, &members));
            let Some(matched) = Matched::perfect(&graph, &members) else { continue };
            for &one in &members {
                for &two in &members {
                    let rest: Vec<usize> = members.iter().copied().filter(|&m| m != one && m != two).collect();
                    let expected = one != two && graph.has(one, two) && 2 * slow(&graph, &rest) == rest.len();
                    assert_eq!(matched.clone().take(one, two), expected);
                }
            }
        }
    }
}
