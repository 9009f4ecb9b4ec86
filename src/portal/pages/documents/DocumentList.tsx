import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useState } from 'react';
import type { Contract } from '../../../domain/listContracts.ts';
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
  /** The contracts whose documents are listed. */
  readonly contracts: readonly Contract[];
  readonly order: DocumentOrder;
}

/** The documents of contracts in one list, as far as they could be loaded. */
export function DocumentList({ contracts, order }: DocumentListProps) {
  const { t } = useTexts();
  const policyNumbers = contracts.map(({ policy }) => policy.policyNumber);
  const { documents, lost, isPending, failed, error, retry } = useDocuments(policyNumbers);
  // DOC-010, DOC-011.
  const isUnavailable = error instanceof CallFailed && error.kind === 'unavailable';
  useFailureBanner(t(isUnavailable ? 'documents:unavailable' : 'documents:failed'), error);
  usePendingLayout(isPending);

  return (
    <div className={classes.documents} aria-busy={isPending}>
      <output className="visuallyHidden">
        {isPending
          ? t('documents:loading')
          : failed === 0 && t('documents:count', { count: documents.length })}
      </output>
      {isPending && (
        <div className={classes.waiting} aria-hidden="true">
          <Skeleton height={76} />
          <Skeleton height={76} />
          <Skeleton height={76} />
        </div>
      )}
      {failed > 0 && !isPending && <LoadProblem what={null} error={error} onRetry={retry} />}
      {documents.length === 0 && lost === 0 && failed === 0 && !isPending && <EmptyDocuments />}
      {documents.length > 0 && !isPending && (
        <DocumentPages
          key={`${policyNumbers.join(' ')} ${order}`}
          contracts={contracts}
          entries={listDocumentEntries(documents, order)}
        />
      )}
      <LostEntries of="documents" count={lost} />
    </div>
  );
}

interface DocumentPagesProps {
  readonly contracts: readonly Contract[];
  readonly entries: readonly DocumentEntry[];
}

function DocumentPages({ contracts, entries }: DocumentPagesProps) {
  const { t } = useTexts();
  const [turned, setTurned] = useState(1);
  const { items, page, last } = selectPage(entries, documentsPerPage, String(turned));
  const turnTo = (to: number) => () => setTurned(to);

  return (
    <>
      <ul className={rows['rows']} aria-label={t('documents:list')}>
        {items.map((entry) => (
          <DocumentRow
            key={`${entry.policyNumber} ${entry.id}`}
            entry={entry}
            contract={contracts.length === 1 ? undefined : findContract(contracts, entry)}
          />
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

function findContract(contracts: readonly Contract[], { policyNumber }: DocumentEntry): Contract | undefined {
  return contracts.find(({ policy }) => policy.policyNumber === policyNumber);
}
