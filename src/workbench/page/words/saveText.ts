import type { EditQuestion } from '../../model/edits/EditApi.ts';
import { askToEdit } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { say } from '../say.ts';
import { type Draft, dropTyped, keepTyped } from './useDrafts.ts';

/** Writes what was typed. It stays in the field until the file has it, and when the server refuses. */
export async function saveText(id: string, where: Omit<EditQuestion, 'was' | 'text'>, draft: Draft) {
  const { text, was } = draft;
  keepTyped(id, { ...draft, phase: 'saving', why: '' });
  try {
    const answer = await askToEdit({ ...where, was, text });
    if (answer.kind !== 'written') keepTyped(id, { ...draft, phase: 'typed', why: answer.why });
  } catch (error) {
    const { why } = describeRefusal(error, say('words.unreachable'));
    keepTyped(id, { ...draft, phase: 'typed', why });
  }
}

/** Takes back the text of a brand; the common text is seen again. */
export async function takeBackText(id: string, where: Omit<EditQuestion, 'was' | 'text'>, was: string) {
  dropTyped(id);
  try {
    const answer = await askToEdit({ ...where, was, text: null });
    if (answer.kind !== 'written') keepTyped(id, { text: was, was, phase: 'typed', why: answer.why });
  } catch {
    keepTyped(id, { text: was, was, phase: 'typed', why: say('words.unreachable') });
  }
}
