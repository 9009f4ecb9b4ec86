import { type ReactNode, Suspense } from 'react';
import { AfterLoading } from './AfterLoading.tsx';
import { PageLoading } from './PageLoading.tsx';

/** Where a page stands, or what stands for it while it is loaded. */
export function PagePlace({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <AfterLoading>{children}</AfterLoading>
    </Suspense>
  );
}
