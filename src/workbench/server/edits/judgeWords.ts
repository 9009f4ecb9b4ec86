import { lintText, listWordsOfText, type TypedText } from '../../../analysis/index.ts';
import { formEnvironment } from '../../../cli/formEnvironment.ts';
import { findMisspelled } from '../../../cli/spelling/findMisspelled.ts';
import { readForms, type Repository } from '../../../definitions/disk.ts';

/** A typed text. `version` counts the changes of files, so that they are read again only after one. */
export interface WordQuestion {
  readonly version: number;
  readonly typed: TypedText;
}

/** Creates the function that the thread of words runs for each text. */
export function judgeWords(root: string): (question: WordQuestion) => Promise<readonly string[]> {
  let last: { readonly repository: Repository; readonly version: number } | null = null;
  return async ({ version, typed }) => {
    if (last?.version !== version) last = { repository: readForms(root, last?.repository), version };
    const { repository } = last;
    const misspelled = await findMisspelled(listWordsOfText(repository, typed));
    const found = lintText(repository, typed, { ...formEnvironment, misspelled });
    return found.map(({ message }) => message);
  };
}
