import { type ReactNode, Suspense } from 'react';
import { LoadedContent } from './LoadedContent.tsx';
import { PageLoading } from './PageLoading.tsx';

/** Where a page stands, or what stands for it while it is loaded. */
export function PageSuspense({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <LoadedContent>{children}</LoadedContent>
    </Suspense>
  );
}
