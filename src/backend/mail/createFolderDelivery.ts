import { chmod, mkdir, open, rename, writeFile } from 'node:fs/promises';
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

/** The calls of the file system that a delivery waits for. */
const nodeFiles = { chmod, mkdir, rename, writeFile, syncFolder };

/**
 * Creates a delivery for use without a mail server: every mail becomes `<folder>/<id>.json`, which is readable while the server holds its
 * database. The file is on the disk when the delivery resolves, because the outbox then erases the mail.
 */
export function createFolderDelivery(folder: string, files: typeof nodeFiles = nodeFiles): Deliver {
  return async ({ id, created_at: createdAt, from, to, subject, text, html, attachments }) => {
    const mail: FiledMail = { id, createdAt, from, to, subject, text, html, attachments };
    await files.mkdir(folder, { recursive: true, mode: 0o700 });
    await files.chmod(folder, 0o700);
    const file = join(folder, `${id}.json`);
    const content = `${JSON.stringify(mail, null, 2)}\n`;
    await files.writeFile(`${file}.part`, content, { mode: 0o600, flush: true });
    await files.rename(`${file}.part`, file);
    await files.syncFolder(folder);
  };
}

/** Writes the names of a folder to the disk. Windows opens no folder and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
