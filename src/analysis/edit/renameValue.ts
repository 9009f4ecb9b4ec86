import type { Repository } from '../../definitions/index.ts';
import { changePathsInJson } from './changePathsInJson.ts';
import { createPathReplacer } from './createPathReplacer.ts';
import { applyTextEdits } from './TextEdit.ts';

interface ValueName {
  readonly form: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Renames a named value of a form in all files of the form that read it. Returns the changed texts by path. What parts and shared rules
 * read keeps its name, so that compiling and lint find it.
 * @example renameValue(texts, repository, { form: 'evb', from: 'validFrom', to: 'firstDay' })
 */
export function renameValue(
  texts: ReadonlyMap<string, string>,
  { files }: Pick<Repository, 'files'>,
  { form, from, to }: ValueName,
): ReadonlyMap<string, string> {
  const replace = createPathReplacer({ form, from: `value.${from}`, to: `value.${to}` });
  const rules = `rules/${form}.json`;
  const own = [...files.values()].filter(
    ({ path }) => path === rules || (path.startsWith(`schemas/${form}/`) && !path.endsWith('/texts.de.json')),
  );
  return new Map(
    own.flatMap(({ path, tree }) => {
      const edits = tree
        ? changePathsInJson(tree, ({ text, isKey, at }) =>
            isKey
              ? path === rules && at.length === 2 && at[0] === 'values' && text === from
                ? to
                : null
              : replace.path(text),
          )
        : [];
      return edits.length === 0 ? [] : [[path, applyTextEdits(texts.get(path) ?? '', edits)] as const];
    }),
  );
}
