import type { ApplicationEntry } from '../../protocol/index.ts';

/** The application configuration as switches (SHELL-018). */
export interface ApplicationSwitches {
  readonly portalDeactivated: boolean;
  readonly yearEndBusiness: boolean;
  readonly followUpInvoice: boolean;
  readonly claimReport: boolean;
  readonly policyChanges: boolean;
  readonly documents: boolean;
  readonly addressChanges: boolean;
  readonly dashboardNote: string | null;
}

/** On is true or "true"; a functionality that is not listed is on (SHELL-020, SHELL-054 to -056). */
export function applicationSwitches(entries: readonly ApplicationEntry[]): ApplicationSwitches {
  const valueOf = (type: string): unknown => entries.find((entry) => entry.type === type)?.value;
  const isOn = (type: string): boolean => [true, 'true'].includes(valueOf(type) as string | boolean);
  const isNotOff = (type: string): boolean => valueOf(type) === undefined || isOn(type);
  const note = valueOf('GENERAL_DASHBOARD_NOTE');

  return {
    portalDeactivated: isOn('CUSTOMER_PORTAL_DEACTIVATED'),
    yearEndBusiness: isOn('YEAR_END_BUSINESS'),
    followUpInvoice: isOn('FOLLOW_UP_INVOICE'),
    claimReport: isNotOff('FUNCTIONALITY_CLAIMREPORT'),
    policyChanges: isNotOff('FUNCTIONALITY_POLICYCHANGES'),
    documents: isNotOff('FUNCTIONALITY_DOCUMENTS'),
    addressChanges: isNotOff('FUNCTIONALITY_ADDRESSCHANGES'),
    dashboardNote: typeof note === 'string' && note !== '' ? note : null,
  };
}
