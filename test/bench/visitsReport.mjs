export const visitsHeading = '## Pages on a slow phone';

/** The chapter of RESULTS.md about S1 (LCP, INP, CLS), from the figures of all rounds. */
export function visitsReport({ date, rounds, visits }) {
  const names = [...new Set(visits.map(({ visit }) => visit))];
  const of = (visit, what) => median(visits.filter((one) => one.visit === visit).map((one) => one[what]));
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
  const lines = names.map((visit) => [
    visit,
    seconds(of(visit, 'lcp')),
    `${of(visit, 'inp').toFixed(0)} ms`,
    of(visit, 'cls').toFixed(3),
    seconds(of(visit, 'seen')),
    `${of(visit, 'kilobytes').toFixed(0)} KB`,
  ]);

  return `${visitsHeading}

Measured ${date} with \`npm run bench -- --visits\`: medians of ${rounds} rounds on the built portal, phone viewport, processor slowed down four
times, slow 4G (150 ms there and back, 1.6 Mbit/s down), nothing in the cache. Wall-clock, so a busy machine adds to it. LCP counts from the
navigation that brought the page, as browsers report it; "seen" from the click that asked for it, signing in included. INP is the slowest of
the interactions of the visit.

| visit | LCP (<= 2.5 s) | INP (<= 200 ms) | CLS (<= 0.1) | seen | loaded |
| --- | ---: | ---: | ---: | ---: | ---: |
${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
