import type { ApplicationSwitches } from '../../domain/applicationSwitches.ts';

/** An account for which the configuration has opened the portal, before account and policies have loaded. */
export interface OpenAccount {
  readonly accountId: string;
  readonly switches: ApplicationSwitches;
}
