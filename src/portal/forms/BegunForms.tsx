import { lazy, Suspense } from 'react';
import { useDrafts } from '../session/useAccountDrafts.ts';

const BegunFormList = lazy(async () => ({
  default: (await import('./BegunFormList.tsx')).BegunFormList,
}));

/** The place of forms that were begun and not sent: most customers have none, so that what draws them is loaded with the first one. */
export function BegunForms({ below = '/' }: { readonly below?: string }) {
  const { data } = useDrafts();
  if (data == null || data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BegunFormList below={below} />
    </Suspense>
  );
}
