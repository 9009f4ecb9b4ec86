import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useState } from 'react';
import { CallFailed } from '../../../plain/CallFailed.ts';
import { useFailureBanner } from '../../session/hooks/useFailureBanner.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { selectPage } from '../../../ui/buttons/selectPage.ts';
import { Pager } from '../../../ui/buttons/Pager.tsx';
import { usePendingLayout } from '../../../ui/loading/usePendingLayout.ts';
import { listDocumentEntries, type DocumentEntry, type DocumentOrder } from './listDocumentEntries.ts';
import rows from '../../../ui/style/RowList.module.css';
import classes from './DocumentList.module.css';
import { DocumentRow } from './DocumentRow.tsx';
import { EmptyDocuments } from './EmptyDocuments.tsx';
import { useDocuments } from './useDocuments.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** DOC-003. */
const documentsPerPage = 10;

interface DocumentListProps {
  readonly policyNumber: string;
  readonly order: DocumentOrder;
}

/** The documents of a contract, as far as they could be loaded. */
export function DocumentList({ policyNumber, order }: DocumentListProps) {
  const { t } = useTexts();
  const { data, error, isPending, isError, refetch } = useDocuments(policyNumber);
  // DOC-010, DOC-011.
  const isUnavailable = error instanceof CallFailed && error.kind === 'unavailable';
  useFailureBanner(t(isUnavailable ? 'documents:unavailable' : 'documents:failed'), error);
  usePendingLayout(isPending);

  return (
    <div className={classes.documents} aria-busy={isPending}>
      <output className="visuallyHidden">
        {isPending
          ? t('documents:loading')
          : data !== undefined && t('documents:count', { count: data.entries.length })}
      </output>
      {isPending && (
        <div className={classes.waiting} aria-hidden="true">
          <Skeleton height={76} />
          <Skeleton height={76} />
          <Skeleton height={76} />
        </div>
      )}
      {isError && data === undefined && (
        <LoadProblem what={null} error={error} onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && data.lost === 0 && <EmptyDocuments />}
      {data !== undefined && data.entries.length > 0 && (
        <DocumentPages
          key={`${policyNumber} ${order}`}
          policyNumber={policyNumber}
          entries={listDocumentEntries(data.entries, order)}
        />
      )}
      <LostEntries of="documents" count={data?.lost ?? 0} />
    </div>
  );
}

interface DocumentPagesProps {
  readonly policyNumber: string;
  readonly entries: readonly DocumentEntry[];
}

function DocumentPages({ policyNumber, entries }: DocumentPagesProps) {
  const { t } = useTexts();
  const [turned, setTurned] = useState(1);
  const { items, page, last } = selectPage(entries, documentsPerPage, String(turned));
  const turnTo = (to: number) => () => setTurned(to);

  return (
    <>
      <ul className={rows['rows']} aria-label={t('documents:list')}>
        {items.map((entry) => (
          <DocumentRow key={entry.id} entry={entry} policyNumber={policyNumber} />
        ))}
      </ul>
      {last > 1 && (
        <Pager
          label={t('documents:pager')}
          position={t('shell:pager.position', { page, last })}
          previous={{ label: t('shell:pager.previous'), onPress: page === 1 ? null : turnTo(page - 1) }}
          next={{ label: t('shell:pager.next'), onPress: page === last ? null : turnTo(page + 1) }}
        />
      )}
    </>
  );
}
