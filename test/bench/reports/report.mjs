import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { peerVersions } from '../installPeers.mjs';

const { startPage, otherPages } = JSON.parse(
  readFileSync(new URL('../../../src/delivery/budgets.json', import.meta.url), 'utf8'),
);

const names = {
  bound: 'bound: hand-written DOM',
  ours: 'ours: the step',
  oursPage: 'ours: the whole page',
  reactHookForm: 'react-hook-form, hand-written',
  rjsf: 'rjsf as documented',
  rjsfLive: 'rjsf, live validation',
  surveyjs: 'SurveyJS',
  jsonForms: 'JSON Forms (vanilla)',
};

/** Writes RESULTS.md from the figures of all rounds. */
export function report({ date, rounds, sizes, pages, engine, bundles }) {
  const at = (kind, contender, size, what, part = 'cpu') =>
    median(
      pages
        .filter((one) => one.kind === kind && one.contender === contender && one.size === size)
        .map((one) => one[what][part]),
    );
  const form = (contender, size, what, part) => at('form', contender, size, what, part);
  const steps = (contender, count) => at('steps', contender, count, 'step');
  const contenders = Object.keys(names).filter((name) => pages.some((one) => one.contender === name));
  const table = (what, part) =>
    rows(
      ['CPU ms', ...sizes.map((size) => `N=${size}`)],
      contenders.map((name) => [names[name], ...sizes.map((size) => figure(form(name, size, what, part)))]),
    );
  const largest = sizes.at(-1);
  const smallest = sizes[0];
  const rowsOf = (contender, what) => at('rows', contender, 10, what);
  const perSize = (ratio) =>
    sizes
      .map((size) => ratio(size))
      .map(figure)
      .join(' / ');
  const versions = Object.entries(peerVersions())
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  const engineAt = (fields) => engine.find((one) => one.fields === fields);

  return `# Results of the bench

Measured ${date} with \`npm run bench\`: ${rounds} rounds, all contenders taking turns in every round, medians. A machine with
${cpus().length} processor cores that did other work meanwhile; Node ${process.versions.node}, Chromium, production builds. ${versions}.

CPU milliseconds of the page's main thread per interaction (script, style, layout and paint), everything an interaction brings about
later included (storing the draft, for us), what the untouched page costs taken off. N questions on one page: text, select, checkbox
and yes/no in turn, 30 % of them hang on one checkbox, half are required. Keys come 150 ms apart. Read ratios, not milliseconds.

"ours: the step" is the product's compiled definition, draft, form and controls; "the whole page" adds routes, progress, the list of
what is open and the buttons. Both are opened on a page of the portal, as in use: its texts, the look of a brand and its fonts stand
there already. The bound keeps the same answers and conditions in chunks of 20 under \`content-visibility: auto\`, with
plain inputs and nothing stored. react-hook-form, JSON Forms and "live" rjsf know what is wrong while one types, as the product does;
SurveyJS and rjsf as documented find out when one goes on.

## Goals

${rows(
  ['goal', 'wanted', 'measured'],
  [
    [
      'keystroke, step / bound, at each N',
      `<= 1.2, at ${largest} <= 2`,
      perSize((size) => form('ours', size, 'keystroke') / form('bound', size, 'keystroke')),
    ],
    [
      'keystroke, page / bound, at each N',
      `<= 1.2, at ${largest} <= 2`,
      perSize((size) => form('oursPage', size, 'keystroke') / form('bound', size, 'keystroke')),
    ],
    [
      `keystroke, growth ${smallest} to ${largest}`,
      '<= 1.5',
      figure(form('ours', largest, 'keystroke') / form('ours', smallest, 'keystroke')),
    ],
    ...[
      ['jsonForms', 13],
      ['surveyjs', 9],
      ['reactHookForm', 4],
    ].map(([name, wanted]) => [
      `keystroke at ${largest}, faster than ${names[name]}`,
      `>= ${wanted}`,
      figure(form(name, largest, 'keystroke') / form('ours', largest, 'keystroke')),
    ]),
    [
      'keystroke script, step / bound, at each N',
      '<= 2.5',
      perSize(
        (size) => form('ours', size, 'keystroke', 'script') / form('bound', size, 'keystroke', 'script'),
      ),
    ],
    [
      `toggle at ${largest}, step / bound`,
      '<= 1.0',
      figure(form('ours', largest, 'toggle') / form('bound', largest, 'toggle')),
    ],
    [
      `toggle at ${largest}, faster than SurveyJS`,
      '>= 40',
      figure(form('surveyjs', largest, 'toggle') / form('ours', largest, 'toggle')),
    ],
    ['step change, step / bound', '<= 2.0', figure(steps('ours', 5) / steps('bound', 5))],
    ['step change, step / SurveyJS', '<= 0.3', figure(steps('ours', 5) / steps('surveyjs', 5))],
    ['step change, step / react-hook-form', '<= 1.5', figure(steps('ours', 5) / steps('reactHookForm', 5))],
    ['step change, 50 steps / 5 steps', '<= 1.1', figure(steps('ours', 50) / steps('ours', 5))],
    [
      `mount at ${largest}, step / react-hook-form`,
      '<= 1.0',
      figure(form('ours', largest, 'mount') / form('reactHookForm', largest, 'mount')),
    ],
    [
      `mount at ${smallest}, step / react-hook-form`,
      '<= 1.5',
      figure(form('ours', smallest, 'mount') / form('reactHookForm', smallest, 'mount')),
    ],
    [`mount at ${smallest}, step`, '<= 35 ms', `${figure(form('ours', smallest, 'mount'))} ms`],
    [
      `30 % of ${largest} shown for the first time, step`,
      '<= 100 ms',
      `${figure(form('ours', largest, 'firstToggle'))} ms`,
    ],
    [
      'ten rows of a list / the same questions flat, mount',
      '<= 1.5',
      figure(rowsOf('rows', 'mount') / rowsOf('rowsFlat', 'mount')),
    ],
    [
      'ten rows of a list / the same questions flat, keystroke',
      '<= 1.5',
      figure(rowsOf('rows', 'keystroke') / rowsOf('rowsFlat', 'keystroke')),
    ],
    ['the start page, JS', `<= ${startPage.code} KB`, `${figure(bundles.startPage.js)} KB`],
    ['the start page, CSS', `<= ${startPage.style} KB`, `${figure(bundles.startPage.css)} KB`],
    ['the form engine, once', '<= 110 KB', `${figure(bundles.formEngine)} KB`],
    ...[...new Map(bundles.formPages.map((page) => [page.path, page])).values()].map(({ path, js }) => [
      `${path}, JS`,
      `<= ${otherPages.code} KB`,
      `${figure(js)} KB`,
    ]),
  ],
)}
Sizes are Brotli, of what comes with the page. The form engine's code by package: ${bundles.largest.join(', ')} (of its source, before compression).

## Keystroke

${table('keystroke')}
Script alone:

${table('keystroke', 'script')}
## Flipping 30 % of the questions

${table('toggle')}
The first time, when those who build late have to build:

${table('firstToggle')}
## Mount

From the loaded definition to the page at rest; code is loaded, and for us the look of the page and its fonts are. Our definition comes
compiled, as all forms do, and is read here.

${table('mount')}
## Going to another step

20 questions a step.

${rows(
  ['CPU ms', '5 steps', '50 steps'],
  contenders.map((name) => [names[name], figure(steps(name, 5)), figure(steps(name, 50))]),
)}
## Ten rows of six questions

${rows(
  ['CPU ms', 'mount', 'keystroke'],
  [
    ['a list', figure(rowsOf('rows', 'mount')), figure(rowsOf('rows', 'keystroke'))],
    ['the same questions flat', figure(rowsOf('rowsFlat', 'mount')), figure(rowsOf('rowsFlat', 'keystroke'))],
  ],
)}
## The engine alone, in Node

CPU microseconds a call; the last column is what 50 times as many questions cost.

${rows(
  ['', ...engine.map(({ fields }) => `N=${fields}`), '1000 / 20'],
  ['compile', 'keystroke', 'toggle', 'snapshot'].map((what) => [
    what,
    ...engine.map((one) => figure(1000 * one[what])),
    figure(engineAt(1000)[what] / engineAt(20)[what]),
  ]),
)}`;
}

function rows(head, lines) {
  const line = (cells) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map((_, index) => (index === 0 ? '---' : '---:'))) + lines.map(line).join('');
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Rounds to two significant digits. */
function figure(value) {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
