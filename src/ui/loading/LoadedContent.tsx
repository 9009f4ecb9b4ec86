import { type ReactNode, use } from 'react';
import { waitForLoadingText } from './loadingText.ts';

/** Content whose loading is over. It is drawn at once, or after the loading text has been shown for its shortest time. */
export function LoadedContent({ children }: { readonly children: ReactNode }): ReactNode {
  use(waitForLoadingText());
  return children;
}
