import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Ids in one title, step or assertion. Among more than three, nobody can say which assertion is whose. */
const mostTogether = 3;
const group = /[A-Z]{2,5}-\d{3}(?:\.\.\d{3})?(?:[\s,;]+[A-Z]{2,5}-\d{3}(?:\.\.\d{3})?)*/g;

/**
 * Finds the tests that name a requirement with at most two others: id -> `{ file, title, isBroken }` of the best one, and the ids that are
 * named at all. `isBroken` says that a break of the requirement proves the test (`test/sabotage`); such tests come first.
 */
export function findProofs() {
  const broken = readBroken();
  const proofs = new Map();
  const named = new Set();
  for (const file of listTests()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const { ids, title } of file.endsWith('.yaml') ? readFlow(text) : readTest(text)) {
      for (const id of ids) named.add(id);
      if (ids.length > mostTogether) continue;
      for (const id of ids) {
        const proof = { file, title, isBroken: broken.get(id)?.has(file) ?? false };
        if (isBetter(proof, proofs.get(id))) proofs.set(id, proof);
      }
    }
  }
  return { proofs, named, broken };
}

/** A test that a break proves, else a flow test, else a test without a browser, else the first one by name. */
function isBetter(proof, before) {
  if (before === undefined) return true;
  const rank = ({ file, isBroken }) =>
    isBroken ? 0 : file.startsWith('test/flows/') ? 1 : file.startsWith('test/e2e/') ? 3 : 2;
  return rank(proof) < rank(before);
}

/** Returns id -> the files of tests that notice a break of it. */
function readBroken() {
  const broken = new Map();
  for (const name of readdirSync(join(root, 'test/sabotage')))
    for (const { fact, proof } of JSON.parse(readFileSync(join(root, 'test/sabotage', name), 'utf8')))
      broken.set(fact, (broken.get(fact) ?? new Set()).add(proof));
  return broken;
}

function listTests() {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|flow\.yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('test/analysis/'))
    .sort();
}

/** Ids of the flow, of its steps and of its variants; a variant has a name of its own. */
function readFlow(text) {
  const [, flow = ''] = text.match(/^flow: (.+)$/m) ?? [];
  return [...text.matchAll(group)].map((found) => {
    const before = text.slice(0, found.index);
    const variants = before.indexOf('\nvariants:');
    const name =
      variants < 0
        ? undefined
        : [...before.slice(variants).matchAll(/\bname: ['"]?([^'"\n,]+)/g)].at(-1)?.[1];
    return { ids: listIds(found[0]), title: name === undefined ? flow : `${flow}: ${name}` };
  });
}

/** Ids in titles and at assertions, with the title of the test that they stand in. */
function readTest(text) {
  const titles = [
    ...text.matchAll(/\b(?:it|test|describe)(?:\.\w+)*(?:<[^>]*>)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs),
  ];
  const tables = [...text.matchAll(/\]\s*(?:as const)?\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)];
  return [...text.matchAll(group)].map((found) => {
    const end = found.index + found[0].length;
    const own = [...titles, ...tables].find(
      (one) => one.index <= found.index && end <= one.index + one[0].length,
    );
    // A row of a table stands before the title that its test has.
    const row = text.slice(text.lastIndexOf('\n', found.index) + 1, found.index).trim();
    const title =
      own?.[2] ??
      (/^\[?['"`]$|^\['/.test(row)
        ? quoted(text, found.index)
        : titles.findLast(({ index }) => index < found.index)?.[2]);
    return { ids: listIds(found[0]), title: (title ?? '').replaceAll(/\s+/g, ' ') };
  });
}

/** Returns the rest of the text in which an id stands, as a row of a table has it. */
function quoted(text, index) {
  const quote = text[index - 1];
  const end = text.indexOf(quote, index);
  return text.slice(index, end);
}

function listIds(text) {
  return [...text.matchAll(/([A-Z]+)-(\d{3})(?:\.\.(\d{3}))?/g)].flatMap(([, area, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, position) => `${area}-${String(Number(first) + position).padStart(3, '0')}`,
    ),
  );
}
