import { findWiderNetworks } from '../http/findClientNetwork.ts';
import type { Limit } from './Limit.ts';

/** A subject whose uses are counted, with the multiple of the limit that it has. */
interface Subject {
  readonly key: string;
  readonly factor: number;
}

/** Three sessions at once that use up their limits leave no more to a fourth one. */
const sessionsOfAccount = 3;

/**
 * Lists the subjects that a use of `key` counts for. A network of IPv6 counts for the wider networks around it, and a session for its
 * account: neither many networks of one owner nor many sessions of one account add up to any number of uses.
 */
export function listSubjects(kind: Limit['key'], key: string): readonly Subject[] {
  const own = { key, factor: 1 };
  const [first = '', ...rest] = key.split(' ');
  switch (kind) {
    case 'network':
    case 'network and login':
      return [
        own,
        ...findWiderNetworks(first).map(({ network, factor }) => ({
          key: [network, ...rest].join(' '),
          factor,
        })),
      ];
    case 'session':
      return [own, { key: `account ${first}`, factor: sessionsOfAccount }];
    case 'account':
    case 'address':
    case 'browser and login':
    case 'login':
      return [own];
  }
}

/** Returns the key of a session for limits. The sessions of a foreign provider that names none count as one. */
export function getSessionKey({
  account: { account_id },
  grantId,
}: {
  readonly account: { readonly account_id: string };
  readonly grantId: string | null;
}): string {
  return `${account_id} ${grantId ?? ''}`;
}
