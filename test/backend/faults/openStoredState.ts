import { Kysely, PostgresDialect, sql } from 'kysely';
import { createSealingPlugin } from '../../../src/backend/store/sealing/createSealingPlugin.ts';
import type { Tables } from '../../../src/backend/store/Tables.ts';
import { testCipher } from '../fixtures/testCipher.ts';
import type { TestPool } from '../fixtures/testDatabase.ts';

/** The rows of a table that were added and removed; a changed row is both. */
interface TableChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What has changed in the database since `keep`, by table; rows as JSON, with their sealed columns decrypted. */
export type Changes = ReadonlyMap<string, TableChange>;

/** The whole content of a database, which can be read and put back. */
export interface StoredState {
  readonly query: Kysely<Tables>;
  /** Keeps the content of all tables as the one that `restore` puts back. */
  readonly keep: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly readChanges: () => Promise<Changes>;
  readonly close: () => Promise<void>;
}

export async function openStoredState({ pool, close }: TestPool): Promise<StoredState> {
  const plain = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const query = plain.withPlugin(createSealingPlugin(testCipher));
  const { rows } = await sql<{ readonly name: keyof Tables }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(plain);
  const names = rows.map(({ name }) => name);
  const kept = new Map<string, readonly string[]>();

  const findChanged = async () => {
    const { rows: changed } = await sql<{ readonly name: keyof Tables }>`
      select name from kept_state.changed order by name`.execute(plain);
    return changed.map(({ name }) => name);
  };
  return {
    query,
    async keep() {
      await sql`create schema kept_state`.execute(plain);
      for (const name of names) {
        await sql`create table ${keptTable(name)} as table ${sql.table(name)}`.execute(plain);
        kept.set(name, await readRows(query, name));
      }
      await markChanges(plain, names);
    },
    async restore() {
      const changed = await findChanged();
      await plain.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        for (const name of changed) {
          await sql`delete from ${sql.table(name)}`.execute(transaction);
          await sql`insert into ${sql.table(name)} overriding system value
            select * from ${keptTable(name)}`.execute(transaction);
        }
        await sql`delete from kept_state.changed`.execute(transaction);
      });
    },
    async readChanges() {
      const changes = new Map<string, TableChange>();
      for (const name of await findChanged()) {
        const [before, after] = [kept.get(name) ?? [], await readRows(query, name)];
        changes.set(name, { added: subtract(after, before), removed: subtract(before, after) });
      }
      return changes;
    },
    close,
  };
}

const keptTable = (name: string) => sql.table(`kept_state.${name}`);

/** Lets the database write down the tables that change, in the transaction of the change. Reading all of them would take too long. */
async function markChanges(plain: Kysely<Tables>, names: readonly string[]): Promise<void> {
  await sql`create table kept_state.changed (name text primary key)`.execute(plain);
  await sql`create function kept_state.mark() returns trigger language plpgsql as $$
    begin
      insert into kept_state.changed values (tg_table_name) on conflict do nothing;
      return null;
    end $$`.execute(plain);
  for (const name of names)
    await sql`create trigger mark after insert or update or delete on ${sql.table(name)}
      for each statement execute function kept_state.mark()`.execute(plain);
}

async function readRows(query: Kysely<Tables>, name: keyof Tables): Promise<readonly string[]> {
  const rows = await query.selectFrom(name).selectAll().execute();
  return rows.map((row) => JSON.stringify(row));
}

/** Returns the elements of a list without those of another one, each as often as it is there. */
function subtract(list: readonly string[], other: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const element of other) counts.set(element, (counts.get(element) ?? 0) + 1);
  return list.filter((element) => {
    const count = counts.get(element) ?? 0;
    counts.set(element, count - 1);
    return count <= 0;
  });
}
