import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Row {
  readonly id: string;
  readonly check: string;
  /** Files below `test/`, each with the titles that are named of it. */
  readonly evidence: readonly (readonly [file: string, titles: readonly string[]])[];
  readonly state: string;
  readonly lacks: string;
}

/** How many checks each letter has, in the order of the document. */
const checks = { A: 20, W: 15, F: 12, S: 9, B: 1, C: 6, D: 4 };
const ids = Object.entries(checks).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
);

const rows = readFileSync('docs/experience.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ /.test(line))
  .map(rowOf);

function rowOf(line: string): Row {
  const [id = '', check = '', evidence = '', state = '', lacks = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const named = [...evidence.matchAll(/`([^`]+)`(?::((?:,? "[^"]+")+))?/g)];
  return {
    id,
    check,
    evidence: named.map(([, file = '', titles = '']) => [
      file,
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    ]),
    state,
    lacks,
  };
}

const isTestFile = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Titles of tests, of their groups, and the rows of a table that give a test its name. */
function titlesIn(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  const called = /\b(?:test|it|describe)\b[^'"`\n]*(['"`])((?:(?!\1).)+)\1/g;
  const afterTable = /\)\(\s*(['"`])((?:(?!\1).)+)\1/g;
  const inTable = /\[\s*(['"`])((?:(?!\1).)+)\1/g;
  return [called, afterTable, inTable].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, , title = '']) => title),
  );
}

describe('the document of what people experience', () => {
  it('has a row for each of the 67 checks, in order', () => {
    expect(ids).toHaveLength(67);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('says of each what it is and how it stands, and what lacks where not all is proven', () => {
    const wrong = rows.filter(
      ({ check, state, lacks }) =>
        check === '' ||
        !['proven', 'partly', 'seen', 'open'].includes(state) ||
        (state !== 'proven' && lacks === ''),
    );

    expect(wrong).toEqual([]);
  });

  it('names a test where something is proven, and none where nothing is', () => {
    const wrong = rows.filter(({ state, evidence }) => {
      const tests = evidence.filter(([file]) => isTestFile(file));
      return ['proven', 'partly'].includes(state) ? tests.length === 0 : tests.length > 0;
    });

    expect(wrong).toEqual([]);
  });

  it.each(rows.map((row) => [row.id, row] as const))('%s names tests that are there', (_, { evidence }) => {
    const missing = evidence.flatMap(([file, titles]) => {
      if (!existsSync(file)) return [file];
      if (isTestFile(file) && titles.length === 0) return [`a test of ${file}`];
      const known = titles.length === 0 ? [] : titlesIn(file);
      return titles
        .filter((title) => !known.some((one) => one.includes(title)))
        .map((title) => `${file}: ${title}`);
    });

    expect(missing).toEqual([]);
  });
});
