import { useLayoutEffect } from 'react';
import type { Answer } from '../../engine/index.ts';
import type { DraftStore } from './draftStore.ts';
import { enterAnswers } from './enterAnswers.ts';
import { enterFiles } from './enterFiles.ts';

/** Enters what the customer gave before the form opened, before the form is first drawn. */
export function useGivenAnswers(
  draft: DraftStore,
  answers: Readonly<Record<string, Answer>> | null,
  files: readonly File[] | undefined,
): void {
  useLayoutEffect(() => {
    if (answers !== null) enterAnswers(draft, answers);
  }, [draft, answers]);
  useLayoutEffect(() => {
    if (files !== undefined) enterFiles(draft, files);
  }, [draft, files]);
}
