import { sql } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';

/** Takes the next number for a report. No number is used twice, even if its report is never stored. */
export async function takeClaimReference(store: Store, today: string): Promise<string> {
  const { rows } = await sql<{ readonly number: string }>`
    select nextval('claim_references')::text as number`.execute(store);
  return `S-${today.slice(0, 4)}-${(rows[0]?.number ?? '').padStart(6, '0')}`;
}
