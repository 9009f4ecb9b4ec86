import { type ReactNode, Suspense } from 'react';
import { LoadedContent } from './LoadedContent.tsx';
import { PageLoading } from './PageLoading.tsx';

/** Draws a page, and the loading text in its place while the code of the page is loaded. */
export function PageSuspense({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <LoadedContent>{children}</LoadedContent>
    </Suspense>
  );
}
