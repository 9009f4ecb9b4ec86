import { asRecord } from '../../../plain/isRecord.ts';
import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FaqCategory, loadFaq } from '../../content/loadFaq.ts';
import { useFailureBanner } from '../../session/hooks/useFailureBanner.ts';
import { useContentSource } from '../../session/hooks/useContentSource.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { usePendingLayout } from '../../../ui/loading/usePendingLayout.ts';
import { FaqResults } from './FaqResults.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqTopic } from './FaqTopic.tsx';
import { FaqTopics } from './FaqTopics.tsx';
import classes from './FaqPage.module.css';
import { searchParameter, topicParameter } from '../../content/faqAddress.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Questions and answers by topic, and a search over all of them. The address contains topic and search. */
export function FaqPage() {
  const { t } = useTexts();
  const source = useContentSource();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['content', 'faq'],
    queryFn: () => loadFaq(source),
    staleTime: Infinity,
  });
  usePendingLayout(isPending);
  useFailureBanner(t('faq:failed'), error);
  const [search] = useSearchParams();
  const words = search.get(searchParameter)?.trim() ?? '';

  return (
    <div className={classes.page} aria-busy={isPending}>
      <div className={classes.hero}>
        <PageHeading heading={t('faq:heading')} />
        <FaqSearch key={words} words={words} />
      </div>
      {isPending && (
        <div className={classes.waiting}>
          <span className="visuallyHidden">{t('faq:loading')}</span>
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
      {isError && <LoadProblem what={null} error={error} onRetry={() => void refetch()} />}
      {data?.entries.length === 0 && data.lost === 0 && <p>{t('faq:empty')}</p>}
      {data !== undefined && data.entries.length > 0 && <Answers categories={data.entries} words={words} />}
      <LostEntries of="questions" count={data?.lost ?? 0} />
    </div>
  );
}

function Answers({
  categories,
  words,
}: {
  readonly categories: readonly FaqCategory[];
  readonly words: string;
}) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const named = search.get(topicParameter);
  // A visitor from the claims pages starts with the questions about claims (FAQ-001).
  const first = comesFromClaims(useLocation().state) ? (categories[1] ?? categories[0]) : categories[0];
  const shown = categories.find(({ id }) => id === named) ?? first;

  return (
    <div className={classes.columns}>
      {words === '' ? (
        <>
          <FaqTopics categories={categories} shown={shown?.id ?? null} />
          {shown !== undefined && <FaqTopic key={shown.id} topic={shown} />}
        </>
      ) : (
        <>
          <FaqResults key={words} categories={categories} words={words} />
          <FaqTopics categories={categories} shown={null} />
        </>
      )}
      {/* A page of the server. A brand without a footer leads to it here. */}
      <a className={classes.accessibility} href="/barrierefreiheit">
        {t('shell:footer.accessibility')}
      </a>
    </div>
  );
}

function comesFromClaims(state: unknown): boolean {
  return asRecord(state)['fromClaims'] === true;
}
