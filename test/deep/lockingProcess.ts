import { lockFolder } from '../../src/backend/store/lockFolder.ts';

/** Locks a folder, prints the result, and holds the lock until it is killed. */
const [folder = ''] = process.argv.slice(2);
const answer = await lockFolder(folder).then(
  () => 'held',
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
process.stdout.write(`${answer}\n`);
if (answer === 'held') setInterval(() => undefined, 60_000);
