import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../store/openDatabase.ts';
import type { Tables } from '../store/Tables.ts';
import { settings } from '../settings/settings.ts';
import { minute, second } from '../settings/durations.ts';

type QueuedMail = Selectable<Tables['outbox']>;

/** Delivers one mail; rejects when it failed. */
export type Deliver = (mail: QueuedMail) => Promise<void>;

export interface MailSenderParts {
  readonly database: Database;
  readonly deliver: Deliver;
  readonly now: () => Date;
  /** Called after a failed attempt; the mail stays in the outbox and is tried again. */
  readonly failed: (mailId: string, attempts: number, error: unknown) => void;
}

export interface MailSender {
  /** Delivers all mails that are due; resolves when none is left. Concurrent calls share one run. */
  readonly drain: () => Promise<void>;
  /** Delivers due mails repeatedly until `stop`. */
  readonly start: () => void;
  /** Stops the delivery; resolves when the current mail has been delivered or put back. */
  readonly stop: () => Promise<void>;
}

const pollEvery = settings.mail.pollSeconds * second;
const leaseLength = settings.mail.leaseMinutes * minute;
const retryWaits = settings.mail.retryMinutes.map((minutes) => minutes * minute);

/** Recipient and content of a sent mail (a code, perhaps) are erased. */
const erasedMail = {
  account_id: null,
  from: '',
  to: '',
  reply_to: '',
  subject: '',
  text: '',
  html: null,
  attachments: '[]',
} as const satisfies Updateable<Tables['outbox']>;

/**
 * Creates a sender that empties the outbox. A mail is first leased, so that only one process delivers it, and then marked as sent: it is
 * never lost, and it is sent twice only when the process dies between the two (then with the same Message-ID).
 */
export function createMailSender({ database, deliver, now, failed }: MailSenderParts): MailSender {
  const { query } = database;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const inMilliseconds = (wait: number) => new Date(now().getTime() + wait).toISOString();

  const lease = () => leaseMail(query, { from: now().toISOString(), until: inMilliseconds(leaseLength) });

  async function deliverAll(): Promise<void> {
    for (let mail = await lease(); mail !== undefined; mail = isStopped ? undefined : await lease()) {
      const result = await attempt(mail);
      await query.updateTable('outbox').set(result).where('id', '=', mail.id).execute();
    }
  }

  async function attempt(mail: QueuedMail): Promise<Updateable<Tables['outbox']>> {
    try {
      await deliver(mail);
      return { ...erasedMail, sent_at: now().toISOString() };
    } catch (error) {
      failed(mail.id, mail.attempts, error);
      return {
        not_before: inMilliseconds(retryWaits[mail.attempts - 1] ?? retryWaits.at(-1) ?? leaseLength),
      };
    }
  }

  function drain(): Promise<void> {
    running ??= deliverAll().finally(() => (running = undefined));
    return running;
  }

  function again(): void {
    timer = setTimeout(() => {
      drain()
        .catch((error: unknown) => failed('', 0, error))
        .finally(() => !isStopped && again());
    }, pollEvery).unref();
  }

  return {
    drain,
    start: again,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Leases the oldest mail that is due; undefined when none is. */
function leaseMail(
  query: Database['query'],
  { from, until }: { readonly from: string; readonly until: string },
): Promise<QueuedMail | undefined> {
  return query
    .updateTable('outbox')
    .set((column) => ({ not_before: until, attempts: column('attempts', '+', 1) }))
    .where('id', '=', (outer) =>
      outer
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('not_before', '<=', from)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}
