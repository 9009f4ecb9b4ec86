import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** The table of the audit log. */
export interface AuditTables {
  readonly audit_events: {
    id: Generated<string>;
    /** The time of the event; of a bundle, the time of its last event. */
    at: Moment;
    /** Null when no account is concerned, like with an unknown address. */
    account_id: string | null;
    /** Empty for a host of no brand. */
    brand: string;
    kind: string;
    outcome: 'done' | 'refused';
    detail: string | null;
    /** The number of events in this row. */
    times: Generated<number>;
    /** The network of the request; null for an operator's command. */
    network: string | null;
    /** Browser and system, like `Firefox, Windows`; null for an operator's command. */
    browser: string | null;
    /** The system's name of the person who ran a command. */
    operator: string | null;
    /** The reason that the operator gave. */
    reason: string | null;
    /** A digest of what events of an hour have in common that strangers can cause; null for all other events. */
    bundle: string | null;
  };
}
