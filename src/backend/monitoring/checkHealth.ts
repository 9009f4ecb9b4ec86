import { DatabaseUnavailable } from '../store/DatabaseUnavailable.ts';
import type { Database } from '../store/openDatabase.ts';
import { settings } from '../settings/settings.ts';
import { minute } from '../settings/durations.ts';

export type Health =
  | { readonly status: 'ok'; readonly parts: { readonly database: Part; readonly mail: Part } }
  | { readonly status: 'down'; readonly parts: { readonly database: Part }; readonly retryAfter: number };

interface Part {
  readonly state: 'ok' | 'late' | 'down';
  readonly kind?: Database['kind'];
  /** A code of PostgreSQL or of the system. */
  readonly reason?: string;
}

/** Returns the response of `/health`. Without its database the server answers no call; late mails are waiting in the outbox. */
export async function checkHealth({ kind, query }: Database, now: Date): Promise<Health> {
  try {
    const late = await query
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where(
        'created_at',
        '<',
        new Date(now.getTime() - settings.monitoring.lateMailMinutes * minute).toISOString(),
      )
      .limit(1)
      .executeTakeFirst();
    const mail = late === undefined ? ('ok' as const) : ('late' as const);
    return { status: 'ok', parts: { database: { state: 'ok', kind }, mail: { state: mail } } };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const { reason, retryAfter } = error;
    return { status: 'down', parts: { database: { state: 'down', kind, reason } }, retryAfter };
  }
}
