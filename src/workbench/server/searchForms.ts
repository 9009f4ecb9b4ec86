import { createSearch, type SearchAnswer } from '../model/search.ts';
import type { FormAnswer } from '../model/WorkbenchApi.ts';
import { createWorkspace } from './createWorkspace.ts';

export interface SearchQuestion {
  readonly words: string;
  /** Files that changed since the search before. */
  readonly files: readonly string[];
}

/** The work of the thread of the search: reading all forms with their flow tests takes seconds, once. */
export function searchForms(root: string) {
  const workspace = createWorkspace(root);
  const known = new WeakMap<FormAnswer, ReturnType<typeof createSearch>>();

  function find(opened: FormAnswer, words: string) {
    const search = known.get(opened) ?? createSearch(opened.form, opened.flows);
    known.set(opened, search);
    return search(words);
  }

  return async ({ words, files }: SearchQuestion): Promise<SearchAnswer> => {
    if (files.length > 0) workspace.refresh(files);
    const forms = workspace.listIds().flatMap((form) => {
      const opened = workspace.openForm(form);
      const hits = opened === null ? [] : find(opened, words);
      return opened === null || hits.length === 0 ? [] : [{ form, title: opened.form.title, hits }];
    });
    return { forms };
  };
}
