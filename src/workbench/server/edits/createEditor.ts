import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Repository, readIfPresent } from '../../../definitions/disk.ts';
import type { EditAnswer, EditQuestion, EditStacks, FileChange } from '../../model/edits/EditApi.ts';
import { readText, setText } from '../../model/edits/setText.ts';
import { say } from '../messages.ts';
import { locateText } from './locateText.ts';
import { writeDefinition } from './writeDefinition.ts';

/** The one place of the workbench that writes. It keeps what was done since it started, for undo and redo. */
export interface Editor {
  readonly change: (question: EditQuestion) => EditAnswer;
  /** Writes the files of an edit of a question, unless one of them is another by now. `says`: the edit in words. */
  readonly write: (changes: readonly FileChange[], says: string) => EditAnswer;
  readonly undo: () => EditAnswer;
  readonly redo: () => EditAnswer;
  readonly stacks: () => EditStacks;
}

/** Files that were changed together. */
interface Edit {
  readonly changes: readonly FileChange[];
  readonly says: string;
  /** The only text that was changed, so that it is taken back alone when others wrote in its file since; null for other edits. */
  readonly word: Word | null;
}

interface Word {
  readonly key: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Creates the editor of the definitions below a folder. */
export function createEditor(root: string, repository: () => Repository): Editor {
  const done: Edit[] = [];
  const undone: Edit[] = [];

  /** Takes the last edit of a stack back, and puts its opposite on the other. Other changes of a text's file since stay. */
  function takeBack(from: Edit[], to: Edit[]): EditAnswer {
    const last = from.at(-1);
    if (last === undefined) return { kind: 'refused', why: say('undo.nothing') };
    const opposite = createOpposite(root, last);
    if ('changed' in opposite)
      return { kind: 'refused', why: say('undo.changed', { file: opposite.changed }) };
    const answer = writeFiles(root, opposite.changes);
    if (answer.kind !== 'written') return answer;
    from.pop();
    to.push(opposite);
    return answer;
  }

  function keep(edit: Edit): EditAnswer {
    const answer = writeFiles(root, edit.changes);
    if (answer.kind !== 'written') return answer;
    done.push(edit);
    undone.length = 0;
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
      return keep({
        changes: [{ file, before, after: setText(before, key, text) }],
        says: sayWord(file, now, text),
        word: { key, from: now, to: text },
      });
    },
    write(changes, says) {
      const other = changes.find(({ file, before }) => readFile(root, file) !== before);
      if (other) return { kind: 'conflict', now: null, why: say('write.conflict', { file: other.file }) };
      return changes.length === 0 ? { kind: 'written' } : keep({ changes, says, word: null });
    },
    undo: () => takeBack(done, undone),
    redo: () => takeBack(undone, done),
    stacks: () => ({ undo: done.at(-1)?.says ?? null, redo: undone.at(-1)?.says ?? null }),
  };
}

/** Returns the edit that takes another one back; the file that somebody else changed where that cannot be done. */
function createOpposite(root: string, { changes, says, word }: Edit): Edit | { readonly changed: string } {
  const opposite: FileChange[] = [];
  for (const { file, before, after } of changes) {
    const now = readFile(root, file);
    if (now === after) opposite.push({ file, before: now, after: before });
    else if (word === null || readText(now, word.key) !== word.to) return { changed: file };
    else opposite.push({ file, before: now, after: setText(now, word.key, word.from) });
  }
  return { changes: opposite, says, word: word && { key: word.key, from: word.to, to: word.from } };
}

/** Writes files that belong together: when one cannot be written, those before it are put back. */
function writeFiles(root: string, changes: readonly FileChange[]): EditAnswer {
  for (const [index, { file, before: old, after }] of changes.entries()) {
    const why = writeDefinition(root, file, after, old === null);
    if (why === null) continue;
    for (const { file: earlier, before } of changes.slice(0, index)) writeDefinition(root, earlier, before);
    return { kind: 'refused', why };
  }
  return { kind: 'written' };
}

function sayWord(file: string, from: string | null, to: string | null): string {
  return to === null ? say('edit.removed', { text: from ?? '', file }) : say('edit.text', { text: to, file });
}

/** Null: there is no such file. */
function readFile(root: string, file: string): string | null {
  return readIfPresent(() => readFileSync(join(root, file), 'utf8'));
}
