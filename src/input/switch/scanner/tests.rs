use super::*;
use proptest::prelude::*;

const QUICK: Timing =
    Timing { dwell: Ms::new(1000), first: Ms::new(1500), debounce: Ms::new(300), acceptance: Ms::new(200), rounds: 2 };

/// A tree of numbers: `[1, [2: 3, 4], 5]`.
fn tree() -> Vec<Branch<u32>> {
    vec![Branch::leaf(1), Branch { item: 2, inside: vec![Branch::leaf(3), Branch::leaf(4)] }, Branch::leaf(5)]
}

fn scanner(count: Count, timing: Timing, root: Vec<Branch<u32>>) -> Scanner<u32> {
    let mut scanner = Scanner::new(count, timing);
    assert!(!scanner.offer(root, Ms::ZERO), "it rests");
    scanner
}

/// The number that is lit; 0 is the way back.
fn lit(scanner: &Scanner<u32>) -> Option<u32> {
    scanner.lit().map(|lit| match lit {
        Lit::Item(branch) => branch.item,
        Lit::Back => 0,
    })
}

/// Lets time pass to that moment as the loop does: one item at a time.
fn pass(scanner: &mut Scanner<u32>, to: u64) {
    while let Some(due) = scanner.due().filter(|due| due.get() <= to) {
        scanner.tick(due);
    }
}

#[test]
fn one_switch_opens_a_list_and_takes_what_is_lit() {
    let mut one = scanner(Count::One, QUICK, tree());
    assert_eq!((lit(&one), one.due()), (None, None), "nothing is lit before the first press");
    assert_eq!(one.press(Switch::Select, Ms::new(5000)), Scanned::Lit);
    assert_eq!((lit(&one), one.due()), (Some(1), Some(Ms::new(6500))), "the first item has longer");
    assert_eq!(one.tick(Ms::new(6499)), Scanned::Nothing);
    assert_eq!((one.tick(Ms::new(6500)), lit(&one)), (Scanned::Lit, Some(2)));
    assert_eq!((one.press(Switch::Step, Ms::new(7000)), lit(&one)), (Scanned::Lit, Some(3)), "any press takes");
    assert_eq!(one.due(), Some(Ms::new(8500)));
    assert_eq!((one.tick(Ms::new(8500)), lit(&one)), (Scanned::Lit, Some(4)));
    assert_eq!(one.press(Switch::Select, Ms::new(9000)), Scanned::Taken(4));
    assert_eq!((lit(&one), one.due(), one.is_inside()), (None, None, false));
}

#[test]
fn behind_the_last_item_of_an_opened_list_is_the_way_back() {
    let mut one = scanner(Count::One, QUICK, tree());
    one.press(Switch::Select, Ms::new(1000));
    pass(&mut one, 2500);
    one.press(Switch::Select, Ms::new(3000));
    pass(&mut one, 5500);
    assert_eq!((lit(&one), one.is_inside()), (Some(0), true));
    assert_eq!((one.press(Switch::Select, Ms::new(6000)), lit(&one), one.is_inside()), (Scanned::Lit, Some(1), false));
}

#[test]
fn a_press_that_comes_too_early_means_the_item_before() {
    for (late, meant) in [(199, Scanned::Taken(1)), (200, Scanned::Lit)] {
        let mut one = scanner(Count::One, QUICK, tree());
        one.press(Switch::Select, Ms::ZERO);
        pass(&mut one, 1500);
        assert_eq!(one.press(Switch::Select, Ms::new(1500 + late)), meant, "{late}");
    }
    // Before the first item there is none.
    let mut one = scanner(Count::One, Timing { debounce: Ms::ZERO, ..QUICK }, tree());
    one.press(Switch::Select, Ms::ZERO);
    assert_eq!((one.press(Switch::Select, Ms::new(199)), lit(&one)), (Scanned::Nothing, Some(1)));
}

#[test]
fn a_hand_that_trembles_and_a_key_that_is_held_press_once() {
    let mut one = scanner(Count::One, QUICK, tree());
    one.press(Switch::Select, Ms::ZERO);
    for held in (30..3000).step_by(30) {
        assert_eq!(one.press(Switch::Select, Ms::new(held)), Scanned::Nothing);
        assert_eq!(lit(&one), Some(1));
    }
    assert_eq!(one.press(Switch::Select, Ms::new(3300)), Scanned::Taken(1));
    // Two switches tremble each for itself.
    let mut two = scanner(Count::Two, QUICK, tree());
    for (at, switch, shown) in [
        (0, Switch::Step, Some(1)),
        (100, Switch::Step, Some(1)),
        (450, Switch::Step, Some(2)),
        (500, Switch::Select, Some(3)),
        (600, Switch::Select, Some(3)),
        (950, Switch::Select, None),
    ] {
        two.press(switch, Ms::new(at));
        assert_eq!(lit(&two), shown, "{at}");
    }
}

#[test]
fn who_does_not_press_is_left_in_peace_after_some_rounds() {
    let mut one = scanner(Count::One, QUICK, tree());
    one.press(Switch::Select, Ms::ZERO);
    let mut seen = vec![lit(&one)];
    while let Some(due) = one.due() {
        let came = one.tick(due);
        assert_eq!(came == Scanned::Rests, lit(&one).is_none());
        seen.push(lit(&one));
    }
    assert_eq!(seen, [Some(1), Some(2), Some(5), Some(1), Some(2), Some(5), None]);
    assert_eq!(
        (one.press(Switch::Select, Ms::new(60_000)), lit(&one)),
        (Scanned::Lit, Some(1)),
        "the first press wakes it"
    );
}

