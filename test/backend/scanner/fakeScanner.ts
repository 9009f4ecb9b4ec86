import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface FakeScanner {
  readonly url: string;
  /** Files that arrived as a whole. */
  readonly files: Buffer[];
  readonly close: () => void;
}

/** What a scanner does with a connection: when its first bytes have arrived, and when the whole file has. */
export interface ScannerManner {
  readonly atOnce?: (socket: Socket) => void;
  readonly afterFile?: (socket: Socket, file: Buffer) => void;
}

const command = Buffer.from('zINSTREAM\0');

/** Starts a server that speaks INSTREAM, at a free port or at the socket `path`. */
export async function startFakeScanner(manner: ScannerManner, path?: string): Promise<FakeScanner> {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => manner.atOnce?.(socket));
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const file = readFile(received);
      if (file === null) return;
      files.push(file);
      manner.afterFile?.(socket, file);
    });
  });
  server.listen(path === undefined ? { host: '127.0.0.1', port: 0 } : { path });
  await once(server, 'listening');
  const { port } = (server.address() ?? {}) as Partial<AddressInfo>;
  return {
    url: path === undefined ? `tcp://127.0.0.1:${port}` : `unix://${path}`,
    files,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Returns the file of a command; null while pieces are missing. */
function readFile(received: Buffer): Buffer | null {
  if (!received.subarray(0, command.length).equals(command)) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
