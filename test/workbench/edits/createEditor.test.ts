import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readForms } from '../../../src/definitions/disk.ts';
import { createEditor } from '../../../src/workbench/server/edits/createEditor.ts';
import { listTexts } from '../../../src/workbench/server/edits/locateText.ts';
import { writeDefinition } from '../../../src/workbench/server/edits/writeDefinition.ts';

const root = mkdtempSync(join(tmpdir(), 'workbench-'));
beforeAll(() => {
  for (const folder of ['schemas', 'rules', 'brands'])
    cpSync(folder, join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const file = 'schemas/contact-callback/texts.de.json';
const read = () => readFileSync(join(root, file), 'utf8');
const word = { area: 'contact-callback', key: 'title', brand: null };

function open() {
  const repository = readForms(root);
  const title = repository.texts.get('contact-callback')?.texts['title'] ?? '';
  return { repository, title, editor: createEditor(root, () => repository) };
}

/** All files with their bytes. */
function readAll(): ReadonlyMap<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, readFileSync(path, 'latin1')];
    }),
  );
}

it('writes nothing over what somebody else wrote meanwhile, and tells it', () => {
  const { editor, title } = open();
  const before = read();
  writeFileSync(join(root, file), before.replace(title, 'Von anderer Hand'));
  const answer = editor.change({ ...word, was: title, text: 'Von mir' });
  expect(answer).toMatchObject({ kind: 'conflict', now: 'Von anderer Hand' });
  expect(read()).toContain('Von anderer Hand');
  // The page has seen both, and the person chose.
  expect(editor.change({ ...word, was: 'Von anderer Hand', text: 'Von mir' }).kind).toBe('written');
  writeFileSync(join(root, file), before);
});

it('takes an edit back beside what an editor wrote in the same file since', () => {
  const { editor, title } = open();
  const before = read();
  editor.change({ ...word, was: title, text: 'Anders' });
  writeFileSync(join(root, file), `${read()}\n`);
  expect(editor.undo().kind).toBe('written');
  expect(read()).toBe(`${before}\n`);
  writeFileSync(join(root, file), read().replace(title, 'Von anderer Hand'));
  expect(editor.redo()).toMatchObject({ kind: 'refused' });
  writeFileSync(join(root, file), before);
});

it('refuses an unknown text, an empty one, a broken file, and files outside of its folders or behind links', () => {
  const { editor, title } = open();
  const before = read();
  expect(editor.change({ ...word, key: 'nothing', was: null, text: 'x' }).kind).toBe('refused');
  expect(editor.change({ ...word, brand: '../..', was: null, text: 'x' }).kind).toBe('refused');
  expect(editor.change({ ...word, was: title, text: ' ' }).kind).toBe('refused');
  writeFileSync(join(root, file), '{');
  expect(editor.change({ ...word, was: title, text: 'x' })).toMatchObject({ kind: 'refused' });
  writeFileSync(join(root, file), before);
  symlinkSync(tmpdir(), join(root, 'schemas/linked'));
  const outside = [
    'package.json',
    'schemas/../x.json',
    '/etc/x.json',
    'schemas/linked/x.json',
    'schemas/x.ts',
  ];
  expect(
    outside.filter((path) => !writeDefinition(root, path, '{}')?.includes('schreibt dort nicht')),
  ).toEqual([]);
  rmSync(join(root, 'schemas/linked'));
  expect(writeDefinition(root, 'schemas/no-such/x.json', '{}')).toContain('gibt es nicht mehr');
});

/** Numbers from 0 to 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

it('500 random edits over all forms, taken back in reverse, leave every file byte for byte', () => {
  const { editor, repository } = open();
  const before = readAll();
  const random = createRandom(73);
  const pick = <One>(all: readonly One[]): One => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('There is nothing to pick.');
    return one;
  };
  const known = new Map<string, string | null>();
  const forms = repository.forms.map(({ id }) => listTexts(repository, id));
  for (let count = 0; count < 500; count += 1) {
    const { area, key, text } = pick(pick(forms));
    const brand = random() < 0.4 ? pick(repository.brands).id : null;
    // A part's text has one place in a file, whatever the form.
    const place = brand === null ? `${repository.texts.get(area)?.file} ${text}` : `${brand} ${area}:${key}`;
    const was = known.get(place) ?? (brand === null ? text : null);
    const isBack = brand !== null && was !== null && random() < 0.3;
    const next = isBack ? null : `${text} ${count} "\\ä\n`;
    const answer = editor.change({ area, key, brand, was, text: next });
    // The same text of a part was edited by another form before.
    const last =
      answer.kind === 'conflict' ? editor.change({ area, key, brand, was: answer.now, text: next }) : answer;
    expect(last).toEqual({ kind: 'written' });
    known.set(place, next);
  }
  const after = readAll();
  while (editor.stacks().undo !== null) expect(editor.undo().kind).toBe('written');
  expect(readAll()).toEqual(before);
  while (editor.stacks().redo !== null) expect(editor.redo().kind).toBe('written');
  expect(readAll()).toEqual(after);
}, 60_000);
