import type { Database } from '../../src/backend/store/openDatabase.ts';

/** When `reportingProcess.ts` reports its first claim. Seeded claims are older. */
export const firstReport = '2026-11-21T11:00:00Z';

/** Ids of the claims that `reportingProcess.ts` has reported, in order. */
export async function reportedClaims({ query }: Database): Promise<readonly string[]> {
  const claims = await query
    .selectFrom('claims')
    .select('id')
    .where('reported_at', '>=', firstReport)
    .orderBy('id')
    .execute();
  return claims.map(({ id }) => id);
}
