import { createTransport } from 'nodemailer';
import type { Deliver } from './createMailSender.ts';

/** Sends mails to the server behind `SMTP_URL` (`smtps://user:password@host:port`). */
export function smtpDelivery(smtpUrl: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ id, created_at: createdAt, from, to, subject, text, html }) => {
    const domain = /@([^>]+)>$/.exec(from)?.[1] ?? 'localhost';
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      ...(html !== null && { html }),
      date: createdAt,
      messageId: `<outbox-${id}-${Date.parse(createdAt)}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
