import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditor } from '../../../src/workbench/server/edits/createEditor.ts';
import { reviewChanges } from '../../../src/workbench/server/review/reviewChanges.ts';
import { createWorkspace } from '../../../src/workbench/server/createWorkspace.ts';
import { bringBackForm } from '../../../src/workbench/server/versions/bringBackForm.ts';
import { listVersions } from '../../../src/workbench/server/versions/listVersions.ts';
import { saveVersion } from '../../../src/workbench/server/versions/saveVersion.ts';
import { commitAll, definitionsCopy, editJson } from '../../cli/definitionsCopy.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const git = (root: string, ...words: readonly string[]) =>
  execFileSync('git', ['-C', root, ...words], { encoding: 'utf8' });

const texts = 'schemas/repair/texts.de.json';
const title = 'Was ist kaputt?';

/** A repository with one commit and a changed text. */
function changed(): string {
  const root = definitionsCopy('test/analysis/base');
  roots.push(root);
  commitAll(root);
  git(root, 'config', 'user.name', 'Frau Test');
  git(root, 'config', 'user.email', 'test@example.org');
  editJson(root, texts, (value) => (value['damage.part.legend'] = title));
  return root;
}

const save = (root: string, sentence: string, trailers: readonly string[] = []) =>
  saveVersion(root, { sentence, trailers });
const list = (root: string) => listVersions(root, createWorkspace(root).listForms());

describe('a version', () => {
  it('keeps definitions alone: what else is changed or staged stays as it is', () => {
    const root = changed();
    writeFileSync(join(root, 'staged.txt'), 'other work');
    git(root, 'add', 'staged.txt');
    writeFileSync(join(root, 'rules/_shared/more.json'), '{}');

    expect(list(root).changed).toHaveLength(2);
    expect(save(root, 'Nach dem Schaden anders fragen')).toEqual({ kind: 'written' });
    expect(git(root, 'show', '--name-only', '--format=%an: %s').trim().split('\n')).toEqual([
      'Frau Test: Nach dem Schaden anders fragen',
      '',
      'rules/_shared/more.json',
      texts,
    ]);
    expect(git(root, 'status', '--porcelain').trim()).toBe('A  staged.txt');
    expect(list(root)).toMatchObject({
      changed: [],
      versions: [
        { says: 'Nach dem Schaden anders fragen', name: 'Frau Test', forms: [{ id: 'repair' }] },
        { says: 'as it was' },
      ],
    });
  });

  it.each<[what: string, prepare: (root: string) => void, sentence: string, why: string]>([
    ['a sentence that is too long', () => undefined, 'A'.repeat(73), 'länger als 72 Zeichen'],
    ['no sentence', () => undefined, ' ', 'in einem Satz'],
    ['a full stop', () => undefined, 'Fertig.', 'ohne Punkt'],
    ['nothing to save', (root) => git(root, 'checkout', '--quiet', '.'), 'Nichts', 'nichts geändert'],
    ['nobody known', (root) => git(root, 'config', 'user.name', ''), 'Ohne Namen', 'kennt Ihren Namen'],
    [
      'a merge that is half done',
      (root) => writeFileSync(join(root, '.git/MERGE_HEAD'), git(root, 'rev-parse', 'HEAD')),
      'Mitten im Zusammenführen',
      'zusammengeführt',
    ],
    [
      'a hook that refuses',
      (root) =>
        writeFileSync(join(root, '.git/hooks/commit-msg'), '#!/bin/sh\necho "Kein Dienstag." >&2\nexit 1\n', {
          mode: 0o755,
        }),
      'Am Dienstag',
      'nicht angenommen: Kein Dienstag.',
    ],
    ['no repository', (root) => rmSync(join(root, '.git'), { recursive: true }), 'Ohne Git', 'keinem Git'],
  ])('is refused with a sentence: %s', (_, prepare, sentence, why) => {
    const root = changed();
    prepare(root);

    const answer = save(root, sentence);
    expect(answer.kind).toBe('refused');
    expect(answer).toMatchObject({ why: expect.stringContaining(why) });
  });

  it('is signed with its sentence or later, which the review counts, and the list names the form', async () => {
    const root = changed();
    const review = async (revision: string) => {
      const answer = await reviewChanges(root)({ revision, isMeasured: false });
      if (answer.kind !== 'page') throw new Error(answer.why);
      return answer.parts;
    };
    const [part] = await review('HEAD');
    const trailer = part?.trailer ?? '';
    expect(part).toMatchObject({ id: 'repair', signedBy: null });

    expect(save(root, 'Anders fragen')).toEqual({ kind: 'written' });
    writeFileSync(join(root, 'staged.txt'), 'other work');
    git(root, 'add', 'staged.txt');
    expect(save(root, 'Gelesen', [trailer])).toEqual({ kind: 'written' });
    expect(git(root, 'status', '--porcelain').trim()).toBe('A  staged.txt');
    expect(await review('HEAD~2')).toMatchObject([{ id: 'repair', signedBy: { name: 'Frau Test' } }]);

    editJson(root, texts, (value) => (value['damage.part.legend'] = 'Und jetzt?'));
    const [other] = await review('HEAD~2');
    expect(other).toMatchObject({ signedBy: null });
    expect(save(root, 'Noch anders fragen', [other?.trailer ?? ''])).toEqual({ kind: 'written' });
    expect(await review('HEAD~3')).toMatchObject([{ signedBy: { name: 'Frau Test' } }]);
    expect(list(root).versions).toMatchObject([{ signed: ['Schaden'] }, { signed: [] }, { signed: [] }]);
  });

  it.each(['Co-authored-by: Somebody <a@b.example>', 'Reviewed-form: repair 0123\n\nMore words'])(
    'takes no other line than a signature: %j',
    (line) => {
      const root = changed();
      expect(save(root, 'Anders fragen', [line])).toMatchObject({ kind: 'refused' });
      expect(list(root).versions).toHaveLength(1);
    },
  );

  it('gives a form back as one edit that is taken back again', () => {
    const root = changed();
    save(root, 'Anders fragen');
    const workspace = createWorkspace(root);
    const editor = createEditor(root, workspace.repository);
    const [form] = workspace.listForms();
    const [, first] = list(root).versions;
    if (!form || !first) throw new Error('There is no form or no version.');

    expect(bringBackForm(root, { version: first.id, form }, editor)).toEqual({ kind: 'written' });
    expect(readFileSync(join(root, texts), 'utf8')).not.toContain(title);
    expect(bringBackForm(root, { version: first.id, form }, editor)).toMatchObject({ kind: 'refused' });
    expect(editor.undo()).toEqual({ kind: 'written' });
    expect(readFileSync(join(root, texts), 'utf8')).toContain(title);
    expect(bringBackForm(root, { version: '--help', form }, editor)).toMatchObject({ kind: 'refused' });
  });
});
