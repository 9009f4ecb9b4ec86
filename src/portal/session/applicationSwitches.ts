import type { ApplicationEntry } from '../../protocol/index.ts';

/** What can be switched off on its own (SHELL-020, SHELL-054 to -056). */
export type SwitchedFunction = 'policyChanges' | 'documents' | 'claimReport' | 'addressChanges';

/** The application configuration as switches (SHELL-018), as far as pages read them. */
export interface ApplicationSwitches extends Readonly<Record<SwitchedFunction, boolean>> {
  readonly portalDeactivated: boolean;
  /** Changes are processed later (SHELL-021). */
  readonly yearEnd: boolean;
  readonly dashboardNote: boolean;
}

/** On is true or "true"; a functionality that is not listed is on, everything else is off (SHELL-020). */
export function applicationSwitches(entries: readonly ApplicationEntry[]): ApplicationSwitches {
  function isOn(type: string, unlisted: boolean): boolean {
    const entry = entries.find((candidate) => candidate.type === type);
    return entry === undefined ? unlisted : entry.value === true || entry.value === 'true';
  }

  return {
    portalDeactivated: isOn('CUSTOMER_PORTAL_DEACTIVATED', false),
    yearEnd: isOn('YEAR_END_BUSINESS', false),
    dashboardNote: isOn('GENERAL_DASHBOARD_NOTE', false),
    policyChanges: isOn('FUNCTIONALITY_POLICYCHANGES', true),
    documents: isOn('FUNCTIONALITY_DOCUMENTS', true),
    claimReport: isOn('FUNCTIONALITY_CLAIMREPORT', true),
    addressChanges: isOn('FUNCTIONALITY_ADDRESSCHANGES', true),
  };
}
