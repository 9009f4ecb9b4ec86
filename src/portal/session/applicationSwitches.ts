import type { ApplicationEntry } from '../../protocol/index.ts';

/** The application configuration as switches (SHELL-018), as far as pages read them. */
export interface ApplicationSwitches {
  readonly portalDeactivated: boolean;
  readonly claimReport: boolean;
}

/** On is true or "true"; a functionality that is not listed is on (SHELL-020, SHELL-055). */
export function applicationSwitches(entries: readonly ApplicationEntry[]): ApplicationSwitches {
  const valueOf = (type: string): unknown => entries.find((entry) => entry.type === type)?.value;
  const isOn = (value: unknown): boolean => value === true || value === 'true';

  return {
    portalDeactivated: isOn(valueOf('CUSTOMER_PORTAL_DEACTIVATED')),
    claimReport: isOn(valueOf('FUNCTIONALITY_CLAIMREPORT') ?? true),
  };
}
