import { isValidIBAN } from 'ibantools';
import { sql } from 'kysely';
import { cleanText } from '../../../plain/cleanText.ts';
import { type Refusal, refuse, type Store } from '../../api/OperationCall.ts';

/** Returns an IBAN in capitals without the spaces between its groups (PAY-029). */
export function normalizeIban(typed: string): string {
  return cleanText('code', typed).replaceAll(' ', '').toUpperCase();
}

/**
 * Returns the reason why an account cannot be debited: it is no IBAN (structure, length by country, check digits), or its bank is excluded.
 * Null when it can.
 */
export async function findIbanProblem(store: Store, typed: string): Promise<Refusal | null> {
  const iban = normalizeIban(typed);
  if (!isValidIBAN(iban)) return refuse(400, 'INVALID_IBAN');
  const bank = iban.slice(0, 2) + iban.slice(4);
  const excluded = await store
    .selectFrom('excluded_banks')
    .select('prefix')
    .where(sql<boolean>`starts_with(${bank}, prefix)`)
    .executeTakeFirst();
  return excluded === undefined ? null : refuse(403, 'EXCLUDED_IBAN');
}
