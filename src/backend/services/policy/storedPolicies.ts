import type { Selectable } from 'kysely';
import type { Account, Policy } from '../../../protocol/index.ts';
import type { Store } from '../../api/Call.ts';
import type { Tables } from '../../store/Tables.ts';
import { changedPolicy, type Registration } from '../change/changedPolicy.ts';

/** Contracts with the change that waits for its day, if one does. */
export function storedPolicies(store: Store) {
  return store
    .selectFrom('policies')
    .innerJoin('accounts', 'accounts.account_id', 'policies.account_id')
    .leftJoin('policy_changes', (join) =>
      join
        .onRef('policy_changes.policy_number', '=', 'policies.policy_number')
        .on('policy_changes.done', '=', false),
    )
    .select(['data', 'profile', 'change', 'takes_effect_on']);
}

type StoredPolicy = Pick<Selectable<Tables['policies']>, 'data'> &
  Pick<Selectable<Tables['accounts']>, 'profile'> & {
    readonly change: Selectable<Tables['policy_changes']>['change'] | null;
    readonly takes_effect_on: string | null;
  };

/** A contract as it is on a day: a change counts from its day on, and is pending before (CON-065). */
export function policyOnDay({ data, profile, change, takes_effect_on }: StoredPolicy, today: string): Policy {
  if (change === null || takes_effect_on === null) return data;
  if (takes_effect_on > today) return { ...data, futureChanges: true };
  return changedPolicy(data, change, registrationOf(profile));
}

export function registrationOf({ lastName, companyName, address }: Account): Registration {
  return { name: lastName ?? companyName ?? '', zip: address?.zip ?? '' };
}
