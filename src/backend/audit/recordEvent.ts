import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import type { EventDetail, EventKind } from './eventKinds.ts';

/** An event of the audit log. It has no contents and no secrets. */
export interface AuditEvent {
  readonly at: Date;
  readonly accountId: string | null;
  /** Id of the brand; empty for a host of no brand. */
  readonly brand: string;
  readonly kind: EventKind;
  readonly outcome: 'done' | 'refused';
  readonly detail?: EventDetail | undefined;
  readonly by: Device | Operator;
}

/** The browser that caused an event. */
export interface Device {
  readonly network: string;
  /** Browser and system, as `readBrowserKind` returns them. */
  readonly browser: string;
}

/** The person who ran a command. */
export interface Operator {
  readonly operator: string;
  /** Null for a command that needs no reason. */
  readonly reason: string | null;
}

/**
 * Writes an event to the audit log; `store` is the transaction of its effect, where there is one. Bundled are failures, links that anybody
 * can order, and right passwords without a second factor: those of one kind, account and network share a row in each hour, so that
 * strangers cannot fill the log.
 */
export async function recordEvent(store: Kysely<Tables>, event: AuditEvent): Promise<void> {
  const { at, accountId, brand, kind, outcome, detail = null, by } = event;
  const { network = null, browser = null, operator = null, reason = null } = toColumns(by);
  const bundle = isBundled(event) ? createBundle(event, network) : null;
  await store
    .insertInto('audit_events')
    .values({
      at: at.toISOString(),
      account_id: accountId,
      brand,
      kind,
      outcome,
      detail,
      network,
      browser,
      operator,
      reason,
      bundle,
    })
    .onConflict((conflict) =>
      conflict.column('bundle').doUpdateSet({
        at: sql<string>`greatest(audit_events.at, excluded.at)`,
        browser: sql<string>`excluded.browser`,
        times: sql<number>`audit_events.times + 1`,
      }),
    )
    .execute();
}

function toColumns(by: AuditEvent['by']): Partial<Device & Operator> {
  return by;
}

function isBundled({ kind, outcome }: AuditEvent): boolean {
  return outcome === 'refused' || kind === 'passwordLink' || kind === 'secondStep';
}

/** Returns a digest of the hour and of what the events of a bundle have in common. */
function createBundle(
  { at, accountId, brand, kind, outcome, detail }: AuditEvent,
  network: string | null,
): string {
  const hour = at.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const shared = [hour, accountId, brand, kind, outcome, detail, network];
  return createHash('sha256').update(JSON.stringify(shared)).digest('base64url');
}
