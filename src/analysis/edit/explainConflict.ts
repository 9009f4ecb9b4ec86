import type { LoadedForm, Repository } from '../../definitions/index.ts';
import { say } from '../messages/messages.ts';
import { hasQuestion } from './changePaths.ts';
import { lastName } from './createPathReplacer.ts';

interface NewPath {
  readonly from: string;
  readonly to: string;
  readonly isInList: boolean;
  readonly isBlock: boolean;
}

/** Says why a question cannot have another path: it is taken, or its answer is sent under the name of the question. */
export function explainConflict(
  { files }: Repository,
  { id, source }: LoadedForm,
  { from, to, isInList, isBlock }: NewPath,
): string | null {
  if (from === to) return null;
  if (hasQuestion(source.steps, to)) return say('edit.taken', { path: to });
  if (isBlock) return null;
  // The loaded form names each question of a group that is sent.
  const written = [`schemas/${id}/calls.json`, `rules/${id}.json`]
    .map((file) => files.get(file)?.text ?? '')
    .join('\n');
  if (isInList && written.includes('"row.*"'))
    return say('edit.sent', { path: from, name: lastName(from), group: 'row' });
  for (const path of [from, to]) {
    const groups = path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));
    const group = groups.slice(0, -1).find((one) => written.includes(`"${one}.*"`));
    if (group !== undefined) return say('edit.sent', { path, name: lastName(path), group });
  }
  return null;
}
