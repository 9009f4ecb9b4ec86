import { getDefinitionPath } from '../../engine/index.ts';
import type { OpenRequirement } from '../../engine/index.ts';
import type { FormTexts } from './createFormTexts.ts';

/** Returns the short name of an open requirement: "Schadendatum", in a list "2. Zeugin oder Zeuge: Nachname". */
export function formatRequirementName(
  { key, row, textPath, variant }: OpenRequirement,
  texts: FormTexts,
): string {
  const path = key === null ? textPath : getDefinitionPath(key);
  const field = texts.of(path, variant);
  const name =
    texts.find([`${path}.open`, `${textPath}.open`, `${path}.summary`]) ||
    field.label ||
    texts.find([`${textPath}.title`]);
  if (row === null || key === null) return name;
  const list = key.slice(0, key.indexOf('['));
  return texts.get(['wizard:rows.part'], {
    row: texts.of(list, null).text('row', { number: row + 1 }),
    part: name,
  });
}

/** Returns the sentence for the summary of errors, in the words of the message at the field. */
export function formatRequirementSentence(requirement: OpenRequirement, texts: FormTexts): string {
  const { row, key, textPath, variant, error } = requirement;
  const sentence = texts.error(textPath, variant, error);
  if (row === null || key === null) return sentence;
  const list = key.slice(0, key.indexOf('['));
  return texts.get(['wizard:rows.part'], {
    row: texts.of(list, null).text('row', { number: row + 1 }),
    part: sentence,
  });
}
