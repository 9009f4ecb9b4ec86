import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { holds, isReachable, type Journey, stepAtRoute, type Wizard } from '../../engine/index.ts';
import { finishedIn } from '../draft/finishedIn.ts';
import { keptFinish } from '../draft/keptFinish.ts';
import { sessionMemory } from '../draft/browserStorage.ts';
import { laterPart } from '../loading/laterPart.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import classes from './CurrentPage.module.css';
import { DefinedDialog } from './DefinedDialog.tsx';
import { StepAside } from './StepAside.tsx';
import { StepPage } from './StepPage.tsx';
import { StepSection } from './StepSection.tsx';

const DonePage = laterPart(async () => (await import('../done/DonePage.tsx')).DonePage);

interface CurrentPageProps {
  readonly aside: ReactNode;
  /** Below the heading of a page. */
  readonly section: boolean;
}

/** The address decides what shows: a step or the end page. Where it cannot be reached, the journey leads to the last step that can. */
export function CurrentPage({ aside, section }: CurrentPageProps) {
  const { wizard, draft, texts } = useWizard();
  const { pathname, search } = useLocation();
  const route = pathname + search;
  const carried = useCarried();
  const finishedHere = useDraft(valuesInPlace);
  const isMoving = useNavigation().state === 'loading';
  const isAway = useDraft(({ at }) => at.kind === 'away');
  // While another page is on its way the address of this one says nothing any more; if that page is not reached, it does again.
  useEffect(() => {
    if (!isMoving) draft.dispatch({ kind: 'routeShown', route, carried });
  }, [draft, route, carried, isMoving]);
  useEffect(() => () => draft.dispatch({ kind: 'closed' }), [draft]);

  if (isMoving && isAway) return <output>{texts.get(['wizard:leave.loading'])}</output>;
  const { walk } = draft.getState();
  const { assumes, done } = wizard;
  // A page that shows what it is about needs no card of it beside.
  const beside = showsSubject(wizard) ? undefined : aside;
  const values = carried ?? finishedHere;
  if (assumes !== null && !holds(walk, assumes)) return null;
  if (done.kind === 'page' && values !== null) {
    return (
      <Suspense>
        <DonePage done={done} values={values} />
      </Suspense>
    );
  }
  const step = stepAtRoute(wizard, route);
  if (step === undefined || !isReachable(walk, step.id)) return null;
  return (
    <>
      {section ? (
        <StepSection key={step.id} step={step} />
      ) : (
        <div className={beside === undefined ? undefined : classes.withAside}>
          <StepPage key={step.id} step={step} />
          {beside !== undefined && <StepAside current={step.id}>{beside}</StepAside>}
        </div>
      )}
      <DefinedDialog />
    </>
  );
}

/** What a finished form carried to the end page at this address; null elsewhere. It is kept until the form is filled in anew. */
function useCarried(): Readonly<Record<string, unknown>> | null {
  const { wizard, ports } = useWizard();
  const { pathname, state } = useLocation();
  const [kept] = useState(() => keptFinish(wizard.id, ports().owner, sessionMemory));
  const isAtStep = useDraft(({ at }) => at.kind === 'step');
  useEffect(() => {
    if (isAtStep) kept.forget();
  }, [isAtStep, kept]);
  return useMemo(() => {
    if (wizard.done.kind !== 'page' || pathname !== wizard.done.route) return null;
    return (finishedIn(state, wizard.id) ?? kept.read())?.values ?? null;
  }, [wizard, pathname, state, kept]);
}

function showsSubject({ steps }: Wizard): boolean {
  const groups = steps.flatMap(({ schema }) => Object.values(schema.properties ?? {}));
  return groups.some((group) => group['x-look'] === 'hero' || group['x-look'] === 'panel');
}

/** Values of an end page that stands in the place of the form. */
function valuesInPlace({ at, walk }: Journey): Readonly<Record<string, unknown>> | null {
  const { done } = walk.wizard;
  return at.kind === 'done' && done.kind === 'page' && done.route === null ? at.values : null;
}
