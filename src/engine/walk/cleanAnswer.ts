import { cleanText, findUnusableCharacter } from '../../plain/cleanText.ts';
import { unusableCharacter } from '../controls/fieldFormat.ts';
import type { Answer } from '../definition/Answer.ts';
import type { Field } from '../definition/Wizard.ts';

/**
 * Cleans an answer that nobody typed as one that was typed: a start value, a stored draft, a suggestion, an answer of a service. A choice is
 * the value of its option and stays.
 */
export function cleanAnswer(field: Field, answer: Answer): Answer {
  const { text } = field.control.type;
  if (typeof answer !== 'string' || text === 'secret' || field.options !== null) return answer;
  const clean = cleanText(text, answer);
  return findUnusableCharacter(clean) === null ? clean : { unreadable: clean, code: unusableCharacter };
}
