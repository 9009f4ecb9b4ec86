import { lockFolder } from '../../src/backend/store/lockFolder.ts';

/** Locks the folder it is given, says whether it could, and keeps it until it is killed. */
const [folder = ''] = process.argv.slice(2);
const answer = await lockFolder(folder).then(
  () => 'held',
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
process.stdout.write(`${answer}\n`);
if (answer === 'held') setInterval(() => undefined, 60_000);
