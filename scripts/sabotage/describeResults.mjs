/** Describes results by area: how many breaks a test noticed, and how many it did not. */
export function describeResults(results) {
  const areas = new Set(results.map(({ fact }) => fact.split('-')[0]));
  const rows = [...areas].map((area) =>
    row(
      area,
      results.filter(({ fact }) => fact.startsWith(`${area}-`)),
    ),
  );
  return ['area    breaks  red  green  unclear  refused', ...rows, row('all', results)].join('\n');
}

function row(name, results) {
  const count = (word) => String(results.filter(({ result }) => result === word).length);
  return [
    name.padEnd(8),
    String(results.length).padStart(6),
    count('red').padStart(5),
    count('green').padStart(7),
    count('unclear').padStart(9),
    count('refused').padStart(9),
  ].join('');
}
