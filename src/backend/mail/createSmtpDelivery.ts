import { createTransport } from 'nodemailer';
import type { Deliver } from './createMailSender.ts';
import { settings } from '../settings/settings.ts';
import { second } from '../settings/durations.ts';

const { smtpConnectTimeoutSeconds, smtpSocketTimeoutSeconds } = settings.mail;

/** Creates a delivery to the server at `SMTP_URL` (`smtps://user:password@host:port`, or `smtp://` with STARTTLS). */
export function createSmtpDelivery(smtpUrl: string): Deliver {
  const { protocol, username } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    // A password is sent over an encrypted connection only, even if an attacker in between hides STARTTLS.
    requireTLS: protocol === 'smtp:' && username !== '',
    connectionTimeout: smtpConnectTimeoutSeconds * second,
    greetingTimeout: smtpConnectTimeoutSeconds * second,
    socketTimeout: smtpSocketTimeoutSeconds * second,
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
