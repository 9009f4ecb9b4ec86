import { type ReactNode, use } from 'react';
import { restOfWords } from './waitingWords.ts';

/** What was waited for: it comes at once, unless words about the wait have just begun to be read. */
export function AfterLoading({ children }: { readonly children: ReactNode }): ReactNode {
  const rest = restOfWords();
  if (rest !== null) use(rest);
  return children;
}
