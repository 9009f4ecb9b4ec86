import type { Log } from '../http/LogEntry.ts';
import type { Database } from '../store/openDatabase.ts';
import { createMailSender, type MailSender } from './createMailSender.ts';
import { createFolderDelivery } from './createFolderDelivery.ts';
import { createSmtpDelivery } from './createSmtpDelivery.ts';

/**
 * Starts to empty the outbox: to the server at `smtpUrl`, or without one into the folder `outbox`. Letters always go into the folder, to be
 * printed: they must not be sent by e-mail.
 */
export function startMail(
  { smtpUrl, outbox }: { readonly smtpUrl: string | null; readonly outbox: string },
  database: Database,
  log: Log,
  clock: () => Date,
): MailSender {
  const file = createFolderDelivery(outbox);
  const send = smtpUrl === null ? file : createSmtpDelivery(smtpUrl);
  const sender = createMailSender({
    database,
    deliver: (mail) => (mail.by_post ? file(mail) : send(mail)),
    now: clock,
    failed: (mail, attempts, error) => log({ event: 'mailFailed', mail, attempts, name: nameError(error) }),
  });
  sender.start();
  return sender;
}

/** Returns the code or name of an error. Its message stays out, because mail servers repeat addresses in it. */
function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
