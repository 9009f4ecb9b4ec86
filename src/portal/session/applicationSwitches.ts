import type { ApplicationEntry } from '../../protocol/index.ts';

/** The application configuration as switches (SHELL-018), as far as pages read them. */
export interface ApplicationSwitches {
  readonly portalDeactivated: boolean;
  readonly claimReport: boolean;
  readonly addressChanges: boolean;
}

/** On is true or "true"; a functionality that is not listed is on (SHELL-020, SHELL-055). */
export function applicationSwitches(entries: readonly ApplicationEntry[]): ApplicationSwitches {
  function isOn(type: string, unlisted: boolean): boolean {
    const entry = entries.find((candidate) => candidate.type === type);
    return entry === undefined ? unlisted : entry.value === true || entry.value === 'true';
  }

  return {
    portalDeactivated: isOn('CUSTOMER_PORTAL_DEACTIVATED', false),
    claimReport: isOn('FUNCTIONALITY_CLAIMREPORT', true),
    addressChanges: isOn('FUNCTIONALITY_ADDRESSCHANGES', true),
  };
}
