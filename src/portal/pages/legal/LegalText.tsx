import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type LegalTextName, loadLegalText } from '../../content/loadLegalText.ts';
import { ContentText } from '../../shell/messages/ContentText.tsx';
import { useContentSource } from '../../session/hooks/useContentSource.ts';
import { LoadFailure } from '../../../ui/loading/LoadFailure.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { usePendingLayout } from '../../../ui/loading/usePendingLayout.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A legal text. Without one the page names a contact for questions. */
export function LegalText({ name }: { readonly name: LegalTextName }) {
  const { t } = useTexts();
  const source = useContentSource();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['content', 'legal', name],
    queryFn: () => loadLegalText(source, name),
    staleTime: Infinity,
  });
  usePendingLayout(isPending);

  return (
    <div aria-busy={isPending}>
      {isPending && (
        <>
          <span className="visuallyHidden">{t('shell:legal.loading')}</span>
          <Skeleton height={240} />
        </>
      )}
      {isError && <LoadFailure text={t('shell:legal.failed')} onRetry={() => void refetch()} />}
      {data === null && <p>{t('shell:legal.missing')}</p>}
      {data && (
        <SectionBoundary>
          <ContentText document={data} below={1} />
        </SectionBoundary>
      )}
    </div>
  );
}
