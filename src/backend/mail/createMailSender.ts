import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../store/openDatabase.ts';
import type { Tables } from '../store/Tables.ts';
import { settings } from '../settings/settings.ts';
import { minute, second } from '../settings/durations.ts';

type QueuedMail = Selectable<Tables['outbox']>;

/** Brings one mail away; rejects when it could not. */
export type Deliver = (mail: QueuedMail) => Promise<void>;

export interface MailSenderParts {
  readonly database: Database;
  readonly deliver: Deliver;
  readonly now: () => Date;
  /** Told of a failed attempt; the mail stays and is tried again. */
  readonly failed: (mailId: string, attempts: number, error: unknown) => void;
}

export interface MailSender {
  /** Delivers everything that is due now; resolves when nothing is left. Calls at the same time share one run. */
  readonly drain: () => Promise<void>;
  /** Drains again and again until `stop`. */
  readonly start: () => void;
  /** Resolves when the mail under way has been brought away or put back. */
  readonly stop: () => Promise<void>;
}

const pollEvery = settings.mail.pollSeconds * second;
const leaseLength = settings.mail.leaseMinutes * minute;
const retryWaits = settings.mail.retryMinutes.map((minutes) => minutes * minute);

/** A mail that was sent is out of our hands: who got it and what it said (a code, perhaps) is not kept. */
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
 * Empties the outbox. A mail is first leased, so that of several processes one delivers it, and marked as sent afterwards: it is never
 * lost, and it can go out twice only when the process dies between the two (then with the same Message-ID).
 */
export function createMailSender({ database, deliver, now, failed }: MailSenderParts): MailSender {
  const { query } = database;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const inMilliseconds = (wait: number) => new Date(now().getTime() + wait).toISOString();

  function lease(): Promise<QueuedMail | undefined> {
    return query
      .updateTable('outbox')
      .set((column) => ({ not_before: inMilliseconds(leaseLength), attempts: column('attempts', '+', 1) }))
      .where('id', '=', (outer) =>
        outer
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('not_before', '<=', now().toISOString())
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  }

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
