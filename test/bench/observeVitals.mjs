/**
 * Runs in every page before its own code. `vitals()` then returns its figures: milliseconds from the start of the navigation to the largest
 * paint and to the first moment in which an element that matches `sign` exists, the slowest interaction, and the largest burst of shifts
 * (web.dev's definitions; with this few interactions INP is the slowest one). Writes to the console when the page is usable.
 */
export function observeVitals(sign) {
  const seen = { usable: 0, lcp: 0, element: '', inp: 0, slowest: '', cls: 0, shifts: [] };
  const burst = { value: 0, from: 0, to: 0 };
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  const name = (node) =>
    node instanceof Element ? `${node.localName}.${[...node.classList].join('.')}` : String(node?.nodeName);

  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = `${name(entry.element)} ${entry.element?.textContent?.slice(0, 40)}`;
  });
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const goesOn = entry.startTime - burst.to < 1000 && entry.startTime - burst.from < 5000;
    Object.assign(
      burst,
      goesOn
        ? { value: burst.value + entry.value, to: entry.startTime }
        : { value: entry.value, from: entry.startTime, to: entry.startTime },
    );
    seen.cls = Math.max(seen.cls, burst.value);
    const moved = entry.sources.map(
      ({ node, previousRect: from, currentRect: to }) =>
        `${name(node)} y${from.y}->${to.y} h${from.height}->${to.height}`,
    );
    seen.shifts.push(`${Math.round(entry.startTime)} ms ${entry.value.toFixed(4)}: ${moved.join(', ')}`);
  });
  observe(
    'event',
    ({ interactionId, duration, name: event, target, processingStart, processingEnd, startTime }) => {
      if (!interactionId || duration <= seen.inp) return;
      seen.inp = duration;
      const parts = [processingStart - startTime, processingEnd - processingStart].map(Math.round);
      seen.slowest = `${event} on ${name(target)}: waited ${parts[0]}, worked ${parts[1]} of ${duration} ms`;
    },
    { durationThreshold: 16 },
  );
  const usable = new MutationObserver(() => {
    if (document.querySelector(sign) === null) return;
    usable.disconnect();
    // Runs after the paint of the change.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.usable = performance.now();
        console.debug('usable');
      }),
    );
  });
  usable.observe(document, { childList: true, subtree: true });
  globalThis.vitals = () => ({ ...seen, origin: performance.timeOrigin });
}
