import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { checkNode } from './environment/checkNode.mjs';
import { collectNode } from './processes/collectNode.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { root } from './root.mjs';

/** Figures of the source with their limits. `npm run figures` prints them, and `-- --list` every place behind them. */
const figures = [
  { name: 'unused exports and files', limit: 0, measure: findUnusedExports },
  { name: 'functions over 60 lines', limit: 0, measure: findLongFunctions },
  { name: 'texts without an element of their own', limit: 0, measure: findBareTextPlaces },
  { name: 'circles of files', limit: 0, measure: () => findCircles((path) => path) },
  { name: 'circles of folders', limit: 0, measure: () => findCircles(dirname) },
  { name: 'casts per thousand lines', limit: 2, measure: findCasts },
  {
    name: 'percent of comments with a sentence without a subject',
    limit: 1,
    measure: findCommentsWithoutSubject,
  },
];

/** How a sentence begins that names its subject only by what it does. */
const vagueSubject =
  /^(?:(?:And|But|Or|So|Then) )?(?:what|whatever|who|whom|whoever|whose|nobody|somebody|someone|anybody|everybody|nothing|something|one (?:who|that)|that which|those who)\b/i;

checkNode();
try {
  await ensureDeps();
  const isListing = process.argv.includes('--list');
  const worse = [];
  for (const { name, limit, measure } of figures) {
    const { figure, places } = await measure();
    process.stdout.write(`${name}: ${figure} (at most ${limit})\n`);
    if (figure > limit) worse.push(name);
    if (isListing || figure > limit) process.stdout.write(places.map((place) => `  ${place}\n`).join(''));
  }
  if (worse.length > 0) throw new Error(`Worse than allowed: ${worse.join(', ')}.`);
} catch (error) {
  failWith(error);
}

async function findUnusedExports() {
  const { output } = await collectNode('node_modules/knip/bin/knip.js', [
    '--no-progress',
    '--reporter',
    'json',
  ]);
  const { issues } = JSON.parse(output.slice(output.indexOf('{')));
  const places = issues.flatMap(({ file, files, exports, types, duplicates }) =>
    [...files, ...exports, ...types, ...duplicates.flat()].map(
      ({ name, line }) => `${file}:${line ?? 1} ${name}`,
    ),
  );
  return { figure: places.length, places };
}

async function findLongFunctions() {
  const places = await findByOxlint('max-lines-per-function');
  return { figure: places.length, places };
}

async function findBareTextPlaces() {
  // Loaded late, because the packages may not be installed before.
  const { findBareTexts } = await import('./findBareTexts.mjs');
  const places = findBareTexts();
  return { figure: places.length, places };
}

async function findCasts() {
  const places = await findByOxlint('consistent-type-assertions');
  const lines = readSources().reduce((sum, { code }) => sum + code.split('\n').length - 1, 0);
  return { figure: Number(((places.length / lines) * 1000).toFixed(2)), places };
}

function findCommentsWithoutSubject() {
  const comments = readSources().flatMap(({ path, text }) =>
    [...text.matchAll(/\/\*\*([\s\S]*?)\*\/|(?<=^|\s)\/\/([^\n]*)/g)].map(({ index, 1: doc, 2: line }) => ({
      place: `${path}:${text.slice(0, index).split('\n').length}`,
      words: (doc ?? line)
        .replaceAll(/^\s*\* ?/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    })),
  );
  const vague = comments.filter(({ words }) =>
    words.split(/(?<=[.!?:;]) +/).some((sentence) => vagueSubject.test(sentence)),
  );
  const places = vague.map(({ place, words }) => `${place} ${words}`);
  return { figure: Number(((100 * places.length) / comments.length).toFixed(2)), places };
}

async function findByOxlint(rule) {
  const { output } = await collectNode('node_modules/oxlint/bin/oxlint', [
    '--config',
    '.oxlintrc.figures.json',
    '--format',
    'json',
    'src',
  ]);
  return JSON.parse(output)
    .diagnostics.filter(({ code }) => code.includes(rule))
    .map(({ filename, labels, message }) => `${filename}:${labels[0]?.span.line ?? 1} ${message}`);
}

/**
 * Finds groups of files (or of their folders) that import each other, directly or through others; imports of types count. A folder and the
 * folders within it are one: its own files are what they share.
 */
function findCircles(nodeOf) {
  const next = new Map();
  for (const { path, code } of readSources()) {
    const targets = next.get(nodeOf(path)) ?? new Set();
    next.set(nodeOf(path), targets);
    for (const [, from = ''] of code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const target = nodeOf(normalize(join(dirname(path), from)));
      if (!isWithin(target, nodeOf(path)) && !isWithin(nodeOf(path), target)) targets.add(target);
    }
  }
  const reached = new Map([...next.keys()].map((node) => [node, listReached(node, next)]));
  const groups = new Set(
    [...next.keys()]
      .filter((node) => reached.get(node).has(node))
      .map((node) =>
        [...next.keys()].filter((other) => reached.get(node).has(other) && reached.get(other).has(node)),
      )
      .map((group) => group.toSorted((a, b) => (a < b ? -1 : 1)).join(' <-> ')),
  );
  return { figure: groups.size, places: [...groups] };
}

function isWithin(node, other) {
  return node === other || node.startsWith(`${other}/`);
}

function listReached(node, next) {
  const seen = new Set();
  const open = [...(next.get(node) ?? [])];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    open.push(...(next.get(one) ?? []));
  }
  return seen;
}

/** Reads the files of the program: their text, and their code without comments, whose line numbers stay. */
function readSources() {
  return readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      const code = text
        .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
        .replaceAll(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1');
      return { path: path.slice(root.length), text, code };
    });
}
