import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readForms } from '../../../src/definitions/disk.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { readFlows } from '../../../src/cli/readFlows.ts';
import { runFlow } from '../../../src/cli/runFlow.ts';
import { flowCases } from '../../../src/analysis/index.ts';
import { parseQuestionSheet } from '../../../src/workbench/model/forms/parseQuestionSheet.ts';
import { sheetWords } from '../../../src/workbench/page/forms/sheetWords.ts';
import { openEdits } from './openEdits.ts';

const copy = openEdits();
afterAll(copy.remove);

async function runFlows(form: string): Promise<readonly string[]> {
  const repository = readForms(copy.root);
  const wizard = compileFormById(repository, form);
  const steps = wizard?.steps.map(({ id }) => id) ?? [];
  const cases = readFlows(copy.root, repository, form).files.flatMap((file) => flowCases(file, steps));
  expect(cases.length).toBeGreaterThan(0);
  const failures = [];
  for (const one of cases) failures.push(...(await runFlow(one, repository, wizard)));
  return failures.map(({ message }) => message);
}

it('a form of a sheet with every kind of question has no findings, and its flow test passes; undo leaves nothing', async () => {
  const before = copy.readAll();
  const { questions } = parseQuestionSheet(
    [
      'Kommen Sie mit dem Auto?; ja/nein',
      'Was essen Sie?; Auswahl; Fleisch, Fisch, nichts davon',
      'Wer kommt mit?; Text; ; nein',
      'Was möchten Sie sagen?; langer Text',
      'Wie viele Personen kommen?; Zahl',
      'An welchem Tag kommen Sie?; Datum',
      'Bitte bringen Sie gute Laune mit.; Hinweis',
    ].join('\n'),
    sheetWords,
  );
  expect(questions).toHaveLength(7);
  const wanted = { kind: 'newForm', form: 'summer-party', title: 'Sommerfest', questions } as const;
  expect(await copy.edit({ ...wanted, form: 'Summer' })).toEqual([
    expect.stringMatching(/^refused: Der Name eines/),
  ]);
  const lines = await copy.edit(wanted);
  expect(lines.filter((line) => !/^[+-]/.test(line))).toEqual([
    'schemas/summer-party/wizard.json',
    'schemas/summer-party/form.json',
    'schemas/summer-party/calls.json',
    'rules/summer-party.json',
    'schemas/summer-party/texts.de.json',
    'test/flows/summer-party/answered.flow.yaml',
  ]);
  expect(await runFlows('summer-party')).toEqual([]);
  expect(await copy.edit(wanted)).toEqual([expect.stringMatching(/^refused: Diesen Namen/)]);
  copy.undoAll();
  expect(copy.readAll()).toEqual(before);
  expect(existsSync(join(copy.root, 'schemas/summer-party'))).toBe(false);
}, 60_000);

it('a form that starts with the example is that of "forms new" under its own title', async () => {
  await copy.edit({ kind: 'newForm', form: 'small-form', title: 'Kleines Formular', questions: null });
  expect(copy.read('schemas/small-form/texts.de.json')).toContain('"title": "Kleines Formular"');
  expect(await runFlows('small-form')).toEqual([]);
  copy.undoAll();
}, 60_000);
