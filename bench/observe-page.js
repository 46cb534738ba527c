// Runs in the page that is measured, before anything of its own: keeps the browser's measures where the bench reads them.
const figures = { lcp: 0, largest: '', cls: 0, inp: 0, details: [] };
window.figures = figures;

function follow(type, take, more = {}) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...more });
}

follow('largest-contentful-paint', ({ startTime, element }) => {
  figures.lcp = startTime;
  figures.largest = `${element?.localName ?? '?'}: ${element?.textContent.trim().slice(0, 40) ?? ''}`;
});

const named = (node) => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element
    ? `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 24)}"`
    : '?';
};
const edges = ({ top, bottom }) => `${Math.round(top)}–${Math.round(bottom)}`;
const moved = ({ node, previousRect, currentRect }) =>
  `${named(node)} ${edges(previousRect)} to ${edges(currentRect)}`;

// A window of shifts ends after a second without one, and after five seconds.
let shifts = { sum: 0, first: 0, last: 0 };
follow('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
  if (hadRecentInput) return;
  const goesOn = startTime - shifts.last < 1_000 && startTime - shifts.first < 5_000;
  shifts = goesOn
    ? { ...shifts, sum: shifts.sum + value, last: startTime }
    : { sum: value, first: startTime, last: startTime };
  figures.cls = Math.max(figures.cls, shifts.sum);
  figures.details.push(
    `${Math.round(startTime)} ms: shift of ${value.toFixed(3)}: ${sources.map(moved).join(', ')}`,
  );
});

follow(
  'event',
  ({ name, duration, interactionId, startTime, processingStart, processingEnd, target }) => {
    if (interactionId === 0) return;
    figures.inp = Math.max(figures.inp, duration);
    if (duration < 100) return;
    const parts = [
      processingStart - startTime,
      processingEnd - processingStart,
      startTime + duration - processingEnd,
    ];
    const [waiting, working, painting] = parts.map(Math.round);
    const spent = `waited ${waiting}, worked ${working}, painted ${painting}`;
    figures.details.push(
      `${Math.round(startTime)} ms: ${name} of ${duration} ms on ${named(target)}: ${spent}`,
    );
  },
  { durationThreshold: 16 },
);
