import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import {
  holds,
  isDirty,
  isReachable,
  type Journey,
  findStepAtRoute,
  type Wizard,
} from '../../engine/index.ts';
import { type FinishedForm, readFinishedForm } from '../draft/readFinishedForm.ts';
import { createFinishStorage } from '../draft/createFinishStorage.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import { createLazyPart } from '../../ui/loading/createLazyPart.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import classes from './CurrentPage.module.css';
import { DefinedDialog } from './DefinedDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { StepAside } from './StepAside.tsx';
import { StepPage } from './StepPage.tsx';
import { StepSection } from './StepSection.tsx';
import { useShownRoute } from './useShownRoute.ts';

const AmountBar = createLazyPart(async () => (await import('../amountBar/AmountBar.tsx')).AmountBar);
const DonePage = createLazyPart(async () => (await import('../done/DonePage.tsx')).DonePage);

interface CurrentPageProps {
  readonly aside: ReactNode;
  /** True when the form stands below the heading of a page. */
  readonly section: boolean;
}

/**
 * Draws the page of the address: a step or the end page. From a step that cannot be reached, the journey leads to the last one that can.
 */
export function CurrentPage({ aside, section }: CurrentPageProps) {
  const { wizard, draft, texts } = useWizard();
  const { pathname, search } = useLocation();
  const route = pathname + search;
  const { carried, answers, end } = useFinish();
  const finishedHere = useDraft(getInlineEndValues);
  const isMoving = useNavigation().state === 'loading';
  const isAway = useDraft(({ at }) => at.kind === 'away');
  useShownRoute({ carried, end });
  useEffect(() => () => draft.dispatch({ kind: 'closed' }), [draft]);

  if (end !== null) return <Navigate to={end} replace />;
  const { assumes, done } = wizard;
  const isLeaving = isMoving && isAway;
  const values = carried ?? finishedHere;
  const isAssumed = assumes === null || holds(draft.getState().walk, assumes);
  // The guard ends with the form, because no answer can be lost on the end page, which guards its own files.
  if (done.kind === 'page' && values !== null && isAssumed && !isLeaving) {
    return (
      <Suspense>
        <DonePage done={done} values={values} answers={answers} />
      </Suspense>
    );
  }
  return (
    <>
      {isLeaving && <output>{texts.get(['wizard:leave.loading'])}</output>}
      {!isLeaving && isAssumed && <CurrentStep route={route} aside={aside} section={section} />}
      <LeaveGuard />
    </>
  );
}

function CurrentStep({ route, aside, section }: CurrentPageProps & { readonly route: string }) {
  const { wizard, draft } = useWizard();
  const bar = wizard.definition.amountBar;
  // A page with a vehicle block needs no card of the vehicle beside it.
  const beside = showsSubject(wizard) ? undefined : aside;
  const step = findStepAtRoute(wizard, route);
  if (step === undefined || !isReachable(draft.getState().walk, step.id)) return null;
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
      {bar?.on.includes(step.id) === true && (
        <Suspense>
          <AmountBar of={bar.of} />
        </Suspense>
      )}
      <DefinedDialog />
    </>
  );
}

interface Finish {
  /** The values for the end page at this address; null elsewhere. */
  readonly carried: Readonly<Record<string, unknown>> | null;
  readonly answers: FinishedForm['answers'];
  /** The end page, for a customer who went back from it and has not begun anew; null otherwise. */
  readonly end: string | null;
}

/** Returns the data of the finished form. They stay until the form is filled in anew. */
function useFinish(): Finish {
  const { wizard, ports, draft } = useWizard();
  const { pathname, search, state } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const [kept] = useState(() => createFinishStorage(wizard.id, ports().owner, tabStorage));
  const isAtStep = useDraft(({ at }) => at.kind === 'step');
  const { done } = wizard;
  const route = done.kind === 'page' ? done.route : null;
  const end =
    wentBack &&
    route !== null &&
    findStepAtRoute(wizard, pathname + search) !== undefined &&
    !isDirty(draft.getState().walk) &&
    kept.read() !== null
      ? route
      : null;
  useEffect(() => {
    if (isAtStep && end === null) kept.forget();
  }, [isAtStep, end, kept]);
  return useMemo(() => {
    if (route === null || pathname !== route) return { carried: null, answers: [], end };
    const stored = kept.read();
    const carried = (readFinishedForm(state, wizard.id) ?? stored)?.values ?? null;
    return { carried, answers: stored?.answers ?? [], end };
  }, [wizard, route, pathname, state, kept, end]);
}

function showsSubject({ steps }: Wizard): boolean {
  const groups = steps.flatMap(({ schema }) => Object.values(schema.properties ?? {}));
  return groups.some((group) => group['x-look'] === 'hero' || group['x-look'] === 'panel');
}

/** Returns the values of an end page that takes the place of the form. */
function getInlineEndValues({ at, walk }: Journey): Readonly<Record<string, unknown>> | null {
  const { done } = walk.wizard;
  return at.kind === 'done' && done.kind === 'page' && done.route === null ? at.values : null;
}
