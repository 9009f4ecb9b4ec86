import { userInfo } from 'node:os';
import { loadBrands } from '../loadBrands.ts';
import { readEnvironment, type ServerSettings } from '../settings/readEnvironment.ts';
import { formatStartError } from '../store/formatStartError.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { type AccountsReport, runAccountsCommand } from './runAccountsCommand.ts';

/** `npm run accounts -- add|list|disable|reset|end|unlock|log ...`, with the settings of the server. */
process.umask(0o077);
const read = readEnvironment(process.env);
const report =
  read.kind === 'problems'
    ? { isError: true, text: read.problems.join('\n') }
    : await createReport(read.settings).catch((error: unknown) => ({
        isError: true,
        text: formatStartError(error, read.settings.databaseUrl),
      }));
if (report.text !== '') (report.isError ? process.stderr : process.stdout).write(`${report.text}\n`);
process.exitCode = report.isError ? 1 : 0;

async function createReport(settings: ServerSettings): Promise<AccountsReport> {
  const { scheme, port, publicPort } = settings;
  const brands = loadBrands(settings.brandsDir);
  const database = await openDatabase(settings);
  try {
    const parts = {
      query: database.query,
      brands,
      address: { scheme, port: publicPort ?? port },
      now: new Date(),
      operator: process.env['SUDO_USER'] ?? findUserName(),
      write: (line: string) => void process.stdout.write(`${line}\n`),
    };
    return await runAccountsCommand(parts, process.argv.slice(2));
  } finally {
    await database.close();
  }
}

/** Returns the system's name of the user of this process, or its number where the system has no name, as in some containers. */
function findUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}
