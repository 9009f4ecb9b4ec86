import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createErrorEntry } from '../http/createErrorEntry.ts';
import type { Log } from '../http/LogEntry.ts';
import type { Database } from './openDatabase.ts';
import { type Retention, retention, type Rule } from './retention.ts';
import type { Tables } from './Tables.ts';
import { settings } from '../settings/settings.ts';
import { minute } from '../settings/durations.ts';

export interface Sweep {
  /** Stops the sweep; resolves when the current run has ended. */
  readonly stop: () => Promise<void>;
}

/** Removes rows that exceed `retention`, at once and every few minutes; `sweepFiles` does the same for files. */
export function startRetentionSweep(
  { query }: Database,
  clock: () => Date,
  log: Log,
  sweepFiles: (now: Date) => Promise<void>,
): Sweep {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweepFiles(clock()))
      .then(() => sweep(query, clock()))
      .catch((error: unknown) => log(createErrorEntry(randomUUID(), error)));
  };
  run();
  const timer = setInterval(run, settings.store.sweepMinutes * minute).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

async function sweep(query: Kysely<Tables>, now: Date): Promise<void> {
  for (const [table, rule] of Object.entries<Retention>(retention)) {
    if (rule.kind !== 'removed') continue;
    for (const each of rule.rules) await applyRule(query, table, each, now);
  }
}

/** Removes the rows of one rule. Rows are identified by `ctid`, because not every table has an id. */
async function applyRule(query: Kysely<Tables>, table: string, rule: Rule, now: Date): Promise<void> {
  const { where = sql`true`, since, age, most, eachAccount } = rule;
  const oldest = new Date(now.getTime() - age).toISOString();
  const [name, time] = [sql.table(table), sql.ref(since)];
  await sql`delete from ${name} where ${where} and ${time} <= ${oldest}`.execute(query);
  if (most === undefined) return;
  const group = eachAccount === true ? sql`partition by account_id` : sql``;
  // Only the rows of accounts with too many are sorted.
  const among =
    eachAccount === true
      ? sql`${where} and account_id in (
          select account_id from ${name} where ${where} group by account_id having count(*) > ${most}
        )`
      : where;
  await sql`delete from ${name} where ctid in (
    select place from (
      select ctid as place, row_number() over (${group} order by ${time} desc) as number from ${name} where ${among}
    ) as numbered where number > ${most}
  )`.execute(query);
}
