import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../../definitions/disk.ts';
import type { EditAnswer, EditQuestion, EditStacks } from '../../model/edits/EditApi.ts';
import { readText, setText } from '../../model/edits/setText.ts';
import { say } from '../messages.ts';
import { locateText } from './locateText.ts';
import { writeDefinition } from './writeDefinition.ts';

/** The one place of the workbench that writes. It keeps what was done since it started, for undo and redo. */
export interface Editor {
  readonly change: (question: EditQuestion) => EditAnswer;
  readonly undo: () => EditAnswer;
  readonly redo: () => EditAnswer;
  readonly stacks: () => EditStacks;
}

/** One text that was changed: its file before and after, and the text before and after. */
interface Edit {
  readonly file: string;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Creates the editor of the definitions below a folder. */
export function createEditor(root: string, repository: () => Repository): Editor {
  const done: Edit[] = [];
  const undone: Edit[] = [];

  function write(edit: Edit): EditAnswer {
    const why = writeDefinition(root, edit.file, edit.after);
    return why === null ? { kind: 'written' } : { kind: 'refused', why };
  }

  /** Takes the last edit of a stack back, and puts its opposite on the other. Other changes of the file since stay. */
  function takeBack(from: Edit[], to: Edit[]): EditAnswer {
    const last = from.at(-1);
    if (last === undefined) return { kind: 'refused', why: say('undo.nothing') };
    const now = readFile(root, last.file);
    const text = readText(now, last.key);
    if (text !== last.to) return { kind: 'refused', why: say('undo.changed', { file: last.file }) };
    const after = now === last.after ? last.before : setText(now, last.key, last.from);
    const opposite: Edit = { ...last, before: now, after, from: last.to, to: last.from };
    const answer = write(opposite);
    if (answer.kind !== 'written') return answer;
    from.pop();
    to.push(opposite);
    return answer;
  }

  return {
    change(question) {
      const { was, text, brand } = question;
      const place = locateText(repository(), question);
      if (place === null || (brand === null && !text?.trim()))
        return { kind: 'refused', why: say(place === null ? 'write.unknown' : 'write.empty') };
      const { file, key } = place;
      const before = readFile(root, file);
      const now = readText(before, key);
      if (now === undefined) return { kind: 'refused', why: say('write.broken', { file }) };
      if (now !== was) return { kind: 'conflict', now, why: say('write.conflict', { file }) };
      if (now === text) return { kind: 'written' };
      const edit: Edit = { file, key, before, after: setText(before, key, text), from: now, to: text };
      const answer = write(edit);
      if (answer.kind !== 'written') return answer;
      done.push(edit);
      undone.length = 0;
      return answer;
    },
    undo: () => takeBack(done, undone),
    redo: () => takeBack(undone, done),
    stacks: () => ({ undo: describeEdit(done.at(-1)), redo: describeEdit(undone.at(-1)) }),
  };
}

function describeEdit(edit: Edit | undefined): string | null {
  if (edit === undefined) return null;
  const { file, from, to } = edit;
  return to === null ? say('edit.removed', { text: from ?? '', file }) : say('edit.text', { text: to, file });
}

/** Null: there is no such file. */
function readFile(root: string, file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
