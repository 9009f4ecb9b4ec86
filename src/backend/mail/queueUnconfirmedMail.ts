import { normalizeEmail } from '../../plain/normalizeEmail.ts';
import { createDatabaseCounters } from '../limits/createDatabaseCounters.ts';
import { LimitReached } from '../limits/LimitReached.ts';
import { spend } from '../limits/spend.ts';
import type { Letter } from './Letter.ts';
import { type MailCause, queueAccountMail } from './queueAccountMail.ts';

/**
 * Puts a mail to an address into the outbox that its owner has not confirmed, so that it may belong to a stranger. Throws `LimitReached`
 * when the address has got its mails of the day, whichever accounts caused them.
 */
export async function queueUnconfirmedMail(cause: MailCause, letter: Letter): Promise<void> {
  const uses = { mailsToUnconfirmedAddress: findMailbox(String(letter.to)) };
  const usedUp = await spend(createDatabaseCounters(cause.store), uses, cause.now);
  if (usedUp !== null) throw new LimitReached(usedUp);
  await queueAccountMail(cause, 'emailChange', letter);
}

/** Returns the mailbox of an address: upper case and what follows a plus sign lead to the same one. */
function findMailbox(address: string): string {
  const [name = '', host = ''] = normalizeEmail(address).split('@');
  return `${name.split('+')[0]}@${host}`;
}
