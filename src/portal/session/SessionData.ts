import { createContext, use } from 'react';
import type { Account, Policies } from '../../protocol/index.ts';
import type { Identity } from '../auth/AuthSession.ts';
import type { FrequentFunction } from '../../domain/functions/listFrequentFunctions.ts';
import type { ApplicationSwitches } from '../../domain/applicationSwitches.ts';

/** The data that the start has loaded; no page is drawn without them. */
export interface SessionData {
  readonly identity: Identity;
  readonly account: Account;
  readonly policies: Policies;
  /** How many contracts could not be read and are missing in `policies`. */
  readonly unreadableContracts: number;
  readonly switches: ApplicationSwitches;
  readonly flatrateNames: readonly string[];
  /** The functions that the configuration calls frequently used (DASH-004). */
  readonly frequentFunctions: readonly FrequentFunction[];
  /** True when the account belongs to other brands: no active contracts anywhere (AUTH-012). */
  readonly isWrongBrand: boolean;
}

export const SessionDataContext = createContext<SessionData | null>(null);

export function useSessionData(): SessionData {
  const data = use(SessionDataContext);
  if (data === null) throw new Error('Session data are missing');
  return data;
}
