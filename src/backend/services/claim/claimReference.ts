import { sql } from 'kysely';
import type { Store } from '../../api/OperationCall.ts';

/** What customer and insurer call a report. A number is never given out twice, not even when its report came to nothing. */
export async function claimReference(store: Store, today: string): Promise<string> {
  const { rows } = await sql<{ readonly number: string }>`
    select nextval('claim_references')::text as number`.execute(store);
  return `S-${today.slice(0, 4)}-${(rows[0]?.number ?? '').padStart(6, '0')}`;
}
