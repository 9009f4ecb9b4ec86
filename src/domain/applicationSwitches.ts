import { looksLikeDay } from '../calendar/index.ts';
import type { ApplicationEntry } from '../protocol/index.ts';

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
  /** The next invoice is under way: changes count from a fixed day on (SUM-015). */
  readonly followUpInvoice: boolean;
  /** `yyyy-mm-dd`, where the entry has a day instead of true. */
  readonly followUpInvoiceDate: string | null;
}

const followUpInvoiceType = 'FOLLOW_UP_INVOICE';

/** Reads the switches. True and "true" mean on; a functionality that is not listed is on; every other value means off (SHELL-020). */
export function applicationSwitches(entries: readonly ApplicationEntry[]): ApplicationSwitches {
  function isOn(type: string, unlisted: boolean): boolean {
    const entry = entries.find((candidate) => candidate.type === type);
    return entry === undefined ? unlisted : entry.value === true || entry.value === 'true';
  }

  const value = entries.find(({ type }) => type === followUpInvoiceType)?.value;
  const followUpInvoiceDate = typeof value === 'string' && looksLikeDay(value) ? value : null;
  const followUpInvoice = followUpInvoiceDate !== null || isOn(followUpInvoiceType, false);
  const yearEnd = isOn('YEAR_END_BUSINESS', false);
  return {
    portalDeactivated: isOn('CUSTOMER_PORTAL_DEACTIVATED', false),
    yearEnd,
    realTimeChanges: !yearEnd && !followUpInvoice,
    dashboardNote: isOn('GENERAL_DASHBOARD_NOTE', false),
    claimReports: isOn('FUNCTIONALITY_CLAIMREPORTS', false),
    claimFiles: isOn('FUNCTIONALITY_CLAIMREPORTS', false) && isOn('FUNCTIONALITY_CLAIMFILES', false),
    drafts: isOn('FUNCTIONALITY_DRAFTS', false),
    followUpInvoice,
    followUpInvoiceDate,
    policyChanges: isOn('FUNCTIONALITY_POLICYCHANGES', true),
    documents: isOn('FUNCTIONALITY_DOCUMENTS', true),
    claimReport: isOn('FUNCTIONALITY_CLAIMREPORT', true),
    addressChanges: isOn('FUNCTIONALITY_ADDRESSCHANGES', true),
  };
}
