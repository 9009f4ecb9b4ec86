import { isValidIBAN } from 'ibantools';
import { sql } from 'kysely';
import { type Refusal, refuse, type Store } from '../../api/OperationCall.ts';

/** Everything between the groups of an IBAN that is not seen, tabs and spaces without width included. */
const space = /[\s\u200b-\u200d\u2060\ufeff]/g;

/** Capitals without any space (PAY-029). */
export function bareIban(typed: string): string {
  return typed.replaceAll(space, '').toUpperCase();
}

/**
 * Why nothing can be debited from an account: it is no IBAN (structure, length by country, check digits), or its bank is excluded. Null
 * when it can.
 */
export async function ibanRefusal(store: Store, typed: string): Promise<Refusal | null> {
  const iban = bareIban(typed);
  if (!isValidIBAN(iban)) return refuse(400, 'INVALID_IBAN');
  const bank = iban.slice(0, 2) + iban.slice(4);
  const excluded = await store
    .selectFrom('excluded_banks')
    .select('prefix')
    .where(sql<boolean>`starts_with(${bank}, prefix)`)
    .executeTakeFirst();
  return excluded === undefined ? null : refuse(403, 'EXCLUDED_IBAN');
}
