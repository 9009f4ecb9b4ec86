import { looksLikeDay } from '../calendar/index.ts';
import type { ApplicationEntry } from '../protocol/index.ts';
import { isUnreadable } from './isUnreadable.ts';
import { readFlag } from './readFlag.ts';

/** The functions that a switch turns off alone (SHELL-020, SHELL-054 to -056). */
export type SwitchedFunction = 'policyChanges' | 'documents' | 'claimReport' | 'addressChanges';

/** The application configuration as switches (SHELL-018), as far as pages and forms read them. */
export interface ApplicationSwitches extends Readonly<Record<SwitchedFunction, boolean>> {
  readonly portalDeactivated: boolean;
  /** Changes are processed later (SHELL-021). */
  readonly yearEnd: boolean;
  /** Changes count from the day the customer chooses, and their premium is calculated at once (SUM-010). */
  readonly realTimeChanges: boolean;
  readonly dashboardNote: boolean;
  /** Customers may read their reports and the stage of each. Off where it is not listed, because not every insurer has it. */
  readonly claimReports: boolean;
  /** Reports that were sent take photos and papers. Off where it is not listed, and where reports cannot be read. */
  readonly claimFiles: boolean;
  /** Drafts are kept with the account. Off where it is not listed, because not every insurer has it. */
  readonly drafts: boolean;
  /** Operations that cannot be answered at present. */
  readonly awayServices: readonly string[];
  /** The next invoice is under way: changes count from a fixed day on (SUM-015). */
  readonly followUpInvoice: boolean;
  /** `yyyy-mm-dd`, where the entry has a day instead of true. */
  readonly followUpInvoiceDate: string | null;
}

const followUpInvoiceType = 'FOLLOW_UP_INVOICE';

/**
 * Reads the switches. True and "true" mean on; a functionality that is not listed is on; every other value means off (SHELL-020). A switch
 * that restricts counts as on where its value cannot be read.
 */
export function applicationSwitches(entries: readonly ApplicationEntry[]): ApplicationSwitches {
  const findEntry = (type: string) => entries.find((candidate) => candidate.type === type);

  function isOn(type: string, unlisted: boolean): boolean {
    const entry = findEntry(type);
    return entry === undefined ? unlisted : readFlag(entry.value) === true;
  }

  function restricts(type: string): boolean {
    const entry = findEntry(type);
    if (entry === undefined) return false;
    return readFlag(entry.value) ?? (!!entry.value || isUnreadable(entry, 'value'));
  }

  const value = findEntry(followUpInvoiceType)?.value;
  const followUpInvoiceDate = typeof value === 'string' && looksLikeDay(value) ? value : null;
  const followUpInvoice = followUpInvoiceDate !== null || restricts(followUpInvoiceType);
  const yearEnd = restricts('YEAR_END_BUSINESS');
  return {
    portalDeactivated: restricts('CUSTOMER_PORTAL_DEACTIVATED'),
    yearEnd,
    realTimeChanges: !yearEnd && !followUpInvoice,
    dashboardNote: isOn('GENERAL_DASHBOARD_NOTE', false),
    claimReports: isOn('FUNCTIONALITY_CLAIMREPORTS', false),
    claimFiles: isOn('FUNCTIONALITY_CLAIMREPORTS', false) && isOn('FUNCTIONALITY_CLAIMFILES', false),
    drafts: isOn('FUNCTIONALITY_DRAFTS', false),
    awayServices: entries.flatMap(({ type, value: name }) =>
      type === 'SERVICE_AWAY' && typeof name === 'string' ? [name] : [],
    ),
    followUpInvoice,
    followUpInvoiceDate,
    policyChanges: isOn('FUNCTIONALITY_POLICYCHANGES', true),
    documents: isOn('FUNCTIONALITY_DOCUMENTS', true),
    claimReport: isOn('FUNCTIONALITY_CLAIMREPORT', true),
    addressChanges: isOn('FUNCTIONALITY_ADDRESSCHANGES', true),
  };
}
