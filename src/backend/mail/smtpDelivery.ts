import { createTransport } from 'nodemailer';
import type { Deliver } from './createMailSender.ts';

/** Sends mails to the server behind `SMTP_URL` (`smtps://user:password@host:port`, or `smtp://` with STARTTLS). */
export function smtpDelivery(smtpUrl: string): Deliver {
  const { protocol, username } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    // A password goes over an encrypted connection or not at all, whatever somebody in between lets the server offer.
    requireTLS: protocol === 'smtp:' && username !== '',
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({
    id,
    created_at: createdAt,
    from,
    to,
    reply_to: replyTo,
    subject,
    text,
    html,
    attachments,
  }) => {
    const domain = /@([^>]+)>$/.exec(from)?.[1] ?? 'localhost';
    await transport.sendMail({
      from,
      to,
      ...(replyTo !== '' && { replyTo }),
      subject,
      text,
      ...(html !== null && { html }),
      attachments: attachments.map(({ name, mediaType, content }) => ({
        filename: name,
        contentType: mediaType,
        content,
        encoding: 'base64',
      })),
      date: new Date(createdAt),
      messageId: `<outbox-${id}-${Date.parse(createdAt)}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
