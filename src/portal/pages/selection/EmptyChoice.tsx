import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ContractChoice } from '../../../domain/splitContractsForChooser.ts';
import { EmptyPicture } from '../../../ui/pictures/EmptyPicture.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import classes from './ContractSelectionPage.module.css';
import { ExcludedContracts } from './ExcludedContracts.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The notice that the service suits none of the account's contracts. */
export function EmptyChoice({ excluded }: Pick<ContractChoice, 'excluded'>) {
  const { t } = useTexts();
  return (
    <>
      <EmptyPicture className={classes.picture} />
      <PageHeading title={t('selection:empty.title')}>
        <p>{t('selection:empty.text')}</p>
      </PageHeading>
      <ExcludedContracts excluded={excluded} />
      <Button component={Link} to="/">
        {t('selection:empty.back')}
      </Button>
    </>
  );
}
