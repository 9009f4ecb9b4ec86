import { startRetentionSweep } from '../../../src/backend/store/startRetentionSweep.ts';
import { now } from '../fixtures/testApp.ts';
import type { Process } from './openWorld.ts';

const day = 86_400_000;

/** Returns files whose content is missing; after the cleaning of the next day, also files that nothing has accepted. */
export async function findStrayFiles({ database }: Process): Promise<readonly string[]> {
  const torn = await listFiles(database.query);
  const missing = torn
    .filter(({ state, size, length }) => state === 'done' && size !== length)
    .map(({ id, size, length }) => `${id} has ${length} of ${size} bytes`);
  const later = () => new Date(now.getTime() + day);
  const failures: unknown[] = [];
  const sweep = startRetentionSweep(
    database,
    later,
    (entry) => failures.push(entry),
    () => Promise.resolve(),
  );
  await sweep.stop();
  const left = (await listFiles(database.query)).filter(({ state }) => state === 'pending');
  const documents = database.query.selectFrom('documents').select('id');
  const blocks = await database.query
    .selectFrom('document_blocks')
    .select('document_id')
    .where('document_id', 'not in', documents)
    .execute();
  return [
    ...missing,
    ...failures.map((failure) => JSON.stringify(failure)),
    ...left.map(({ id }) => `${id} was never accepted`),
    ...blocks.map(({ document_id: id }) => `a block of ${id} has no file`),
  ];
}

async function listFiles(query: Process['database']['query']) {
  const documents = await query.selectFrom('documents').select(['id', 'state', 'size']).execute();
  const blocks = await query.selectFrom('document_blocks').select(['document_id', 'content']).execute();
  return documents.map((document) => ({
    ...document,
    length: blocks
      .filter(({ document_id: id }) => id === document.id)
      .reduce((sum, { content }) => sum + Buffer.from(content, 'base64').length, 0),
  }));
}
