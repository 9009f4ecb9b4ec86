import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { reviewCommand } from '../../src/cli/commands/reviewCommand.ts';
import type { SignedVerdict } from '../../src/cli/review/judgeSignatures.ts';
import { below, commitAll, definitionsCopy, editJson, type Json } from './definitionsCopy.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function git(root: string, ...words: readonly string[]): string {
  const named = ['-c', 'user.name=Frau Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', ['-C', root, ...named, ...words], { encoding: 'utf8' });
}

/** A repository whose first revision has the tag `before`, and the change after it. */
function changed(file: string, change: (value: Json) => void): string {
  const root = definitionsCopy('test/analysis/base');
  roots.push(root);
  commitAll(root);
  git(root, 'tag', 'before');
  editJson(root, file, change);
  return root;
}

async function judge(root: string, revision = 'before') {
  const { code, text, data } = await reviewCommand.run({
    root,
    revision,
    out: null,
    form: null,
    signed: true,
  });
  return { code, text, verdicts: (data ?? []) as readonly SignedVerdict[] };
}

function sign(root: string, lines: readonly string[]): void {
  git(root, 'commit', '--quiet', '--all', '--allow-empty', '--message', `Change it\n\n${lines.join('\n')}`);
}

async function listTrailers(root: string): Promise<readonly string[]> {
  return (await judge(root)).verdicts.flatMap(({ trailer }) => trailer ?? []);
}

const texts = 'schemas/repair/texts.de.json';
const askOtherwise = (value: Json) => (value['damage.part.legend'] = 'Was ist kaputt?');

describe('forms review --signed', () => {
  it('asks for a signature of a changed form, and takes the one that the page prints', async () => {
    const root = changed(texts, askOtherwise);

    const before = await judge(root);
    expect(before.code).toBe(1);
    expect(before.text).toMatch(
      /^„.+“ \(repair\) ist nicht unterschrieben\. Es fehlt die Zeile „Reviewed-form: repair [0-9a-f]{16}“\.$/,
    );

    const page = (await reviewCommand.run({ root, revision: 'before', out: null, form: null, signed: false }))
      .text;
    for (const trailer of await listTrailers(root)) expect(page).toContain(trailer);
    sign(root, await listTrailers(root));
    const after = await judge(root);
    expect(after.code).toBe(0);
    expect(after.text).toMatch(/\(repair\) ist unterschrieben: Frau Test, \d{4}-\d{2}-\d{2}\.$/);
  });

  it('takes no signature of another content', async () => {
    const root = changed(texts, askOtherwise);
    sign(root, await listTrailers(root));
    editJson(root, texts, (value) => (value['damage.part.legend'] = 'Was ging kaputt?'));

    const { code, verdicts } = await judge(root);
    expect(code).toBe(1);
    expect(verdicts.map(({ form, state }) => [form, state])).toEqual([['repair', 'outdated']]);
  });

  it('takes a signature for another layout of the same files', async () => {
    const root = changed(texts, askOtherwise);
    sign(root, await listTrailers(root));
    editJson(root, texts, (value) => {
      const entries = Object.entries(value).toReversed();
      for (const key of Object.keys(value)) delete value[key];
      Object.assign(value, Object.fromEntries(entries));
    });

    expect((await judge(root)).code).toBe(0);
  });

  it.each<[what: string, file: string, change: (value: Json) => void, asked: readonly string[]]>([
    [
      'a row of a table that a form reads',
      'rules/_shared/tables.json',
      (value) => (below(value, 'countries', 'rows', '0')['code'] = 'DEX'),
      ['repair'],
    ],
    [
      'a setting of a brand that no form reads',
      'brands/testmarke/brand.json',
      (value) => (below(value, 'contact')['phone'] = '030 9999'),
      ['_shared'],
    ],
  ])('asks for a signature of %s', async (_, file, change, asked) => {
    const { code, verdicts } = await judge(changed(file, change));

    expect(code).toBe(1);
    expect(verdicts.map(({ form }) => form)).toEqual(asked);
  });

  it('names a signature of a form that is not changed', async () => {
    const root = changed(texts, askOtherwise);
    sign(root, [...(await listTrailers(root)), 'Reviewed-form: repear 0123456789abcdef']);

    const { code, text } = await judge(root);
    expect(code).toBe(0);
    expect(text).toContain('Eine Unterschrift nennt „repear“. Das ist keines der geänderten Formulare.');
  });

  it('says that nothing is missing when nothing changed', async () => {
    expect(await judge(changed(texts, () => undefined))).toMatchObject({
      code: 0,
      text: 'Nichts ist anders, also fehlt keine Unterschrift.',
    });
  });

  it('says why git cannot tell: no repository, no such revision, no history', async () => {
    const root = changed(texts, askOtherwise);
    sign(root, []);
    const shallow = mkdtempSync(join(tmpdir(), 'shallow-'));
    const plain = definitionsCopy('test/analysis/base');
    roots.push(shallow, plain);
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, shallow]);

    expect(await judge(plain)).toMatchObject({ code: 2, text: `${plain} liegt in keinem Git-Repository.` });
    expect(await judge(root, 'nowhere')).toMatchObject({ code: 2, text: 'Es gibt keinen Stand „nowhere“.' });
    expect((await judge(shallow)).text).toContain('fehlen ältere Stände (flacher Klon)');
  });
});
