export const toolsHeading = "## The analysts' tools";

/** Writes the last chapter of RESULTS.md: the cost of the tools on the shipped forms. */
export function toolsReport({ date, forms, lint, flows, commands }) {
  const together = forms.reduce((sum, { prove }) => sum + prove, 0);
  return `${toolsHeading}

Measured ${date} with \`npm run bench -- --tools\` on all shipped definitions; CPU milliseconds in Node, all brands.

${table(
  ['goal', 'wanted', 'measured'],
  [
    ['prove, all forms together', '<= 5000 ms', `${Math.round(together)} ms`],
    [`lint of one changed file, median of ${lint.files}`, '<= 15 ms', `${lint.median.toFixed(1)} ms`],
    ['lint of one changed file, the dearest', '<= 15 ms', `${lint.most.toFixed(1)} ms`],
    [`flows, ${count(flows.runs)} of them`, '>= 1,000 / s', `${count(Math.round(flows.perSecond))} / s`],
  ],
)}

${commandsTable(commands, ['milliseconds'])}

${formsTable(forms)}
`;
}

/** One column for each copy of the repository. Times compare only within one run. */
export function commandsTable({ empty, rows }, columns) {
  return `${table(
    ['npm run forms --', ...columns],
    [
      ['(Node without a program)', Math.round(empty)],
      ...rows.map(({ words, milliseconds }) => [`\`${words}\``, ...milliseconds.map(Math.round)]),
    ],
  )}
`;
}

function formsTable(all) {
  return table(
    ['form', 'groups of brands', 'worlds', 'paths', 'situations', 'payloads judged', 'prove, ms'],
    all.map(({ id, groups, worlds, paths, states, payloads, prove }) => [
      id,
      ...[groups, worlds, paths, states, payloads, Math.round(prove)].map(count),
    ]),
  );
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

function count(value) {
  return value.toLocaleString('en');
}
