import { isFileOfForm } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import type { CommandResult } from '../CommandResult.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { compileFormById } from '../compileFormById.ts';
import { say } from '../messages.ts';

/** Lists the ids of all forms that have a file, readable or not. */
export function listFormIds(repository: Repository): readonly string[] {
  const ids = [...repository.files.keys()].flatMap(
    (file) =>
      /^(?:rules\/([^/_][^/]*)\.json|schemas\/([^/_][^/]*)\/wizard\.json)$/.exec(file)?.slice(1) ?? [],
  );
  return [...new Set(ids.filter((id) => id !== undefined))].sort();
}

/**
 * Selects the named forms if all of them compile; otherwise returns a result with the reason. A form with mistakes is never left out
 * silently.
 */
export function selectForms(
  root: string,
  repository: Repository,
  form: string | null,
): readonly string[] | CommandResult {
  const known = listFormIds(repository);
  if (known.length === 0) return { code: 2, text: say('forms.none', { root }) };
  if (form !== null && !known.includes(form))
    return { code: 2, text: formatUnknownName('form', form, known) };
  const unreadable = repository.problems.find(({ file }) => !known.some((id) => isFileOfForm(file, id)));
  if (unreadable) return { code: 1, text: say('file.mistakes', { file: unreadable.file }) };
  const selectedIds = known.filter((id) => form === null || id === form);
  const broken = selectedIds.filter((id) => compileFormById(repository, id) === null);
  return broken.length > 0
    ? { code: 1, text: say('forms.mistakes', { ids: broken.join(', ') }) }
    : selectedIds;
}
