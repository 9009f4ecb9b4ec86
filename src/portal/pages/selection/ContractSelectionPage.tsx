import { Button } from '@mantine/core';
import type { i18n } from 'i18next';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type ContractChoice, contractChoice } from '../../../domain/contractChoice.ts';
import type { Contract } from '../../../domain/contractsOf.ts';
import { chooserRequestOf } from '../../pageTable/chooserRequest.ts';
import { exclusions } from '../../pageTable/exclusions.ts';
import { useSelectedPolicyStore } from '../../session/selectedPolicyStore.ts';
import { useContracts } from '../../session/useContracts.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import classes from './ContractSelectionPage.module.css';
import { ExcludedContracts } from './ExcludedContracts.tsx';
import { ContractRadios } from './ContractRadios.tsx';

/** The policy chooser (SEL-001). It never goes on by itself; the only contract there is stands chosen, and can be looked at first. */
export function ContractSelectionPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const request = chooserRequestOf(useLocation().state);
  const { main, partner, excluded } = contractChoice(useContracts(), request.flags, exclusions);
  const [chosen, setChosen] = useState(() => onlyOne([...main, ...partner]));
  const [isMissing, setIsMissing] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const select = useSelectedPolicyStore((store) => store.select);

  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (chosen === null) {
      setIsMissing(true);
      group.current?.querySelector('input')?.focus();
      return;
    }
    select(chosen);
    const { targetPath, preselectedReason } = request;
    void navigate(targetPath, preselectedReason === null ? {} : { state: { preselectedReason } });
  }
  const choose = (policyNumber: string): void => {
    setChosen(policyNumber);
    setIsMissing(false);
  };

  if (main.length + partner.length === 0) return <EmptyChoice excluded={excluded} />;
  const groups = [
    { title: t('selection:group.main'), contracts: main },
    { title: t('selection:group.partner'), contracts: partner },
  ].filter(({ contracts }) => contracts.length > 0);
  return (
    <form className={classes.form} noValidate onSubmit={goOn}>
      <ChooserHeading heading={request.heading} />
      <div ref={group} className={classes.groups}>
        {groups.map(({ title, contracts }) => (
          <ContractRadios
            key={title}
            title={title}
            contracts={contracts}
            chosen={chosen}
            isMissing={isMissing}
            onChoose={choose}
          />
        ))}
      </div>
      <p id="selection-error" className={classes.error} hidden={!isMissing}>
        {t('selection:required')}
      </p>
      <p id="selection-open" className={classes.open} hidden={chosen !== null}>
        {t('selection:open', { field: t('selection:open.field') })}
      </p>
      <ChoiceActions isOpen={chosen === null} />
      <ExcludedContracts excluded={excluded} />
    </form>
  );
}

/** Nobody has to choose where there is no choice. */
function onlyOne([first, ...others]: readonly Contract[]): string | null {
  return first !== undefined && others.length === 0 ? first.policy.policyNumber : null;
}

function ChoiceActions({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={classes.actions}>
      <Button
        type="submit"
        {...(isOpen
          ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': 'selection-open' }
          : {})}
      >
        {t('selection:choose')}
      </Button>
      <Button variant="default" onClick={() => void navigate(-1)}>
        {t('selection:back')}
      </Button>
    </div>
  );
}

function EmptyChoice({ excluded }: Pick<ContractChoice, 'excluded'>) {
  const { t } = useTranslation();
  return (
    <>
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

function ChooserHeading({ heading }: { readonly heading: string | null }) {
  const { t, i18n } = useTranslation();
  if (heading !== null) return <PageHeading title={headingText(heading, i18n)} />;
  return (
    <PageHeading>
      <p>{t('selection:intro')}</p>
    </PageHeading>
  );
}

/** Who sends here names one of our headings or brings words of their own (SEL-001). */
function headingText(heading: string, { exists, t }: i18n): string {
  const key = `selection:heading.${heading}`;
  return exists(key) ? t(key) : heading;
}
