import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { replacePart } from './replacePart.mjs';
import { root } from '../root.mjs';

const states = ['proven', 'partly', 'seen', 'open'];
const members = ['check', 'state', 'note', 'tests', 'deepTests', 'beside'];

/**
 * Reads the chapters of `docs/experience.yaml`: `{ title, checks }`, each check with `id`, `check`, `state`, `note`, `evidence` and
 * `beside`. Evidence is `{ file, titles, isDeep }`; null titles stand for every test of the file. Throws when a check is not complete.
 */
export function readExperience() {
  const chapters = Object.entries(parse(readFileSync(join(root, 'docs/experience.yaml'), 'utf8'))).map(
    ([title, checks]) => ({ title, checks: Object.entries(checks).map(([id, row]) => readCheck(id, row)) }),
  );
  const checks = chapters.flatMap((chapter) => chapter.checks);
  const problems = checks.flatMap((check, index) => listProblems(check, checks[index - 1]));
  if (problems.length > 0) throw new Error(`docs/experience.yaml: ${problems.join(' ')}`);
  return chapters;
}

/** Returns path -> text of `docs/experience.md`, with a table of checks per chapter. */
export function writeExperience() {
  const path = join(root, 'docs/experience.md');
  const tables = readExperience().map(({ title, checks }) =>
    [
      `## ${title}`,
      '',
      '<!-- oxfmt-ignore-start -->',
      '',
      '| Id | Check | Evidence | State | Note |',
      '| --- | --- | --- | --- | --- |',
      ...checks.map((check) => `| ${writeCells(check).join(' | ')} |`),
      '',
      '<!-- oxfmt-ignore-end -->',
    ].join('\n'),
  );
  return { [path]: replacePart(readFileSync(path, 'utf8'), 'checks', tables.join('\n\n')) };
}

function readCheck(
  id,
  { check = '', state = '', note = '', tests = {}, deepTests = {}, beside = [], ...rest },
) {
  const evidenceOf = (named, isDeep) =>
    Object.entries(named).map(([file, titles]) => ({
      file,
      titles: titles === 'all' ? null : titles,
      isDeep,
    }));
  const evidence = [...evidenceOf(tests, false), ...evidenceOf(deepTests, true)];
  return { id, check, state, note, evidence, beside, surplus: Object.keys(rest) };
}

function listProblems({ id, check, state, note, evidence, beside, surplus }, before) {
  const [letter, number] = [id.slice(0, 1), Number(id.slice(1))];
  const follows = before?.id.startsWith(letter) ? Number(before.id.slice(1)) + 1 : 1;
  const isProven = ['proven', 'partly'].includes(state);
  const wrong = [
    [number !== follows, `follows ${before?.id ?? 'nothing'}`],
    [check === '', 'says nothing'],
    [surplus.length > 0, `has members beside ${members.join(', ')}`],
    [!states.includes(state), `has no state of ${states.join(', ')}`],
    [state !== 'proven' && note === '', 'needs a note about what lacks'],
    [isProven !== evidence.length > 0, isProven ? 'names no test' : 'names tests, but nothing is proven'],
    [evidence.some(({ titles }) => titles?.length === 0), 'names a test file without titles'],
    [evidence.some(({ file }) => !isTest(file)), 'names a file under "tests" that is none'],
    [beside.some(isTest), 'names a test under "beside"'],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, says]) => `${id} ${says}.`);
}

function isTest(file) {
  return /\.(?:test|spec)\.tsx?$/.test(file);
}

function writeCells({ id, check, evidence, beside, state, note }) {
  const tests = evidence.map(({ file, titles, isDeep }) => {
    const named = titles === null ? 'all tests' : titles.map((title) => `"${title}"`).join(', ');
    return `\`${file}\`: ${named}${isDeep ? ' (deep)' : ''}`;
  });
  const others = beside.map((file) => `\`${file}\``);
  return [
    id,
    check,
    [...tests, ...(others.length > 0 ? [`beside: ${others.join(', ')}`] : [])].join('; '),
    state,
    note,
  ];
}
