import type { NavigateFunction } from 'react-router-dom';
import type { Walk, Wizard } from '../../engine/index.ts';
import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import type { FormTexts } from '../texts/createFormTexts.ts';

/** The current surroundings of an open form. */
export interface RunnerState {
  readonly wizard: Wizard;
  readonly ports: WizardPorts;
  readonly texts: FormTexts;
  /** Returns the summary of a walk. */
  readonly inWords: (walk: Walk) => readonly AnswerSection[];
  readonly navigate: NavigateFunction;
  /** True while another page loads. */
  readonly isMoving: boolean;
  /** Closes the dialog of the form; null on a page. */
  readonly closeDialog: (() => void) | null;
  /** Continues or cancels a navigation that is held back; null without one. */
  readonly held: { readonly proceed: () => void; readonly reset: () => void } | null;
}

/** Creates a holder of the surroundings of a form for code that runs between two drawings. */
export function createRunnerState(first: RunnerState) {
  let world = first;
  return {
    read: () => world,
    move(changes: Partial<RunnerState>): void {
      world = { ...world, ...changes };
    },
  };
}
