import { createHash, randomUUID } from 'node:crypto';
import { realpathSync, renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Holds `folder` for this process until the returned function is called or the process ends, however it ends: the lock is a listening
 * local socket, and a socket nobody listens on is taken over. Throws when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const address = lockAddress(realpathSync(folder));
  const server = (await listen(address)) ?? (await takeOver(address));
  if (server === null) throw new Error(`${folder} is in use by another process.`);
  server.unref();
  return () => void server.close();
}

function lockAddress(folder: string): string {
  const name = `kfz-portal-${createHash('sha1').update(folder).digest('hex')}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Moves the socket aside before looking at it, so that of two processes that find a stale one only one can win. */
async function takeOver(address: string): Promise<Server | null> {
  if (await isHeld(address)) return null;
  const aside = `${address}.${randomUUID()}`;
  try {
    renameSync(address, aside);
  } catch {
    return listen(address);
  }
  if (await isHeld(aside)) {
    renameSync(aside, address);
    return null;
  }
  rmSync(aside, { force: true });
  return listen(address);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
