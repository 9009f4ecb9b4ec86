import { readEnvironment } from '../../src/backend/settings/readEnvironment.ts';
import { startServer } from '../../src/backend/startServer.ts';

/**
 * The server of most browser tests: the same as in `src/backend/main.ts`, for an insurer that keeps no drafts with the account. Tests
 * share accounts, and none of them begins with what another one has left. Intercepted requests would do the same, but the browser caches
 * no file and no compiled code while anything is intercepted.
 */
const read = readEnvironment(process.env);
if (read.kind === 'problems') throw new Error(read.problems.join('\n'));
const { database } = await startServer(read.settings, () => undefined);
const accounts = await database.query.selectFrom('accounts').select(['account_id', 'application']).execute();
for (const { account_id, application } of accounts) {
  const kept = application.filter(({ type }) => type !== 'FUNCTIONALITY_DRAFTS');
  await database.query
    .updateTable('accounts')
    .set({ application: JSON.stringify(kept) })
    .where('account_id', '=', account_id)
    .execute();
}
