import type { Log } from './http/LogEntry.ts';
import { loadGuessCount } from './identity/passwords/loadGuessCount.ts';
import { readEnvironment, type ServerSettings } from './settings/readEnvironment.ts';
import { seedAccounts, seedDefaults } from './seed/loadSeed.ts';
import { startServer } from './startServer.ts';
import { formatStartError } from './store/formatStartError.ts';

/** Files of this process, above all data, are readable by its own user only. */
process.umask(0o077);

const read = readEnvironment(process.env);
if (read.kind === 'problems') {
  for (const problem of read.problems) print(problem);
  process.exitCode = 1;
} else {
  await start(read.settings).catch((error: unknown) => {
    print(formatStartError(error, read.settings.databaseUrl));
    process.exitCode = 1;
  });
}

async function start(settings: ServerSettings): Promise<void> {
  const log: Log = (entry) => print(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  // The dictionaries load before the first customer waits for them.
  await loadGuessCount();
  const server = await startServer(settings, log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log({ event: 'stopping' });
      void server.stop().then(() => {
        log({ event: 'stopped' });
        // Work that did not end in time does not keep the process alive.
        process.exit();
      });
    });
  }
  print(`http://localhost:${server.port} (${server.database.kind})`);
  if (settings.demoAccounts) printAccounts();
}

function printAccounts(): void {
  print(`\nDemo accounts, password ${seedDefaults.password}:\n`);
  for (const { login, brand, says } of seedAccounts.values()) {
    if (login !== null) print(`  ${login.padEnd(36)} ${brand.padEnd(9)} ${says}`);
  }
  print('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
