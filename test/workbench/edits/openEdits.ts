import { expect } from 'vitest';
import { readForms } from '../../../src/definitions/disk.ts';
import type { GuidedEdit } from '../../../src/workbench/model/edits/GuidedEdit.ts';
import { createEditor } from '../../../src/workbench/server/edits/createEditor.ts';
import { judgeQuestions } from '../../../src/workbench/server/edits/judgeQuestions.ts';
import { openCopy } from './openCopy.ts';

/** Makes a copy of the definitions, in which edits are made as the page makes them. */
export function openEdits() {
  const copy = openCopy(['schemas', 'rules', 'brands', 'test/flows']);
  const editor = createEditor(copy.root, () => readForms(copy.root));
  const { judge } = judgeQuestions(copy.root);
  return {
    ...copy,
    editor,
    /** Makes an edit and lists the lines that it adds (+) and takes away (-), by file; or why it is refused. */
    edit: async (wanted: GuidedEdit): Promise<readonly string[]> => {
      const verdict = await judge(wanted);
      if (verdict.kind !== 'edited') return [`${verdict.kind}: ${verdict.why}`];
      expect(editor.write(verdict.changes, '').kind).toBe('written');
      return verdict.changes.flatMap(({ file, before, after }) => {
        const [old, fresh] = [before ?? '', after ?? ''].map((text) => text.split('\n'));
        return [
          file,
          ...(old ?? []).filter((line) => !fresh?.includes(line)).map((line) => `-${line}`),
          ...(fresh ?? []).filter((line) => !old?.includes(line)).map((line) => `+${line}`),
        ];
      });
    },
    undoAll: () => {
      while (editor.stacks().undo !== null) editor.undo();
    },
  };
}
