import { Button } from '@mantine/core';
import type { i18n } from 'i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitContractsForChooser } from '../../../domain/splitContractsForChooser.ts';
import { readChooserRequest } from '../../pageTable/chooserRequest.ts';
import { exclusions } from '../../pageTable/exclusions.ts';
import { useContracts } from '../../session/hooks/useContracts.ts';
import { ContractSearch } from '../../shell/contracts/ContractSearch.tsx';
import { NothingFound } from '../../shell/contracts/NothingFound.tsx';
import { useSessionData } from '../../session/SessionData.ts';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { useContractSearch } from '../../shell/contracts/useContractSearch.ts';
import { ContractChoices } from './ContractChoices.tsx';
import classes from './ContractSelectionPage.module.css';
import { EmptyChoice } from './EmptyChoice.tsx';
import { ExcludedContracts } from './ExcludedContracts.tsx';
import { OnlyContract } from './OnlyContract.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The policy chooser (SEL-001): a press on a contract chooses it and leads on. An only contract is never passed over. */
export function ContractSelectionPage() {
  const { t, i18n } = useTexts();
  const request = readChooserRequest(useLocation().state);
  const choice = splitContractsForChooser(useContracts(), request.flags, exclusions);
  const offered = [...choice.main, ...choice.partner];
  const { unreadableContracts } = useSessionData();
  const search = useContractSearch(offered);
  const [first, ...others] = offered;
  if (first === undefined) return <EmptyChoice excluded={choice.excluded} />;

  const only = others.length === 0 && unreadableContracts === 0 ? first : null;
  const found = offered.filter(search.finds);
  const excluded = choice.excluded.filter(({ contract }) => search.finds(contract));
  const nothing = t(excluded.length === 0 ? 'shell:contractSearch.nothing' : 'selection:search.excluded');
  return (
    <>
      <PageHeading title={getHeadingText(request.heading, i18n)}>
        <p>{t(only === null ? 'selection:intro' : 'selection:only')}</p>
      </PageHeading>
      <div className={classes.choice}>
        {search.isOffered && (
          <ContractSearch
            search={search}
            count={found.length}
            label={t('selection:search')}
            hint={t('selection:search.hint')}
          />
        )}
        {only === null ? (
          <>
            {found.length === 0 && <NothingFound text={nothing} onClear={search.clear} />}
            <ContractChoices
              main={choice.main.filter(search.finds)}
              partner={choice.partner.filter(search.finds)}
              request={request}
            />
          </>
        ) : (
          <OnlyContract contract={only} request={request}>
            <BackButton />
          </OnlyContract>
        )}
        <ExcludedContracts excluded={excluded} isOpen={found.length === 0} />
        <LostEntries of="contracts" count={unreadableContracts} />
        {only === null && <BackButton />}
      </div>
    </>
  );
}

function BackButton() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Button className={classes.back ?? ''} size="lg" variant="default" onClick={() => void navigate(-1)}>
      {t('selection:back')}
    </Button>
  );
}

/** The previous page names one of our headings or brings its own words (SEL-001). */
function getHeadingText(heading: string | null, { exists, t }: i18n): string {
  if (heading === null) return t('selection:title');
  const key = `selection:heading.${heading}`;
  return exists(key) ? t(key) : heading;
}
