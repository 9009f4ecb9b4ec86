import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Account, PaymentParts, Policy } from '../../../protocol/index.ts';
import type { Store } from '../../api/OperationCall.ts';
import type { Tables } from '../../store/Tables.ts';
import { applyChange, type Registration } from '../change/applyChange.ts';

import { applyPayment } from '../change/applyPayment.ts';

/** Selects contracts with their pending change, if there is one, and with changes of the payment in the order of their days. */
export function selectPolicies(store: Store) {
  return store
    .selectFrom('policies')
    .innerJoin('accounts', 'accounts.account_id', 'policies.account_id')
    .leftJoin('policy_changes', (join) =>
      join
        .onRef('policy_changes.policy_number', '=', 'policies.policy_number')
        .on('policy_changes.done', '=', false),
    )
    .select(['data', 'profile', 'change', 'takes_effect_on'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('payment_changes')
          .select(['payment_changes.change', 'payment_changes.takes_effect_on'])
          .whereRef('payment_changes.policy_number', '=', 'policies.policy_number')
          .where('payment_changes.done', '=', false)
          .orderBy('payment_changes.takes_effect_on')
          .orderBy('payment_changes.received_at'),
      ).as('payment_changes'),
    );
}

type StoredPolicy = Pick<Selectable<Tables['policies']>, 'data'> &
  Pick<Selectable<Tables['accounts']>, 'profile'> & {
    readonly change: Selectable<Tables['policy_changes']>['change'] | null;
    readonly takes_effect_on: string | null;
    readonly payment_changes: readonly { readonly change: PaymentParts; readonly takes_effect_on: string }[];
  };

/** Returns a contract as of a day: a change applies from its day on, and is pending before (CON-065). */
export function applyDueChanges(stored: StoredPolicy, today: string): Policy {
  const registration = createRegistration(stored.profile);
  const [due, later] = [
    stored.payment_changes.filter((payment) => payment.takes_effect_on <= today),
    stored.payment_changes.filter((payment) => payment.takes_effect_on > today),
  ];
  const paid = due.reduce(
    (policy, { change }) => applyPayment(policy, change, registration.zip),
    addPendingChange(stored, registration, today),
  );
  return later.length === 0 ? paid : { ...paid, futureChanges: true };
}

function addPendingChange(
  { data, change, takes_effect_on }: StoredPolicy,
  registration: Registration,
  today: string,
): Policy {
  if (change === null || takes_effect_on === null) return data;
  return takes_effect_on > today ? { ...data, futureChanges: true } : applyChange(data, change, registration);
}

export function createRegistration({ lastName, companyName, address }: Account): Registration {
  return { name: lastName ?? companyName ?? '', zip: address?.zip ?? '' };
}
