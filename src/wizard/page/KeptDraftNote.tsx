import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { writeValue } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import type { AccountKeeper, KeepState } from '../draft/accountKeeper.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';
import classes from './KeptDraft.module.css';

/** The note that a form was restored from the account, or that another device has changed the draft, with the possible actions. */
export function KeptDraftNote() {
  const { keeper } = useWizard();
  return keeper !== null && <Note keeper={keeper} />;
}

function Note({ keeper }: { readonly keeper: AccountKeeper }) {
  const { texts } = useWizard();
  const keeping = useKeepState(keeper);
  const actions = useActions(keeper);
  const shown = selectDraftNote(keeping);
  const Icon = shown?.isWarning === true ? IconAlertTriangle : IconInfoCircle;
  return (
    <output className={classes.notes}>
      {shown !== null && (
        <span className={classes.note} data-tone={shown.isWarning ? 'warning' : 'info'}>
          <Icon size={24} stroke={1.75} aria-hidden />
          <span>{texts.get([`wizard:draft.${shown.name}`], shown.values)}</span>
          <span className={classes.buttons}>
            {shown.choices.map((choice) => (
              <Button key={choice} type="button" variant="default" onClick={actions[choice]}>
                {texts.get([`wizard:draft.${choice}`])}
              </Button>
            ))}
          </span>
        </span>
      )}
    </output>
  );
}

type Choice = 'restart' | 'load' | 'open' | 'insist' | 'discard';

interface DraftNote {
  readonly name: 'restored' | 'changed' | 'gone' | 'sent';
  readonly values: Readonly<Record<string, string>>;
  readonly isWarning: boolean;
  readonly choices: readonly Choice[];
}

function selectDraftNote(keeping: KeepState): DraftNote | null {
  switch (keeping.kind) {
    case 'kept': {
      if (keeping.restoredFrom === undefined) return null;
      const moment = writeValue('dateTime', keeping.restoredFrom);
      return { name: 'restored', values: { moment }, isWarning: false, choices: ['restart'] };
    }
    case 'changed':
      return { name: 'changed', values: {}, isWarning: true, choices: ['load', 'insist'] };
    case 'gone':
      return { name: 'gone', values: {}, isWarning: true, choices: ['insist', 'discard'] };
    case 'sent':
      return { name: 'sent', values: {}, isWarning: true, choices: ['open', 'insist', 'discard'] };
    case 'idle':
    case 'failed':
    case 'off':
      return null;
  }
}

function useActions(keeper: AccountKeeper): Readonly<Record<Choice, () => void>> {
  const { draft, wizard } = useWizard();
  const navigate = useNavigate();
  function forget(): void {
    keeper.discarded(true);
    draft.dispatch({ kind: 'discarded' });
  }
  return {
    restart() {
      forget();
      void navigate(wizard.steps[0]?.route ?? wizard.definition.exits.cancel);
    },
    discard() {
      forget();
      void navigate(wizard.definition.exits.cancel);
    },
    open() {
      const keeping = keeper.state.getState();
      forget();
      if (keeping.kind === 'sent') void navigate(keeping.receipt);
    },
    load() {
      draft.dispatch({ kind: 'discarded' });
      keeper.giveWay();
    },
    insist() {
      focusHeading();
      void keeper.insist(draft.getState());
    },
  };
}

/** The state of the draft in the account. It changes while the customer types, so it is no live region. */
export function KeptDraftStatus() {
  const { keeper } = useWizard();
  return keeper !== null && <Status keeper={keeper} />;
}

function Status({ keeper }: { readonly keeper: AccountKeeper }) {
  const { texts, draft } = useWizard();
  const hasFiles = useStore(draft.files).length > 0;
  const keeping = useKeepState(keeper);
  if (keeping.kind !== 'kept' && keeping.kind !== 'failed') return null;
  const until = keeping.kind === 'kept' ? keeping.until : null;
  return (
    <p className={classes.status}>
      {[
        until === null
          ? texts.get([`wizard:draft.${keeping.kind}`])
          : texts.get(['wizard:draft.keptUntil'], { moment: writeValue('dateTime', until) }),
        ...(hasFiles ? [texts.get(['wizard:draft.files'])] : []),
      ].join(' ')}
    </p>
  );
}

export function useKeepState({ state }: AccountKeeper): KeepState {
  return useSyncExternalStore(state.subscribe, state.getState);
}
