import type { Database } from '../store/openDatabase.ts';
import { composeMail } from './composeMail.ts';
import type { Letter } from './Letter.ts';

/** Puts a mail into the outbox; within a transaction it goes out only with everything else that is written there. */
export async function queueMail(query: Database['query'], letter: Letter): Promise<void> {
  const mail = await composeMail(letter);
  await query
    .insertInto('outbox')
    .values({ ...mail, attachments: '[]' })
    .execute();
}
