import { loadBrands } from '../loadBrands.ts';
import { readEnvironment, type ServerSettings } from '../settings/readEnvironment.ts';
import { formatStartError } from '../store/formatStartError.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { type AccountsReport, runAccountsCommand } from './runAccountsCommand.ts';

/** `npm run accounts -- add|list|disable|reset ...`, with the settings of the server. */
process.umask(0o077);
const read = readEnvironment(process.env);
const report =
  read.kind === 'problems'
    ? { isError: true, text: read.problems.join('\n') }
    : await createReport(read.settings).catch((error: unknown) => ({
        isError: true,
        text: formatStartError(error, read.settings.databaseUrl),
      }));
(report.isError ? process.stderr : process.stdout).write(`${report.text}\n`);
process.exitCode = report.isError ? 1 : 0;

async function createReport(settings: ServerSettings): Promise<AccountsReport> {
  const { scheme, port } = settings;
  const brands = loadBrands(settings.brandsDir);
  const database = await openDatabase(settings);
  try {
    const parts = { query: database.query, brands, scheme, port, now: new Date() };
    return await runAccountsCommand(parts, process.argv.slice(2));
  } finally {
    await database.close();
  }
}
