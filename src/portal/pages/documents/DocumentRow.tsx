import { Button } from '@mantine/core';
import type { Contract } from '../../../domain/listContracts.ts';
import { keepPlateWhole } from '../../../domain/names/keepPlateWhole.ts';
import { nameContract } from '../../../domain/names/nameContract.ts';
import { IconCheck, IconDownload, IconFileText } from '@tabler/icons-react';
import type { DocumentEntry } from './listDocumentEntries.ts';
import classes from './DocumentRow.module.css';
import { useDownload } from './useDocuments.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface DocumentRowProps {
  readonly entry: DocumentEntry;
  /** Its contract, in a list of several contracts. */
  readonly contract: Contract | undefined;
}

/** One document: its kind, its day of creation, its contract among several, an unread mark, and a button to download it. */
export function DocumentRow({ entry, contract }: DocumentRowProps) {
  const { t } = useTexts();
  const { mutate, isPending, isSuccess } = useDownload();
  const { name, type, created, date, read } = entry;
  const Icon = isSuccess ? IconCheck : IconDownload;
  const action = t(isPending ? 'documents:downloading' : 'documents:download');

  return (
    <li className={classes.row}>
      <IconFileText size={24} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>{' '}
        {!read && <span className={classes.unread}>{t('documents:unread')}</span>}
        <p className={classes.facts}>
          {date === null ? <span>{t('documents:undated')}</span> : <time dateTime={created}>{date}</time>}
          {type !== '' && <span className={classes.part}>{type}</span>}
          {contract !== undefined && (
            <span className={classes.part} translate="no">
              {nameDocumentsContract(contract)}
            </span>
          )}
          {isSuccess && <span className={classes.saved}>{t('documents:downloaded')}</span>}
        </p>
      </div>
      <Button
        variant="default"
        classNames={{ root: classes.download ?? '', section: classes.section ?? '' }}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
        aria-label={t('documents:download.of', { action, name })}
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) mutate(entry);
        }}
      >
        <span className={classes.action}>{action}</span>
      </Button>
    </li>
  );
}

/** Returns the plate of a contract; for one without a plate, and for one that belongs to a vehicle, its name. */
function nameDocumentsContract(contract: Contract): string {
  const { name, addOn } = nameContract(contract);
  const plate = keepPlateWhole(contract.policy.risks[0]?.licensePlate ?? '');
  return addOn !== null || plate === '' ? name : plate;
}
