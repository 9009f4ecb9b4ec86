import { type ReactNode, useState } from 'react';
import { StepForm } from '../../src/wizard/theme/StepForm.tsx';
import { DraftNotices } from '../../src/wizard/page/DraftNotices.tsx';
import { StepErrors } from '../../src/wizard/page/StepErrors.tsx';
import { StepNavigation } from '../../src/wizard/page/StepNavigation.tsx';
import { StepProgress } from '../../src/wizard/page/StepProgress.tsx';
import { WizardContext } from '../../src/wizard/context/WizardContext.ts';
import { FoldedRows } from './FoldedRows.tsx';
import { openShowcases } from './openShowcases.ts';
import {
  comparedForm,
  lockedForm,
  olderPrice,
  pagePartsForm,
  premiumCall,
  pricedForm,
} from './pagePartsForm.ts';
import { useTexts } from '../../src/ui/texts/useTexts.ts';

/** The parts around the questions of a form, each in its states. */
export function PageParts() {
  const { i18n } = useTexts();
  const [{ refused, busy, priced, awaited, failed, locked }] = useState(() => ({
    refused: openShowcases('pageParts', pagePartsForm, i18n, {
      refusal: { step: 'asked', count: 1 },
      shownErrors: new Map([['asked.phone', 'attempt']]),
      draftNotices: ['wizard:draft.notStored'],
    }),
    busy: openShowcases('pageParts', pagePartsForm, i18n, { isSending: true }),
    priced: openShowcases('priced', pricedForm, i18n, { older: olderPrice }),
    awaited: openShowcases('compared', comparedForm, i18n, { entered: { call: premiumCall, is: 'awaited' } }),
    locked: openShowcases('lockedGroup', lockedForm, i18n, {
      changes: [
        { set: 'lockedGroup.cover.protection', to: true },
        { set: 'lockedGroup.cover.deductible', to: 'HIGH' },
      ],
    }),
    failed: openShowcases('compared', comparedForm, i18n, { entered: { call: premiumCall, is: 'failed' } }),
  }));
  const [asked, check] = refused.wizard.steps;
  const [price] = priced.wizard.steps;
  const [compared] = awaited.wizard.steps;
  const [lockedGroup] = locked.wizard.steps;
  if (
    asked === undefined ||
    check === undefined ||
    price === undefined ||
    compared === undefined ||
    lockedGroup === undefined
  )
    throw new Error('The parts of a page need their steps.');
  return (
    <>
      <WizardContext value={refused}>
        <Part name="errors">
          <StepErrors step={asked.id} />
        </Part>
        <Part name="notices">
          <DraftNotices />
        </Part>
        <Part name="progress">
          <StepProgress step={asked.id} title="Angaben" />
        </Part>
        <Part name="questions">
          <StepForm step={asked} />
        </Part>
        <Part name="navigation, blocked">
          <StepNavigation step={asked} hasBackLink={false} />
        </Part>
        <Part name="summary">
          <StepForm step={check} />
        </Part>
      </WizardContext>
      <WizardContext value={busy}>
        <Part name="navigation, busy">
          <StepNavigation step={check} hasBackLink={false} />
        </Part>
      </WizardContext>
      <WizardContext value={priced}>
        <Part name="older result">
          <StepForm step={price} />
        </Part>
      </WizardContext>
      <WizardContext value={locked}>
        <Part name="locked group">
          <StepForm step={lockedGroup} />
        </Part>
      </WizardContext>
      <WizardContext value={awaited}>
        <Part name="awaited result">
          <StepForm step={compared} />
        </Part>
      </WizardContext>
      <WizardContext value={failed}>
        <Part name="failed result">
          <StepForm step={compared} />
        </Part>
      </WizardContext>
      <Part name="folded rows">
        <FoldedRows />
      </Part>
    </>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section data-showcase={name} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
