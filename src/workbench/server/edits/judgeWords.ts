import { lintText, listWordsOfText } from '../../../analysis/index.ts';
import { formEnvironment } from '../../../cli/formEnvironment.ts';
import { findMisspelled } from '../../../cli/spelling/findMisspelled.ts';
import { readForms, type Repository } from '../../../definitions/disk.ts';
import type { WordJob } from './createWordJudge.ts';

/** Creates the function that the thread of words runs for each text. */
export function judgeWords(root: string): (job: WordJob) => Promise<readonly string[]> {
  let last: { readonly repository: Repository; readonly version: number } | null = null;
  return async ({ version, typed }) => {
    if (last?.version !== version) last = { repository: readForms(root, last?.repository), version };
    const { repository } = last;
    const misspelled = await findMisspelled(listWordsOfText(repository, typed));
    const found = lintText(repository, typed, { ...formEnvironment, misspelled });
    return found.map(({ message }) => message);
  };
}