#[test]
fn two_switches_step_round_and_round_and_nothing_happens_by_itself() {
    let mut two = scanner(Count::Two, QUICK, tree());
    let mut seen = Vec::new();
    for step in 0..8 {
        assert_eq!(two.press(Switch::Step, Ms::new(step * 1000)), Scanned::Lit);
        assert_eq!((two.due(), two.tick(Ms::new(step * 1000 + 999))), (None, Scanned::Nothing));
        seen.extend(lit(&two));
    }
    assert_eq!(seen, [1, 2, 5, 1, 2, 5, 1, 2]);
}

#[test]
fn what_has_changed_meanwhile_is_gone_through_from_its_beginning() {
    let mut one = scanner(Count::One, QUICK, tree());
    one.press(Switch::Select, Ms::ZERO);
    pass(&mut one, 2500);
    assert_eq!(lit(&one), Some(5));
    assert!(!one.offer(tree(), Ms::new(2600)), "the same again changes nothing");
    assert_eq!(lit(&one), Some(5));
    assert!(one.offer(vec![Branch::leaf(7)], Ms::new(2700)));
    assert_eq!((lit(&one), one.due()), (Some(7), Some(Ms::new(4200))));
    assert!(!one.offer(Vec::new(), Ms::new(2800)), "nothing can be chosen");
    assert_eq!((lit(&one), one.press(Switch::Select, Ms::new(5000))), (None, Scanned::Nothing));
}

fn trees() -> impl Strategy<Value = Vec<Branch<u32>>> {
    let leaf = Just(Branch::leaf(0)).boxed();
    let deeper = leaf.prop_recursive(3, 40, 6, |inner| {
        prop::collection::vec(inner, 0..6).prop_map(|inside| Branch { item: 0, inside })
    });
    prop::collection::vec(deeper, 1..7).prop_map(|mut root| {
        let mut next = 0;
        number(&mut root, &mut next);
        root
    })
}

/// Each item has a number of its own, from 1.
fn number(list: &mut [Branch<u32>], next: &mut u32) {
    for branch in list {
        *next += 1;
        branch.item = *next;
        number(&mut branch.inside, next);
    }
}

/// The ways to each item that can be taken, list by list.
fn ways(list: &[Branch<u32>]) -> Vec<Vec<u32>> {
    let ways = list.iter().flat_map(|branch| match branch.inside.is_empty() {
        true => vec![vec![branch.item]],
        false => {
            let inner = ways(&branch.inside).into_iter();
            inner.map(|way| [vec![branch.item], way].concat()).collect()
        }
    });
    ways.collect()
}

proptest! {
    /// Every item of every tree is reached by one switch in its first round, and is what is taken.
    #[test]
    fn every_item_is_reached(root in trees(), dwell in 250_u64..3000) {
        let timing = Timing { dwell: Ms::new(dwell), ..QUICK };
        for way in ways(&root) {
            let mut one = scanner(Count::One, timing, root.clone());
            let mut now = Ms::new(1000);
            let mut came = one.press(Switch::Select, now);
            for wanted in &way {
                while lit(&one) != Some(*wanted) {
                    now = one.due().unwrap();
                    prop_assert_eq!(one.tick(now), Scanned::Lit);
                }
                // As late as can be: long after the hand that pressed before.
                now = one.due().unwrap() - Ms::new(1);
                came = one.press(Switch::Select, now);
            }
            prop_assert_eq!(came, Scanned::Taken(*way.last().unwrap()));
        }
    }

    /// Whatever is pressed whenever: something is lit only where something can be lit, each press that counts does one
    /// thing, and what is taken is in the tree.
    #[test]
    fn nothing_is_lost_whatever_is_pressed(
        root in trees(),
        is_two in any::<bool>(),
        presses in prop::collection::vec((0_u64..4000, any::<bool>()), 0..60),
    ) {
        let count = if is_two { Count::Two } else { Count::One };
        let known: Vec<u32> = ways(&root).iter().filter_map(|way| way.last().copied()).collect();
        let mut scanner = scanner(count, QUICK, root.clone());
        let (mut now, mut last) = (0, [None::<u64>; 2]);
        for (span, is_step) in presses {
            now += span;
            pass(&mut scanner, now);
            let switch = if is_step { Switch::Step } else { Switch::Select };
            let own = usize::from(!(is_two && is_step));
            let before = lit(&scanner);
            let came = scanner.press(switch, Ms::new(now));
            if last[own].is_some_and(|last: u64| now - last < 300) {
                prop_assert_eq!(&came, &Scanned::Nothing);
                prop_assert_eq!(lit(&scanner), before);
            }
            last[own] = Some(now);
            match came {
                Scanned::Taken(item) => {
                    prop_assert!(known.contains(&item));
                    prop_assert_eq!(lit(&scanner), None);
                }
                Scanned::Lit => prop_assert!(lit(&scanner).is_some()),
                Scanned::Nothing | Scanned::Rests => {}
            }
            prop_assert!(scanner.place().is_none_or(|place| place <= scanner.list().len()));
            prop_assert_eq!(&scanner.root, &root);
        }
    }
}
