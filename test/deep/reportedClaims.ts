import type { Database } from '../../src/backend/store/openDatabase.ts';

/** The time of the first claim of `reportingProcess.ts`. Seeded claims are older. */
export const firstReport = '2026-11-21T11:00:00Z';

/** Returns the ids of the claims of `reportingProcess.ts`, in order. */
export async function reportedClaims({ query }: Database): Promise<readonly string[]> {
  const claims = await query
    .selectFrom('claims')
    .select('id')
    .where('reported_at', '>=', firstReport)
    .orderBy('id')
    .execute();
  return claims.map(({ id }) => id);
}
