import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface PostgresServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Stops the server and closes all connections, also those in use. */
  readonly stop: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Returns the folder with the programs of a PostgreSQL server, which `scripts/environment/findPostgres.mjs` has found; null without one.
 */
export function postgresPrograms(): string | null {
  return process.env['POSTGRES_PATH'] ?? null;
}

/** Creates a server in a temporary folder. PostgreSQL refuses to run as root, so it then runs as the user `postgres`. */
export async function makePostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...user, stdio: 'pipe', cwd: folder },
  );
  const port = await freePort();
  const url = `postgresql://portal@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const stop = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const running = server;
    server = undefined;
    if (running === undefined) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  return {
    url,
    stop,
    async start() {
      const settings = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
      const started = spawn(join(programs, 'postgres'), settings, { ...user, cwd: folder });
      server = started;
      let log = '';
      await new Promise<void>((resolve, reject) => {
        started.stderr.on('data', (chunk: Buffer) => {
          log += chunk.toString();
          if (log.includes('ready to accept connections')) resolve();
        });
        started.once('exit', () => reject(new Error(log)));
      });
    },
    async remove() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
