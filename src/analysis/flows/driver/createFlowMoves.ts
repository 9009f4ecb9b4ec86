import {
  findBackRoute,
  listDialogChoices,
  getCurrentDialog,
  getDialogKey,
  isReachable,
  findStepAtRoute,
  type Dialog,
  type JourneyEvent,
  type PagelessJourney,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { FlowDriver } from './FlowDriver.ts';

/** Goes from step to step without "Weiter", and answers dialogs. */
export function createFlowMoves(
  journey: PagelessJourney,
): Pick<FlowDriver, 'back' | 'reload' | 'edit' | 'open' | 'choose'> {
  const walk = () => journey.now().walk;
  const dispatch = (event: JourneyEvent) => (journey.dispatch(event), null);
  return {
    back() {
      const at = journey.step();
      const route = at && findBackRoute(walk(), at.id);
      const isStep = route !== null && findStepAtRoute(walk().wizard, route) !== undefined;
      return isStep ? dispatch({ kind: 'wentBack' }) : say('flow.no-step-before');
    },
    reload() {
      journey.reload();
      return null;
    },
    edit: (id) =>
      isReachable(walk(), id)
        ? dispatch({ kind: 'edited', step: id, focus: null })
        : say('flow.unreachable-step', { step: id }),
    open: (route) =>
      walk().wizard.steps.some((one) => one.route === route)
        ? dispatch({ kind: 'routeShown', route, carried: null })
        : say('flow.no-route', { route }),
    choose(id, choice) {
      const dialog = getCurrentDialog(journey.now());
      if (dialog?.id !== id) return say('flow.closed-dialog', { dialog: id });
      const key = getDialogKey(dialog);
      if (choice !== 'close' && !offersChoice(dialog, choice))
        return say('flow.no-choice', { dialog: id, choice });
      if (choice !== 'close') return dispatch({ kind: 'chose', dialog: key, choice });
      return dialog.kind === 'question' || dialog.kind === 'leave'
        ? say('flow.unclosable-dialog', { dialog: id })
        : dispatch({ kind: 'chose', dialog: key, choice: listDialogChoices(dialog).closing });
    },
  };
}

export function offersChoice(dialog: Dialog, choice: 'stay' | 'next'): boolean {
  return (
    dialog.kind === 'question' ||
    dialog.kind === 'leave' ||
    listDialogChoices(dialog).choices.includes(choice)
  );
}
