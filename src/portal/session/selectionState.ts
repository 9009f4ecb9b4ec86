import table from '../../../rules/_shared/selection.json';
import type { SelectionTable } from '../../domain/selectablePolicies.ts';

/** Which contracts the chooser hides for which target (SEL-007 to SEL-019). */
export const selectionTable: SelectionTable = table;

/** What the chooser is asked to do (SEL-001). */
export interface SelectionRequest {
  /** Null when it was opened directly. */
  readonly heading: string | null;
  readonly targetPath: string;
  /** Exclusion flags (SEL-002). */
  readonly flags: readonly string[];
  /** Goes on to the target: which contact request to open there (CTC-002). */
  readonly preselectedReason: string | null;
}

/** Navigation state that sends the chooser to a target, with the exclusions of that target. */
export function selectionState(
  targetPath: string,
  heading: string,
  preselectedReason?: string,
): Readonly<Record<string, unknown>> {
  const flags = selectionTable.targets[targetPath] ?? [];
  return {
    heading,
    targetPath,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    ...(preselectedReason === undefined ? {} : { preselectedReason }),
  };
}

/** Reads navigation state, which may be anything. Without a target inside the portal the choice leads to the start page. */
export function selectionRequestOf(state: unknown): SelectionRequest {
  const given: Readonly<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  const { heading, targetPath, preselectedReason } = given;
  return {
    heading: typeof heading === 'string' && heading !== '' ? heading : null,
    targetPath: typeof targetPath === 'string' && /^\/(?![/\\])/.test(targetPath) ? targetPath : '/',
    flags: Object.keys(selectionTable.flags).filter((flag) => given[flag] === true),
    preselectedReason: typeof preselectedReason === 'string' ? preselectedReason : null,
  };
}
