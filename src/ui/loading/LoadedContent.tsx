import { type ReactNode, use } from 'react';
import { waitForLoadingText } from './loadingText.ts';

/** What was waited for: it comes at once, unless words about the wait have just begun to be read. */
export function LoadedContent({ children }: { readonly children: ReactNode }): ReactNode {
  const rest = waitForLoadingText();
  if (rest !== null) use(rest);
  return children;
}
