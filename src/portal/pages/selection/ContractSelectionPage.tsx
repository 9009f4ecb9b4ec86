import { Button } from '@mantine/core';
import type { i18n } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitContractsForChooser } from '../../../domain/splitContractsForChooser.ts';
import type { Contract } from '../../../domain/listContracts.ts';
import { SubmitButton } from '../../../ui/buttons/SubmitButton.tsx';
import { ErrorSummary } from '../../../ui/messages/ErrorSummary.tsx';
import { OpenItemsLine } from '../../../ui/messages/OpenItemsLine.tsx';
import { type ChooserRequest, readChooserRequest } from '../../pageTable/chooserRequest.ts';
import { exclusions } from '../../pageTable/exclusions.ts';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useSelectedPolicyStore } from '../../session/stores/selectedPolicyStore.ts';
import { useServices } from '../../session/Services.ts';
import { useContracts } from '../../session/hooks/useContracts.ts';
import { ContractSearch } from '../../shell/contracts/ContractSearch.tsx';
import { NothingFound } from '../../shell/contracts/NothingFound.tsx';
import { useSessionData } from '../../session/SessionData.ts';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { useContractSearch } from '../../shell/contracts/useContractSearch.ts';
import { ContractQuestion, contractQuestion } from './ContractQuestion.tsx';
import classes from './ContractSelectionPage.module.css';
import { EmptyChoice } from './EmptyChoice.tsx';
import { ExcludedContracts } from './ExcludedContracts.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The policy chooser (SEL-001). An only contract is preselected, but the chooser never continues by itself. */
export function ContractSelectionPage() {
  const { t, i18n } = useTexts();
  const request = readChooserRequest(useLocation().state);
  const choice = splitContractsForChooser(useContracts(), request.flags, exclusions);
  const offered = [...choice.main, ...choice.partner];
  const { unreadableContracts } = useSessionData();
  const [chosen, setChosen] = useState(() => findOnlyContract(offered));
  const search = useContractSearch(offered, chosen);
  const [attempt, setAttempt] = useState(0);
  const announce = useAnnouncementStore((store) => store.announce);
  const goTo = useTarget(request);
  if (offered.length === 0) return <EmptyChoice excluded={choice.excluded} />;

  const error = attempt > 0 && chosen === null ? t('selection:required') : null;
  const title = getHeadingText(request.heading, i18n);
  const found = offered.filter(search.finds);
  const excluded = choice.excluded.filter(({ contract }) => search.finds(contract));
  const nothing = t(excluded.length === 0 ? 'shell:contractSearch.nothing' : 'selection:search.excluded');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen === null) setAttempt(attempt + 1);
    else goTo(chosen);
  }
  function choose(policyNumber: string): void {
    if (chosen === null) announce(t('selection:open.solved'));
    setChosen(policyNumber);
  }
  return (
    <>
      <TabTitle page={title} isWrong={error !== null} />
      {error !== null && (
        <ErrorSummary
          id={`${contractQuestion}-errors`}
          title={t('selection:errors.title')}
          problems={[{ id: contractQuestion, name: contractQuestion, sentence: error }]}
          attempt={attempt}
        />
      )}
      <PageHeading heading={title} namesTab={false}>
        {request.heading === null && <p>{t('selection:intro')}</p>}
      </PageHeading>
      {search.isOffered && (
        <div className={classes.search}>
          <ContractSearch search={search} count={found.length} />
        </div>
      )}
      <form className={classes.sheet} noValidate onSubmit={submit}>
        <ContractQuestion
          {...{ title, chosen, error }}
          main={choice.main.filter(search.shows)}
          partner={choice.partner.filter(search.shows)}
          onChoose={choose}
        >
          {found.length === 0 && <NothingFound text={nothing} onClear={search.clear} />}
        </ContractQuestion>
        <ChoiceActions isOpen={chosen === null} />
      </form>
      <ExcludedContracts excluded={excluded} />
      <LostEntries of="contracts" count={unreadableContracts} />
    </>
  );
}

/** Returns the number of the only contract; null when there are several or none. */
function findOnlyContract([first, ...others]: readonly Contract[]): string | null {
  return first !== undefined && others.length === 0 ? first.policy.policyNumber : null;
}

/** Returns the function that continues to the target with the chosen contract. */
function useTarget({ targetPath, preselectedReason }: ChooserRequest): (policyNumber: string) => void {
  const navigate = useNavigate();
  const select = useSelectedPolicyStore((store) => store.select);
  return (policyNumber) => {
    select(policyNumber);
    void navigate(targetPath, preselectedReason === null ? {} : { state: { preselectedReason } });
  };
}

function TabTitle({ page, isWrong }: { readonly page: string; readonly isWrong: boolean }) {
  const { t } = useTexts();
  const title = t('shell:title', { page, brand: useServices().brand.name });
  return <title>{isWrong ? t('selection:errors.pageTitle', { title }) : title}</title>;
}

function ChoiceActions({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <div>
      {isOpen && <OpenItemsLine id="selection-open">{t('selection:open')}</OpenItemsLine>}
      <div className={classes.actions}>
        <SubmitButton blocked={isOpen} describedBy={isOpen ? 'selection-open' : undefined}>
          {t('selection:choose')}
        </SubmitButton>
        <Button size="lg" variant="default" onClick={() => void navigate(-1)}>
          {t('selection:back')}
        </Button>
      </div>
    </div>
  );
}

/** The previous page names one of our headings or brings its own words (SEL-001). */
function getHeadingText(heading: string | null, { exists, t }: i18n): string {
  if (heading === null) return t('selection:title');
  const key = `selection:heading.${heading}`;
  return exists(key) ? t(key) : heading;
}
