export const visitsHeading = '## Visits on a slow phone';

/** Goals: milliseconds to the largest paint of the sign-in page, and until other pages are usable. */
const goals = {
  'the login page, cold': { what: 'lcp', limit: 1200 },
  'the login page, warm': { what: 'lcp', limit: 800 },
  'the start page, cold': { what: 'usable', limit: 2300 },
  'the start page, warm': { what: 'usable', limit: 1300 },
  'a step of the claim report, cold': { what: 'usable', limit: 2500 },
  'a step of the claim report, warm': { what: 'usable', limit: 1400 },
};

/** Writes the chapter of RESULTS.md about visits from the figures of all rounds; pictures of the waterfalls are stored beside it. */
export function visitsReport({ date, rounds, visits }) {
  const of = (visit, what) => median(visits.filter((one) => one.visit === visit).map((one) => one[what]));
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
  const lines = Object.entries(goals).map(([visit, { what, limit }]) => [
    visit,
    `${seconds(of(visit, what))} (${what === 'lcp' ? 'largest paint' : 'usable'} <= ${seconds(limit)})`,
    `${of(visit, 'inp').toFixed(0)} ms`,
    of(visit, 'cls').toFixed(3),
    `${of(visit, 'kilobytes').toFixed(0)} KB`,
  ]);

  return `${visitsHeading}

Measured ${date} with \`npm run bench -- --visits\`: medians of ${rounds} rounds on the built portal, phone viewport, processor slowed down four
times, slow 4G (150 ms there and back, 1.6 Mbit/s down). Zero is the moment in which the address is typed; cold: nothing in the cache,
warm: all of it. Wall-clock, so a busy machine adds to it. INP is the slowest of the interactions of the visit. The pictures
\`waterfall-*.svg\` show what was asked for when, in the round in the middle.

| visit | time (goal) | INP (<= 200 ms cold, 150 warm) | CLS (<= 0.02) | loaded |
| --- | ---: | ---: | ---: | ---: |
${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}

/** Compares the visits of several builds: medians of milliseconds until use, of kilobytes and of requests. */
export function comparedVisits(visits, dists) {
  const of = (visit, dist, figure) =>
    median(visits.filter((one) => one.visit === visit && one.dist === dist).map(figure));
  const cells = (visit, dist) => {
    const { what } = goals[visit];
    const time = of(visit, dist, (one) => one[what]).toFixed(0);
    const kilobytes = of(visit, dist, (one) => one.kilobytes).toFixed(0);
    return `${time} ms, ${kilobytes} KB, ${of(visit, dist, (one) => one.requests.length)} requests`;
  };
  const rows = Object.keys(goals).map((visit) => [visit, ...dists.map((dist) => cells(visit, dist))]);
  return [['visit', ...dists], ['---', ...dists.map(() => '---:')], ...rows]
    .map((row) => `| ${row.join(' | ')} |\n`)
    .join('');
}

/** Draws waterfalls by file name: of each visit the median round. */
export function waterfalls({ visits }) {
  return Object.entries(goals).map(([visit, { what }]) => {
    const rounds = visits
      .filter((one) => one.visit === visit)
      .toSorted((one, other) => one[what] - other[what]);
    const name = visit.replace(/^(?:the|a) /, '').replaceAll(/[ ,]+/g, '-');
    return [`waterfall-${name}.svg`, waterfall(rounds[Math.floor(rounds.length / 2)], what)];
  });
}

const colors = {
  Document: '#4c6ef5',
  Script: '#f59f00',
  Stylesheet: '#ae3ec9',
  Font: '#868e96',
  Image: '#868e96',
};

/** Draws one bar for each request, and a line at the time of the goal. */
function waterfall({ visit, requests, ...figures }, what) {
  const row = 16;
  const scale = 200;
  const end = Math.max(figures[what] / 1000, ...requests.map(({ to }) => to)) + 0.2;
  const [left, width, height] = [300, 300 + end * scale, (requests.length + 2) * row];
  const bars = requests.map(({ path, type, from, to }, index) => {
    const y = (index + 1) * row;
    const short = path.length > 44 ? `…${path.slice(-43)}` : path;
    return `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escaped(short)}</text><rect x="${left + from * scale}" y="${y + 2}" width="${Math.max(1, (to - from) * scale)}" height="${row - 4}" fill="${colors[type] ?? '#2f9e44'}"/>`;
  });
  const at = left + (figures[what] / 1000) * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${height}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/><text x="4" y="12" font-weight="bold">${escaped(visit)}</text>${bars.join('')}<line x1="${at}" x2="${at}" y1="0" y2="${height}" stroke="#e03131"/><text x="${at + 4}" y="12" fill="#e03131">${(figures[what] / 1000).toFixed(2)} s</text></svg>\n`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
