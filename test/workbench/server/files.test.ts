import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { createWorkspace } from '../../../src/workbench/server/createWorkspace.ts';
import { createEditor } from '../../../src/workbench/server/edits/createEditor.ts';
import { addFileRoutes } from '../../../src/workbench/server/files/addFileRoutes.ts';
import { openCopy } from '../edits/openCopy.ts';

const { root, read, remove } = openCopy(['schemas', 'rules', 'brands', 'test/flows']);
afterAll(remove);

const form = 'contact-callback';
const file = `schemas/${form}/texts.de.json`;
const workspace = createWorkspace(root);
const editor = createEditor(root, workspace.repository);
const app = new Hono();
addFileRoutes(app, {
  root,
  workspace,
  editor,
  judgeFile: () => Promise.reject(new Error('No thread runs here.')),
  tell: () => undefined,
});

async function ask(address: string, question?: object): Promise<unknown> {
  const request =
    question === undefined
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(question),
          headers: { 'Content-Type': 'application/json' },
        };
  const response = await app.request(address, request);
  return response.ok ? response.json() : response.status;
}

it('the files of a form are its own, its flow tests and the texts of brands, and no others', async () => {
  const answer = (await ask(`/api/forms/${form}/files`)) as { readonly files: readonly { file: string }[] };
  const files = answer.files.map((one) => one.file);
  expect(files.slice(0, 3)).toEqual([`schemas/${form}/form.json`, `rules/${form}.json`, file]);
  const isOwn = new RegExp(
    `^(schemas/${form}/|rules/${form}\\.json|test/flows/${form}/|brands/[a-z]+/texts)`,
  );
  expect(files.filter((one) => !isOwn.test(one))).toEqual([]);
});

it('a file is written as it was typed and laid out, and one edit takes it back', async () => {
  const was = read(file);
  const text = was.replace('"title": "', '"title":"Neu: ');
  const written = was.replace('"title": "', '"title": "Neu: ');
  expect(await ask('/api/files', { form, file, was, text })).toEqual({ kind: 'written', text: written });
  expect(read(file)).toBe(written);
  editor.undo();
  expect(read(file)).toBe(was);
});

it('what is no JSON, what others changed, and what is no file of the form is refused', async () => {
  const was = read(file);
  const edit = { form, file, was, text: was.replace('{', '{ "x": y,') };
  expect(await ask('/api/files', edit)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('Zeile 1'),
  });
  expect(await ask('/api/files', { ...edit, was: 'old', text: '{}' })).toMatchObject({ kind: 'conflict' });
  for (const other of ['package.json', 'schemas/claim-report/form.json', '../x.json'])
    expect(await ask('/api/files', { ...edit, file: other, text: '{}' })).toBe(400);
  expect(read(file)).toBe(was);
});

it('a typed text is judged by its shape', async () => {
  const own = `rules/${form}.json`;
  const text = read(own);
  expect(await ask('/api/files/shape', { form, file: own, text })).toEqual({ problems: [] });
  const strange = text.replace('"conditions"', '"conditionz"');
  expect(await ask('/api/files/shape', { form, file: own, text: strange })).toMatchObject({
    problems: [{ line: 1 }, { file: own, line: 3, message: expect.stringContaining('conditionz') }],
  });
});
