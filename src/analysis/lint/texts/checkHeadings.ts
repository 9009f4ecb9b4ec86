import type { Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { isSharedFile } from '../shared/filesOfForm.ts';
import type { Check } from '../LintSubject.ts';
import { listTextFiles } from './checkEachText.ts';

/** A title stands under the name of its step or part of a page. Dialogs and end pages have a text besides (`same-message`). */
const title = /^((?!.*\b(?:dialog|done)\.[\w-]+\.title$).*?)[\w-]+\.title$/u;
/** On pages, the names of tiles, links and entries stand beside each other, too. */
const name = /^(.*?)[\w-]+\.(?:title|label|legend|hint|summary|open)$/u;

/** Finds steps of a form and parts of a page that have the words of their neighbour: they are told apart by nothing else. */
export const sameHeading: Check = ({ repository }) =>
  listTextFiles(repository).flatMap(({ file, texts }) => {
    const first = new Map<string, string>();
    return Object.entries(texts).flatMap(([key, text]): readonly Problem[] => {
      const [, place] = (isSharedFile(file) ? name : title).exec(key) ?? [];
      if (place === undefined || text.trim() === '') return [];
      const said = `${place} ${key.slice(key.lastIndexOf('.'))} ${text.toLowerCase()}`;
      const other = first.get(said);
      if (other !== undefined)
        return [{ file, pointer: formatPointer(key), ...mistake('same-heading', { text, key: other }) }];
      first.set(said, key);
      return [];
    });
  });
