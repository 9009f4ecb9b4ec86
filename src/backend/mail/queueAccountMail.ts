import type { Kysely } from 'kysely';
import { createDatabaseCounters } from '../limits/createDatabaseCounters.ts';
import { LimitReached } from '../limits/LimitReached.ts';
import { getSessionKey } from '../limits/listSubjects.ts';
import { spend, type Uses } from '../limits/spend.ts';
import type { Tables } from '../store/Tables.ts';
import type { Letter } from './Letter.ts';
import { queueMail } from './queueMail.ts';

interface MailKind {
  /** Returns what a mail counts for; each kind of mail has a count of its own. */
  readonly uses: (session: string) => Uses<'database'>;
  /**
   * `refuse`: the mail is what the customer wants, or tells the owner of a change, so that there is none without it. `suppress`: the effect
   * stands without its mail.
   */
  readonly beyond: 'refuse' | 'suppress';
}

/** Kinds of mails that a session causes. Mails about the sign-in are not counted with others: `queueMail` sends them. */
const kinds = {
  contact: { uses: (session) => ({ contactMailsOfSession: session }), beyond: 'refuse' },
  paper: { uses: (session) => ({ paperMailsOfSession: session }), beyond: 'refuse' },
  policyChange: { uses: (session) => ({ policyChangesOfSession: session }), beyond: 'refuse' },
  paymentChange: { uses: (session) => ({ paymentChangesOfSession: session }), beyond: 'refuse' },
  emailChange: { uses: (session) => ({ emailChangesOfSession: session }), beyond: 'refuse' },
  confirmation: { uses: (session) => ({ confirmationMailsOfSession: session }), beyond: 'suppress' },
} as const satisfies Readonly<Record<string, MailKind>>;

export interface MailCause {
  /** A transaction. */
  readonly store: Kysely<Tables>;
  readonly account: { readonly account_id: string };
  /** The sign-in that causes the mail; null when its provider names none. */
  readonly grantId: string | null;
  readonly now: Date;
}

/** Puts a mail into the outbox that a session has caused. Throws `LimitReached` when the session has caused too many of a kind to refuse. */
export async function queueAccountMail(
  cause: MailCause,
  kind: keyof typeof kinds,
  letter: Letter,
): Promise<void> {
  const { store, account, now } = cause;
  const { uses, beyond } = kinds[kind];
  const usedUp = await spend(createDatabaseCounters(store), uses(getSessionKey(cause)), now);
  if (usedUp !== null && beyond === 'refuse') throw new LimitReached(usedUp);
  if (usedUp === null) await queueMail(store, letter, account);
}
