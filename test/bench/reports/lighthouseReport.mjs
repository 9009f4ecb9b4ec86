export const lighthouseHeading = '## Lighthouse';

/** The score to reach, of 100. */
const goal = 95;

/** Writes the chapter of RESULTS.md about Lighthouse. */
export function lighthouseReport({ date, scores }) {
  const names = Object.keys(scores[0]?.scores ?? {});
  const rows = scores.map(
    ({ page, scores: of }) => `| ${page} | ${names.map((name) => of[name]).join(' | ')} |\n`,
  );
  return `${lighthouseHeading}

Measured ${date} with \`npm run bench -- --lighthouse\` on the built portal, mobile, medians of three rounds; wanted: ${goal} of 100.

| page | ${names.join(' | ')} |
| --- | ${names.map(() => '---:').join(' | ')} |
${rows.join('')}`;
}
