import {
  getCurrentDialog,
  listWaitingCalls,
  snapshotStep,
  type PagelessJourney,
} from '../../../engine/index.ts';
import type { FlowDriver } from './FlowDriver.ts';
import { readFrame } from './readFrame.ts';
import type { FormWords } from './FormWords.ts';
import { readWords } from './readWords.ts';
import { findSeenField } from './toSeenField.ts';

/** Reads everything that a flow can look at. */
export function createJourneyReader(
  { now, step, leftTo }: PagelessJourney,
  words: FormWords | null,
): Pick<FlowDriver, 'see' | 'look' | 'frame' | 'words' | 'canContinue' | 'warnings'> {
  return {
    see() {
      const at = step();
      const progress = at ? snapshotStep(now().walk, at.id).progress : null;
      const dialog = getCurrentDialog(now());
      return {
        step: at?.id ?? null,
        route: at?.route ?? leftTo() ?? '',
        progress: progress === null || progress.kind === 'none' ? null : progress.percent,
        dialog: dialog?.id ?? null,
        destructive: dialog?.kind === 'confirmation' && dialog.destructive,
      };
    },
    look: (at, name) => findSeenField(now().walk, at, name),
    frame() {
      const at = step();
      return at ? { ...readFrame(now().walk, at), waits: listWaitingCalls(now()) } : undefined;
    },
    words: (at, place) => (words === null ? undefined : readWords(now(), at, place, words)),
    canContinue: (at) =>
      snapshotStep(now().walk, at).open.map(({ name, error }) => ({
        field: name?.slice(at.length + 1) ?? null,
        code: error.code,
      })),
    warnings: (at) => snapshotStep(now().walk, at).warnings.map(({ error }) => error.code),
  };
}
