(function () {
  'use strict';
  var SVG = 'http://www.w3.org/2000/svg', SQUARE = 60, EDGE = 30;
  var page = document.body, game = document.getElementById('game'), board = document.getElementById('board');
  var list = document.getElementById('moves'), now = document.getElementById('now');
  var words = document.getElementById('words');
  var steps = Array.prototype.slice.call(list.children);
  var marks = document.getElementById('marks'), pieces = document.getElementById('pieces');
  var columns = Number(board.getAttribute('data-columns')), numbered = board.hasAttribute('data-numbered');
  var names = Array.prototype.slice.call(board.querySelectorAll('#edges text'));
  var ranks = Number(board.getAttribute('data-ranks'));
  var texts = names.map(function (name) { return name.textContent; });
  var numbers = Array.prototype.slice.call(board.querySelectorAll('#numbers text'));
  var step = 0, turned = false;

  function add(parent, kind, values) {
    var made = document.createElementNS(SVG, kind);
    Object.keys(values).forEach(function (name) { made.setAttribute(name, values[name]); });
    parent.appendChild(made);
    return made;
  }

  function corner(cell, size) {
    var seen = turned ? size - 1 - cell : cell;
    return { x: EDGE + SQUARE * (seen % columns), y: SQUARE * Math.floor(seen / columns) };
  }

  function places(at) {
    return (steps[at].getAttribute('data-last') || '').split(' ').filter(Boolean).map(Number);
  }

  function draw() {
    var stand = steps[step].getAttribute('data-board'), size = stand.length, cell, corners, order = {}, at, label;
    if (numbered) {
      for (at = 1; at <= step; at += 1) {
        if (places(at).length > 0) { order[places(at)[0]] = steps[at].getAttribute('data-number'); }
      }
    }
    pieces.textContent = '';
    for (cell = 0; cell < size; cell += 1) {
      if (stand[cell] !== '.') {
        corners = corner(cell, size);
        add(pieces, 'use', { href: '#piece-' + stand[cell], x: corners.x, y: corners.y });
        if (order[cell]) {
          label = add(pieces, 'text', { x: corners.x + 30, y: corners.y + 37, 'font-size': 20,
            fill: document.getElementById('piece-' + stand[cell]).getAttribute('data-line') });
          label.textContent = order[cell];
        }
      }
    }
    marks.textContent = '';
    places(step).forEach(function (place) {
      var corners = corner(place, size);
      add(marks, 'use', { href: '#mark', x: corners.x, y: corners.y });
    });
    numbers.forEach(function (number) {
      var cell = Number(number.getAttribute('data-cell')), corners = corner(cell, size);
      number.setAttribute('x', corners.x + 15);
      number.setAttribute('y', corners.y + 19);
      number.setAttribute('visibility', stand[cell] === '.' ? 'visible' : 'hidden');
    });
    names.forEach(function (name, index) {
      var from = index < ranks ? ranks - 1 - index : names.length - 1 - (index - ranks);
      name.textContent = texts[turned ? from : index];
    });
  }

  function show(wanted) {
    var chosen;
    steps[step].querySelector('button').removeAttribute('aria-current');
    step = Math.max(0, Math.min(steps.length - 1, wanted));
    chosen = steps[step];
    chosen.querySelector('button').setAttribute('aria-current', 'step');
    draw();
    now.textContent = chosen.getAttribute('data-said');
    words.textContent = chosen.getAttribute('data-words');
    if (chosen.offsetTop < list.scrollTop || chosen.offsetTop + chosen.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = chosen.offsetTop - list.clientHeight / 2;
    }
  }

  function turn() {
    turned = !turned;
    draw();
    now.textContent = board.getAttribute(turned ? 'data-turned' : 'data-unturned');
  }

  var deeds = {
    first: function () { show(0); },
    previous: function () { show(step - 1); },
    next: function () { show(step + 1); },
    last: function () { show(steps.length - 1); },
    turn: turn
  };
  var keys = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last' };

  steps.forEach(function (item, index) {
    var text = item.querySelector('.move'), button = document.createElement('button');
    button.type = 'button';
    button.className = 'move';
    button.textContent = text.textContent;
    button.addEventListener('click', function () { show(index); });
    item.replaceChild(button, text);
  });
  Array.prototype.forEach.call(document.querySelectorAll('[data-do]'), function (button) {
    button.addEventListener('click', function () { deeds[button.getAttribute('data-do')](); });
  });
  Array.prototype.forEach.call(document.querySelectorAll('.controls, #keys'), function (part) { part.hidden = false; });
  document.addEventListener('keydown', function (event) {
    var deed = keys[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
    // One letter acts only where the focus is in the game: who dictates letters must not turn the board by chance.
    if (event.code === 'KeyF' && game.contains(document.activeElement)) { deed = 'turn'; }
    if (deed) {
      event.preventDefault();
      deeds[deed]();
    }
  });
  function named() {
    var index = steps.findIndex(function (item) { return '#' + item.id === location.hash; });
    if (index >= 0) { show(index); }
  }
  window.addEventListener('hashchange', named);
  board.tabIndex = 0;
  list.style.position = 'relative';
  page.classList.add('replays');
  show(0);
  named();
}());
