import { asRecord } from '../../plain/isRecord.ts';
import type { ApplicationSwitches } from '../../domain/applicationSwitches.ts';
import { exclusions } from './exclusions.ts';
import { findPage } from './pages.ts';

/** The request to the contract chooser (SEL-001). */
export interface ChooserRequest {
  /** Null when it was opened directly. */
  readonly heading: string | null;
  readonly targetPath: string;
  /** Exclusion flags (SEL-002). */
  readonly flags: readonly string[];
  /** The contact request that the target opens (CTC-002). */
  readonly preselectedReason: string | null;
}

/** Builds the navigation state that makes the chooser ask for a contract for a page, with the exclusions of that page. */
export function buildChooserState(
  targetPath: string,
  heading: string | null,
  preselectedReason?: string,
): Readonly<Record<string, unknown>> {
  const flags = findPage(targetPath)?.contract?.exclude ?? [];
  return {
    heading,
    targetPath,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    ...(preselectedReason === undefined ? {} : { preselectedReason }),
  };
}

/** Returns the text key of the question that a page about a contract asks first; null when it asks for a contract. */
export function findChooserQuestion(path: string): string | null {
  const contract = findPage(path)?.contract;
  return contract?.kind === 'chosen' ? contract.heading : null;
}

/** Reads navigation state of any shape. Without a target inside the portal the choice leads to the start page. */
export function readChooserRequest(state: unknown): ChooserRequest {
  const given = asRecord(state);
  const { heading, targetPath, preselectedReason } = given;
  return {
    heading: typeof heading === 'string' && heading !== '' ? heading : null,
    targetPath: typeof targetPath === 'string' && /^\/(?![/\\])/.test(targetPath) ? targetPath : '/',
    flags: Object.keys(exclusions).filter((flag) => given[flag] === true),
    preselectedReason: typeof preselectedReason === 'string' ? preselectedReason : null,
  };
}

/**
 * Builds the link to a page about one contract, through the chooser (SEL-016). While the function of the page is switched off, the link
 * leads straight to the page, which shows a notice.
 */
export function buildChooserLink(
  target: string,
  heading: string,
  switches: ApplicationSwitches,
  preselectedReason?: string,
): { readonly to: string; readonly state?: unknown } {
  const gate = findPage(target)?.gate;
  return gate?.kind === 'function' && !switches[gate.name]
    ? { to: target }
    : { to: '/contractSelection', state: buildChooserState(target, heading, preselectedReason) };
}
