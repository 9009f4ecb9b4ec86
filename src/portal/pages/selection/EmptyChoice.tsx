import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ContractChoice } from '../../../domain/splitContractsForChooser.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { useSessionData } from '../../session/SessionData.ts';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import classes from './ContractSelectionPage.module.css';
import { ExcludedContracts } from './ExcludedContracts.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The notice that the service suits none of the account's contracts. */
export function EmptyChoice({ excluded }: Pick<ContractChoice, 'excluded'>) {
  const { t } = useTexts();
  const { unreadableContracts } = useSessionData();
  return (
    <>
      <Picture name="empty" className={classes.picture} />
      <PageHeading
        title={t(unreadableContracts === 0 ? 'selection:empty.title' : 'selection:empty.unreadable')}
      >
        {unreadableContracts === 0 && <p>{t('selection:empty.text')}</p>}
        <LostEntries of="contracts" count={unreadableContracts} />
      </PageHeading>
      <ExcludedContracts excluded={excluded} isOpen />
      <Button component={Link} to="/">
        {t('selection:empty.back')}
      </Button>
    </>
  );
}
