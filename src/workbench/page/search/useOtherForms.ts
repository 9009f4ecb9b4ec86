import { useEffect, useState } from 'react';
import type { SearchAnswer } from '../../model/search.ts';
import { askForHits } from '../askServer.ts';

/** Milliseconds without a key after which all forms are searched. */
const quiet = 150;

/** Searches all forms but one; null until the answer is there. Fewer than two letters are everywhere. */
export function useOtherForms(words: string, own: string | null): SearchAnswer['forms'] | null {
  const [answer, setAnswer] = useState<{
    readonly words: string;
    readonly forms: SearchAnswer['forms'];
  } | null>(null);
  const isAsked = words.trim().length > 1;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      askForHits(words).then(
        ({ forms }) => isOver || setAnswer({ words, forms }),
        () => isOver || setAnswer({ words, forms: [] }),
      );
    }, quiet);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, isAsked]);
  if (!isAsked) return [];
  return answer?.words === words ? answer.forms.filter(({ form }) => form !== own) : null;
}

/** Lets the server read all forms, which takes seconds the first time, before the first words are typed. */
export function readAhead(): void {
  askForHits('').catch(() => undefined);
}
