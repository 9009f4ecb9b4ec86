import { Button } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useContracts, useSelectedContract } from '../../session/hooks/useContracts.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { ContractPicker } from '../../shell/contracts/ContractPicker.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import type { DocumentOrder } from './listDocumentEntries.ts';
import { DocumentList } from './DocumentList.tsx';
import classes from './DocumentsPage.module.css';
import { MissingPapers } from './MissingPapers.tsx';
import { allContracts, readNavigatedPolicyNumber } from './readNavigatedPolicyNumber.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/**
 * The documents of one contract: of the linked contract, else of the chosen one, else of the first (DOC-001, DOC-002). Where there are
 * several, of all of them on request, as the start page makes it.
 */
export function DocumentsPage() {
  const { t } = useTexts();
  const { state, key } = useLocation();
  const contracts = useContracts();
  const { unreadableContracts } = useSessionData();
  const selected = useSelectedContract();
  const [picked, setPicked] = useState<{ readonly policyNumber: string; readonly at: string } | null>(null);
  const [order, setOrder] = useState<DocumentOrder>('newest');
  const wanted = picked?.at === key ? picked.policyNumber : readNavigatedPolicyNumber(state);
  const contract = contracts.find(({ policy }) => policy.policyNumber === wanted) ?? selected ?? contracts[0];
  const isAll = wanted === allContracts && contracts.length > 1;

  if (contract === undefined) {
    return (
      <PageHeading>
        {unreadableContracts === 0 && <p>{t('documents:noContract')}</p>}
        <LostEntries of="contracts" count={unreadableContracts} />
      </PageHeading>
    );
  }
  const { policyNumber } = contract.policy;
  return (
    <>
      <PageHeading />
      <div className={classes.columns}>
        <div className={classes.documents}>
          <div className={classes.choices}>
            <ContractPicker
              label={t('documents:contract')}
              none={contracts.length > 1 ? t('documents:contract.all') : null}
              value={isAll ? allContracts : policyNumber}
              onChange={(number) => setPicked({ policyNumber: number, at: key })}
            />
            <OrderToggle order={order} onChange={setOrder} />
          </div>
          <DocumentList contracts={isAll ? contracts : [contract]} order={order} />
        </div>
        <MissingPapers />
      </div>
    </>
  );
}

interface OrderToggleProps {
  readonly order: DocumentOrder;
  readonly onChange: (order: DocumentOrder) => void;
}

/** Names the current order; a press reverses it (DOC-004). */
function OrderToggle({ order, onChange }: OrderToggleProps) {
  const { t } = useTexts();
  const Icon = order === 'newest' ? IconSortDescending : IconSortAscending;

  function turn(): void {
    const next = order === 'newest' ? 'oldest' : 'newest';
    onChange(next);
    useAnnouncementStore.getState().announce(t(`documents:order.${next}`));
  }

  return (
    <Button
      variant="default"
      className={classes.order ?? ''}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={t('documents:order', { order: t(`documents:order.${order}`) })}
      onClick={turn}
    >
      {t(`documents:order.${order}`)}
    </Button>
  );
}
