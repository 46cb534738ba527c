// Runs in the page that is measured, before anything of its own: keeps the browser's measures where the bench reads them.
const figures = { lcp: 0, largest: '', cls: 0, inp: 0 };
window.figures = figures;

function follow(type, take, more = {}) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...more });
}

follow('largest-contentful-paint', ({ startTime, element }) => {
  figures.lcp = startTime;
  figures.largest = `${element?.localName ?? '?'}: ${element?.textContent.trim().slice(0, 40) ?? ''}`;
});

// A window of shifts ends after a second without one, and after five seconds.
let shifts = { sum: 0, first: 0, last: 0 };
follow('layout-shift', ({ startTime, value, hadRecentInput }) => {
  if (hadRecentInput) return;
  const goesOn = startTime - shifts.last < 1_000 && startTime - shifts.first < 5_000;
  shifts = goesOn
    ? { ...shifts, sum: shifts.sum + value, last: startTime }
    : { sum: value, first: startTime, last: startTime };
  figures.cls = Math.max(figures.cls, shifts.sum);
});

follow(
  'event',
  ({ duration, interactionId }) => {
    if (interactionId > 0) figures.inp = Math.max(figures.inp, duration);
  },
  { durationThreshold: 16 },
);
