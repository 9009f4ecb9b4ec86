import type { ApplicationSwitches } from '../../domain/applicationSwitches.ts';

/** An account for which the portal is open, as the configuration says while account and policies are on their way. */
export interface OpenAccount {
  readonly accountId: string;
  readonly switches: ApplicationSwitches;
}
