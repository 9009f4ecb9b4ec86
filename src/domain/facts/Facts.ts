import type { Account, DeletionJob, Policy } from '../../protocol/index.ts';
import type { KindContext } from '../contractKinds/findContractKinds.ts';
import type { ApplicationSwitches } from '../applicationSwitches.ts';
import type { Contract } from '../listContracts.ts';
import type { Device } from '../detectDevice.ts';
import type { DowntimeWindow } from '../downtime.ts';

/** Facts by declared name (`schemas/_shared/facts.json`), as forms read them. */
export type Facts = Readonly<Record<string, FactValue>>;
export type FactValue = SimpleFact | readonly Readonly<Record<string, SimpleFact>>[];
type SimpleFact = string | number | boolean | null;

/** The server data from which facts are made. */
export interface ServerData {
  /** From the access token (AUTH-002). */
  readonly session: { readonly accountId: string; readonly email: string };
  readonly account: Account | null;
  /** Null before the account is activated: no changes are possible then. */
  readonly switches: ApplicationSwitches | null;
  /** The chosen contract; `fromRelatedAccount` is true for a contract of a related account. */
  readonly selected: { readonly policy: Policy; readonly fromRelatedAccount: boolean } | null;
  /** All contracts that a chooser may offer, in its order. */
  readonly contracts: readonly Contract[];
  readonly brand: {
    readonly id: string;
    readonly name: string;
    readonly phone: string;
    readonly email: string;
  } | null;
  /** `rules/_shared/settings.json`; settings that are lists are no facts. */
  readonly settings: Readonly<Record<string, { readonly value: unknown }>>;
  readonly kinds: KindContext['kinds'];
  readonly flatrateNames: readonly string[];
  /** The announced deletion; null when no deletion is announced or the call was not made. */
  readonly deletionJob: DeletionJob | null;
  /** The current maintenance window of the account screens; null outside of all windows. */
  readonly downtime: DowntimeWindow | null;
  readonly device: Device;
  /** The server's day in Europe/Berlin, `yyyy-mm-dd`. */
  readonly today: string;
}

/** Makes the facts of one area from server data. The result has all facts of the area; without data, they are null. */
export type FactSource<Needed extends keyof ServerData> = (data: Pick<ServerData, Needed>) => Facts;
