import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { Answer, Walk, Wizard } from '../engine/index.ts';
import { summarizeAnswers } from './blocks/summary/summarizeAnswers.ts';
import type { AccountDrafts } from './draft/AccountDrafts.ts';
import { createDraftStore } from './draft/draftStore.ts';
import { buildDraftKey } from './draft/draftPlace.ts';
import { tabStorage } from '../ui/storage/tabStorage.ts';
import { registerOpenDraft } from './draft/openDrafts.ts';
import { useGivenAnswers } from './draft/useGivenAnswers.ts';
import { useAccountKeeper, useKeeper, useSaveOnLeave } from './draft/useSavedDraft.ts';
import { loadViews } from './fields/nodes/loadViews.ts';
import { loadLazyParts } from '../ui/loading/createLazyPart.ts';
import { CurrentPage } from './page/CurrentPage.tsx';
import type { WizardPorts } from './ports/WizardPorts.ts';
import { createPagePerformer } from './runner/createPagePerformer.ts';
import { type RunnerState, createRunnerState } from './runner/createRunnerState.ts';
import { createFormTexts } from './texts/createFormTexts.ts';
import { type FormInDialog, type OpenForm as FormContext, WizardContext } from './context/WizardContext.ts';
import type { SentFilesView } from './context/WizardContext.ts';
import { useTexts } from '../ui/texts/useTexts.ts';

/** Only a form in a dialog loads it. */
const CurrentDialog = lazy(async () => ({
  default: (await import('./page/CurrentDialog.tsx')).CurrentDialog,
}));

interface WizardRunnerProps {
  readonly form: Wizard;
  readonly ports: WizardPorts;
  /** The subject of the form, beside the steps on wide screens. */
  readonly aside?: ReactNode;
  /** The form stands below the heading of a page, which keeps the focus when the form appears. */
  readonly section?: boolean;
  /** The account's store for the draft; absent: the draft stays in this browser. */
  readonly drafts?: AccountDrafts;
  /** Answers by field that the customer gave before the form opened; a draft takes precedence. */
  readonly answers?: Readonly<Record<string, Answer>> | null;
  /** Files that the customer chose before the form opened. */
  readonly files?: readonly File[];
  /** Sends files that were chosen in the form; absent: they are not sent. */
  readonly SentFiles?: SentFilesView;
  /** The form stands in a dialog: it has one step, no address, and no warning on leaving. */
  readonly dialog?: FormInDialog & {
    /** The messages of the portal, because the dialog covers the messages of the page. */
    readonly messages: ReactNode;
  };
}

/**
 * Runs a form under a splat route that covers its steps and its end page. The URL names the current step, and the draft lives in the
 * session storage. Texts come from i18next, from the namespaces of the form's id, `shared`, `messages` and `wizard`.
 */
export function WizardRunner(props: WizardRunnerProps) {
  const { form, ports } = props;
  const key = buildDraftKey(form.id, ports.owner);
  return <OpenForm key={`${key}:${form.hash}`} {...props} storageKey={key} />;
}

interface OpenFormProps extends WizardRunnerProps {
  readonly storageKey: string;
}

function OpenForm(props: OpenFormProps) {
  const { aside, section = false, dialog } = props;
  const open = useOpenForm(props);
  return (
    <WizardContext value={open}>
      {dialog === undefined ? (
        <CurrentPage aside={aside} section={section} />
      ) : (
        <Suspense>
          <CurrentDialog {...dialog} />
        </Suspense>
      )}
    </WizardContext>
  );
}

function useOpenForm(props: OpenFormProps): FormContext {
  const { form, ports, drafts, dialog, storageKey, answers = null, files, SentFiles = null } = props;
  const { world, texts } = useRunnerState(form, ports, dialog?.onClose ?? null);
  const [isFirstStep] = useState(watchFirstStep);
  // The keeper is created first, because it chooses the draft that the form opens with.
  const keeper = useAccountKeeper(form.id, storageKey, drafts);
  const [draft] = useState(() =>
    createDraftStore({
      wizard: form,
      facts: ports.facts,
      key: storageKey,
      storage: tabStorage,
      now: drafts === undefined ? Date.now : () => drafts.now().getTime(),
      keeper,
      page: (dispatch, journey) => createPagePerformer(world.read, dispatch, journey, keeper),
    }),
  );
  useLayoutEffect(() => draft.dispatch({ kind: 'factsMoved', facts: ports.facts }), [ports.facts, draft]);
  useEffect(() => registerOpenDraft(draft), [draft]);
  useGivenAnswers(draft, answers, files);
  useEffect(() => void loadLazyParts(() => loadViews(form)), [form]);
  // A closed dialog keeps no draft, so that the same form on its page starts afresh.
  const isDialog = dialog !== undefined;
  useEffect(() => (isDialog ? () => draft.dispatch({ kind: 'discarded' }) : undefined), [draft, isDialog]);
  useSaveOnLeave(draft);
  useKeeper(keeper, draft);
  const onClose = dialog?.onClose;
  return useMemo(
    () => ({
      wizard: form,
      draft,
      keeper,
      texts,
      ports: () => world.read().ports,
      isFirstStep,
      dialog: onClose === undefined ? null : { onClose },
      SentFiles,
      tellHeld: (held: RunnerState['held']) => world.move({ held }),
    }),
    [form, draft, keeper, texts, world, isFirstStep, onClose, SentFiles],
  );
}

/** Holds the current surroundings of the form for code that runs between two drawings. */
function useRunnerState(wizard: Wizard, ports: WizardPorts, closeDialog: RunnerState['closeDialog']) {
  const { i18n } = useTexts();
  const navigate = useNavigate();
  const isMoving = useNavigation().state === 'loading';
  const { brandName, thanks } = ports;
  const contact = ports.contact[wizard.definition.contact ?? 'service'];
  const texts = useMemo(
    () =>
      createFormTexts(i18n, wizard, { brand: brandName, thanks, phone: contact.phone, email: contact.email }),
    [i18n, wizard, brandName, thanks, contact.phone, contact.email],
  );
  const inWords = useCallback((walk: Walk) => summarizeAnswers(walk, texts), [texts]);
  const [world] = useState(() =>
    createRunnerState({ wizard, ports, texts, inWords, navigate, isMoving, closeDialog, held: null }),
  );
  useLayoutEffect(
    () => world.move({ ports, texts, inWords, navigate, isMoving, closeDialog }),
    [world, ports, texts, inWords, navigate, isMoving, closeDialog],
  );
  return { world, texts };
}

function watchFirstStep(): (step: string) => boolean {
  const entered = new Set<string>();
  return (step) => entered.add(step).size === 1;
}
