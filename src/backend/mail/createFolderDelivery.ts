import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment } from '../store/Attachment.ts';
import type { Deliver } from './createMailSender.ts';

/** A mail in the folder, as `npm run outbox` reads it. */
export interface FiledMail {
  readonly id: string;
  readonly createdAt: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly Attachment[];
}

/**
 * Creates a delivery for use without a mail server: every mail becomes `<folder>/<id>.json`, which is readable while the server holds its
 * database.
 */
export function createFolderDelivery(folder: string): Deliver {
  return async ({ id, created_at: createdAt, from, to, subject, text, html, attachments }) => {
    const mail: FiledMail = { id, createdAt, from, to, subject, text, html, attachments };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const file = join(folder, `${id}.json`);
    await writeFile(`${file}.part`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
