import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readForms } from '../../../src/definitions/disk.ts';
import { createEditor } from '../../../src/workbench/server/edits/createEditor.ts';
import { listTexts } from '../../../src/workbench/server/edits/locateText.ts';
import { createRandom, pickOne } from './createRandom.ts';
import { openCopy } from './openCopy.ts';
import { writeDefinition } from '../../../src/workbench/server/edits/writeDefinition.ts';

const { root, readAll, remove } = openCopy(['schemas', 'rules', 'brands']);
afterAll(remove);

const file = 'schemas/contact-callback/texts.de.json';
const read = () => readFileSync(join(root, file), 'utf8');
const word = { area: 'contact-callback', key: 'title', brand: null };

function open() {
  const repository = readForms(root);
  const title = repository.texts.get('contact-callback')?.texts['title'] ?? '';
  return { repository, title, editor: createEditor(root, () => repository) };
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

it('writes the files of one edit together or not at all, and takes them back together', () => {
  const { editor } = open();
  const rules = 'rules/contact-callback.json';
  const readRules = () => readFileSync(join(root, rules), 'utf8');
  const before = [read(), readRules()];
  const changes = [
    { file, before: read(), after: `${read()}\n` },
    { file: rules, before: readRules(), after: `${readRules()}\n` },
  ];
  const outside = { file: 'package.json', before: null, after: '{}' };
  expect(editor.write([...changes, outside], 'zu viel').kind).toBe('refused');
  expect([read(), readRules()]).toEqual(before);
  expect(editor.write(changes, 'beides').kind).toBe('written');
  expect(editor.write(changes, 'nochmals').kind).toBe('conflict');
  expect(editor.stacks()).toEqual({ undo: 'beides', redo: null });
  writeFileSync(join(root, rules), `${readRules()}\n`);
  expect(editor.undo()).toMatchObject({ kind: 'refused' });
  expect(read()).toBe(`${before[0]}\n`);
  writeFileSync(join(root, rules), `${before[1]}\n`);
  expect(editor.undo().kind).toBe('written');
  expect([read(), readRules()]).toEqual(before);
});

it('500 random edits over all forms, taken back in reverse, leave every file byte for byte', () => {
  const { editor, repository } = open();
  const before = readAll();
  const random = createRandom(73);
  const pick = <One>(all: readonly One[]): One => pickOne(random, all);
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
