'use strict';
// What changes is fetched again and put in its place. What is new is said once; the focus stays where it was.
(function () {
  var live = document.getElementById('live'), news = document.getElementById('news');
  if (!live || !window.EventSource || !window.fetch) return;
  var busy = false, again = false;
  function put(text) {
    var fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('live');
    if (!fresh || fresh.dataset.version === live.dataset.version) return;
    var held = document.activeElement && live.contains(document.activeElement) ? document.activeElement.id : '';
    var open = live.querySelector('details[open]'), words = fresh.querySelector('details');
    if (open && words) words.open = true;
    live.dataset.version = fresh.dataset.version;
    live.replaceChildren.apply(live, Array.from(fresh.childNodes));
    var kept = held && document.getElementById(held);
    if (kept) kept.focus({ preventScroll: true });
    var said = fresh.dataset.said;
    if (said && said !== live.dataset.said) news.textContent = said;
    live.dataset.said = said;
  }
  function load() {
    if (busy) { again = true; return; }
    busy = true;
    fetch(location.pathname, { cache: 'no-cache' }).then(function (answer) {
      return answer.ok ? answer.text() : '';
    }).then(put, function () {}).then(function () {
      busy = false;
      if (again) { again = false; load(); }
    });
  }
  new EventSource(live.dataset.events).addEventListener('change', function (change) {
    if (change.data !== live.dataset.version) load();
  });
})();
