import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type WizardPorts, WizardRunner } from '../../wizard/index.ts';
import { createLazyPart } from '../../ui/loading/createLazyPart.ts';
import { useForm } from '../session/openForm.ts';
import { useServices } from '../session/Services.ts';
import { useAccountDrafts, useHasAccountDrafts } from '../session/hooks/useAccountDrafts.ts';
import { readClaimKind } from './claimKinds.ts';
import { readGivenAnswers } from './readGivenAnswers.ts';
import { beginsWithRecord } from './accident/accidentTransfer.ts';
import type { FormBegin } from './FormBegin.ts';
import { FirstStepNotice } from './FirstStepNotice.tsx';
import { LoadedContent } from '../../ui/loading/LoadedContent.tsx';
import { PageLoading } from '../../ui/loading/PageLoading.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

const RecordedForm = createLazyPart(async () => (await import('./accident/RecordedForm.tsx')).RecordedForm);
const ReplacingForm = createLazyPart(async () => (await import('./ReplacingForm.tsx')).ReplacingForm);
const SentFiles = createLazyPart(async () => (await import('./SentClaimFiles.tsx')).SentClaimFiles);

interface FormPageProps {
  /** Id of the form. */
  readonly id: string;
  readonly ports: WizardPorts;
  readonly aside?: ReactNode;
  /** The page has a heading of its own above the form. */
  readonly section?: boolean;
}

/** A form on a page of the portal, loaded when it is first drawn. */
export function FormPage({ id, ports, aside, section = false }: FormPageProps) {
  const { i18n, t } = useTexts();
  const { brand } = useServices();
  const form = useForm(id, i18n, brand.id);
  const { state, key } = useLocation();
  // Later steps have another state.
  const [recorded] = useState(() => (beginsWithRecord(id, state) ? id : null));
  const [given] = useState(() => {
    const answers = readGivenAnswers(state);
    return answers === null ? null : { begin: { answers }, mark: key };
  });
  const keepsDrafts = useHasAccountDrafts();
  const { shortOf } = form.definition;
  // A brand without short forms has the long one at their addresses.
  if (shortOf !== undefined && brand.shortReports !== true)
    return <Navigate to={shortOf.entry} state={state as unknown} replace />;
  const isKept = keepsDrafts && form.definition.draft === 'account' && ports.owner.policy !== '';
  const Runner = isKept ? KeptForm : WizardRunner;
  const draw = (begin: FormBegin) => (
    <Runner key={id} {...{ form, ports, aside, section, SentFiles }} {...begin} />
  );
  const { owner } = ports;
  const replacing =
    recorded === id ? (
      <RecordedForm {...{ id, owner, draw }} />
    ) : given === null ? null : (
      <ReplacingForm {...{ id, owner, draw }} {...given} question={t('shell:begun.byShort')} />
    );
  return (
    <>
      <FirstStepNotice form={form} ports={ports} isKept={isKept} />
      {replacing === null ? (
        draw({ answers: readClaimKind(form, state) })
      ) : (
        <Suspense fallback={<PageLoading />}>{replacing}</Suspense>
      )}
    </>
  );
}

/** A form with drafts in the account opens after its draft has loaded. */
function KeptForm(props: ComponentProps<typeof WizardRunner>) {
  const drafts = useAccountDrafts(props.form.id, props.ports.owner);
  if (drafts === 'loading') return <PageLoading />;
  return (
    <LoadedContent>
      {drafts === null ? <WizardRunner {...props} /> : <WizardRunner {...props} drafts={drafts} />}
    </LoadedContent>
  );
}
