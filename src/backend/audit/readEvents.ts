import { type Kysely, sql } from 'kysely';
import { settings } from '../settings/settings.ts';
import type { Tables } from '../store/Tables.ts';

/** The events that an export contains. */
export interface EventFilter {
  /** Null: events of all accounts. */
  readonly accountId: string | null;
  /** Id of a brand; null: of all brands. */
  readonly brand: string | null;
  /** Null: from the first event on. */
  readonly since: Date | null;
}

/** Reads the audit log in order of time, as one line of JSON for each row. Reads some rows at a time, so that a long log fits into memory. */
export async function* readEvents(query: Kysely<Tables>, filter: EventFilter): AsyncIterable<string> {
  let last: { readonly at: string; readonly id: string } | null = null;
  for (;;) {
    const rows = await readRows(query, filter, last);
    for (const { account_id: account, ...row } of rows) yield JSON.stringify({ ...row, account });
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

function readRows(
  query: Kysely<Tables>,
  { accountId, brand, since }: EventFilter,
  last: { readonly at: string; readonly id: string } | null,
) {
  let rows = query
    .selectFrom('audit_events')
    .select(['id', 'at', 'account_id', 'brand', 'kind', 'outcome', 'detail', 'times'])
    .select(['network', 'browser', 'operator', 'reason'])
    .orderBy('at')
    .orderBy('id')
    .limit(settings.audit.exportRows);
  if (accountId !== null) rows = rows.where('account_id', '=', accountId);
  if (brand !== null) rows = rows.where('brand', '=', brand);
  if (since !== null) rows = rows.where('at', '>=', since.toISOString());
  if (last !== null)
    rows = rows.where(sql<boolean>`(at, id) > (${last.at}::timestamptz, ${last.id}::bigint)`);
  return rows.execute();
}
