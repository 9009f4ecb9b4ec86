import { afterAll, expect, it } from 'vitest';
import { createLinter, listWords } from '../../../src/analysis/index.ts';
import { addFlowTests } from '../../../src/cli/addFlowTests.ts';
import { collectLintTools } from '../../../src/cli/collectLintTools.ts';
import { findMisspelled } from '../../../src/cli/spelling/findMisspelled.ts';
import { readForms } from '../../../src/definitions/disk.ts';
import { type Expression, isExpression } from '../../../src/engine/index.ts';
import { asRecord } from '../../../src/plain/isRecord.ts';
import { readAllWritten } from '../../../src/workbench/model/questions/QuestionTexts.ts';
import { createEditor } from '../../../src/workbench/server/edits/createEditor.ts';
import { judgeQuestions } from '../../../src/workbench/server/edits/judgeQuestions.ts';
import { createRandom, pickOne } from './createRandom.ts';
import { openCopy } from './openCopy.ts';
import { pickEdit } from './pickEdit.ts';

const copy = openCopy(['schemas', 'rules', 'brands', 'test/flows']);
afterAll(copy.remove);

const minutes = 60_000;
const isLong = process.env['DEEP'] === '1';
/** Every edit is judged over all forms, which takes half a second and more. */
const total = isLong ? 500 : 15;

it(
  `${total} random guided edits: none brings a finding, and in reverse every byte is back`,
  async () => {
    const before = copy.readAll();
    const random = createRandom(74);
    const { judge } = judgeQuestions(copy.root);
    const editor = createEditor(copy.root, () => repository);
    let repository = readForms(copy.root);
    const forms = repository.forms.filter(({ id }) => repository.files.has(`schemas/${id}/form.json`));
    const reasons: string[] = [];
    const kinds = new Set<string>();
    let written = 0;
    for (let count = 0; count < total; count += 1) {
      const { id, source } = pickOne(random, forms);
      const texts = new Map([...repository.files.values()].map(({ path, text }) => [path, text]));
      const own = asRecord(asRecord(JSON.parse(texts.get(`rules/${id}.json`) ?? '{}'))['values']);
      const form = {
        id,
        written: readAllWritten(texts, id),
        values: Object.fromEntries(
          Object.entries(own).filter((entry): entry is [string, Expression] => isExpression(entry[1])),
        ),
        calls: source.calls.calls,
        tables: source.shared.tables,
      };
      const edit = pickEdit(random, form, count);
      kinds.add(edit.kind);
      const verdict = await judge(edit);
      if (verdict.kind !== 'edited') {
        reasons.push(verdict.why);
        continue;
      }
      written += 1;
      expect(editor.write(verdict.changes, edit.kind)).toEqual({ kind: 'written' });
      repository = readForms(copy.root, repository);
    }
    expect(reasons.filter((why) => !/[.?]$/.test(why))).toEqual([]);
    expect(written).toBeGreaterThan(total / 10);
    // Every kind of edit takes part in a long run.
    expect(kinds.size).toBeGreaterThan(isLong ? 13 : 5);
    const misspelled = await findMisspelled(listWords(repository));
    const tools = addFlowTests(collectLintTools(repository, copy.root), repository, copy.root);
    expect(createLinter()(repository, { ...tools, misspelled })).toEqual([]);
    const after = copy.readAll();
    while (editor.stacks().undo !== null) expect(editor.undo().kind).toBe('written');
    expect(copy.readAll()).toEqual(before);
    while (editor.stacks().redo !== null) expect(editor.redo().kind).toBe('written');
    expect(copy.readAll()).toEqual(after);
  },
  60 * minutes,
);
