import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { FiledMail } from '../../src/backend/mail/createFolderDelivery.ts';

const folder = fileURLToPath(new URL('../../.data/outbox/', import.meta.url));

/** Text of the mail to an address that the server has filed since a moment. */
export async function mailTo(address: string, since: Date): Promise<string> {
  const texts = async () => {
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => readFile(folder + name, 'utf8')),
    );
    return files
      .map((file) => JSON.parse(file) as FiledMail)
      .filter(({ to, createdAt }) => to === address && new Date(createdAt) >= since)
      .map(({ text }) => text);
  };
  await expect.poll(texts, { timeout: 30_000 }).toHaveLength(1);
  return (await texts())[0] ?? '';
}
