import type { NavigateFunction } from 'react-router-dom';
import type { Walk, Wizard } from '../../engine/index.ts';
import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import type { FormTexts } from '../texts/formTexts.ts';

/** The current surroundings of an open form. */
export interface RunnerState {
  readonly wizard: Wizard;
  readonly ports: WizardPorts;
  readonly texts: FormTexts;
  /** Returns the summary of a walk. */
  readonly inWords: (walk: Walk) => readonly AnswerSection[];
  readonly navigate: NavigateFunction;
  /** Another page is on its way. */
  readonly isMoving: boolean;
  /** Closes the dialog the form stands in; null on a page. */
  readonly closeDialog: (() => void) | null;
  /** Lets go of a navigation that was held back, or gives it up. */
  readonly held: { readonly proceed: () => void; readonly reset: () => void } | null;
}

/** Keeps what stands around a form at hand for what happens between two drawings. */
export function createRunnerState(first: RunnerState) {
  let world = first;
  return {
    read: () => world,
    move(changes: Partial<RunnerState>): void {
      world = { ...world, ...changes };
    },
  };
}
