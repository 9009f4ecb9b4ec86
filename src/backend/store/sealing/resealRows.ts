import { type Kysely, sql } from 'kysely';
import { settings } from '../../settings/settings.ts';
import { inTransaction } from '../inTransaction.ts';
import type { Tables } from '../Tables.ts';
import type { DataCipher } from './createDataCipher.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';
import { getSealedStart, openValue, sealText } from './sealText.ts';

const { resealRows: rowsAtOnce, resealPauseMs } = settings.store;

/**
 * Encrypts with the first key what was stored without encryption or with an older key, a few rows at a time. Resolves with the number of
 * rows when all are done, or when `isStopping` says so.
 */
export async function resealRows(
  query: Kysely<Tables>,
  cipher: DataCipher,
  isStopping: () => boolean,
): Promise<number> {
  const plain = query.withoutPlugins();
  let count = 0;
  for (const sealed of sealedColumns) {
    let place: string | null = '(0,0)';
    while (place !== null && !isStopping()) {
      const batch = await inTransaction(plain, (store) => resealBatch(store, sealed, cipher, place ?? ''));
      count += batch.count;
      place = batch.last;
      // Requests of customers go first.
      await new Promise((resolve) => setTimeout(resolve, resealPauseMs));
    }
  }
  return count;
}

/** Encrypts the next rows behind a place in the table; `last` is null when there are no more. */
async function resealBatch(
  store: Kysely<Tables>,
  sealed: SealedColumn,
  cipher: DataCipher,
  after: string,
): Promise<{ readonly count: number; readonly last: string | null }> {
  const { table, column, part } = sealed;
  const [from, value] = [sql.table(table), sql.ref(column)];
  const text = part.kind === 'base64' ? value : sql`(${value} #>> ${sql.lit(`{${part.path.join(',')}}`)})`;
  const start = getSealedStart(sealed, cipher);
  const { rows } = await sql<{ readonly place: string; readonly value: unknown }>`
    select ctid::text as place, ${value} as value from ${from}
    where ctid > ${after}::tid and substr(${text}, 1, ${sql.lit(start.length)}) <> ${start}
    order by ctid limit ${sql.lit(rowsAtOnce)} for update`.execute(store);
  for (const row of rows) {
    const opened = openValue(row.value, cipher);
    const [before, written] = [row.value, opened].map((each) =>
      part.kind === 'base64' ? String(each) : JSON.stringify(each),
    );
    const next = sealText(written ?? '', sealed, cipher);
    // A value whose key is missing stays as it is.
    if (next !== before)
      await sql`update ${from} set ${value} = ${next} where ctid = ${row.place}::tid`.execute(store);
  }
  return { count: rows.length, last: rows.at(-1)?.place ?? null };
}
