import { createConnection, type Socket } from 'node:net';
import { readErrorCode } from '../http/readErrorCode.ts';
import { Unavailable } from '../http/Unavailable.ts';
import { createQueue } from '../limits/createQueue.ts';
import { queues } from '../limits/limits.ts';
import { second } from '../settings/durations.ts';
import { settings } from '../settings/settings.ts';

/** The verdict on a file. `tooLarge`: the scanner is set to smaller files. */
type Verdict = 'clean' | 'infected' | 'tooLarge';

/** Scans the content of a file. Throws `Unavailable` when there is no verdict, for whatever reason: a file never counts as clean then. */
export type Scanner = (content: AsyncIterable<Buffer>) => Promise<Verdict>;

const { timeoutSeconds, pieceBytes, replyMaxBytes, retryAfterSeconds } = settings.scanner;

/**
 * Creates a scanner that asks ClamAV's daemon at `url` (`tcp://host:port` or `unix:///path`), by its command INSTREAM. `timeout` in
 * milliseconds for each file.
 */
export function createScanner(url: string, timeout: number = timeoutSeconds * second): Scanner {
  const queue = createQueue(queues.scans);
  return (content) => queue(() => scan(createConnection(readAddress(url)), content, timeout));
}

function readAddress(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

async function scan(socket: Socket, content: AsyncIterable<Buffer>, timeout: number): Promise<Verdict> {
  const timer = setTimeout(() => socket.destroy(createRefusal('TIMEOUT')), timeout);
  try {
    let isComplete = false;
    const reply = readReply(socket);
    const sending = sendContent(socket, content, () => (isComplete = true));
    // A scanner that has found something, or has had enough, replies before it has read everything.
    await Promise.race([sending, reply]);
    return readVerdict(await reply, isComplete);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Sends the content in pieces with their lengths. `complete` is called before the last bytes leave. Ends early with the connection. */
async function sendContent(
  socket: Socket,
  content: AsyncIterable<Buffer>,
  complete: () => void,
): Promise<void> {
  let isOpen = await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of content) {
    for (let from = 0; isOpen && from < piece.length; from += pieceBytes) {
      const part = piece.subarray(from, from + pieceBytes);
      isOpen = await write(socket, Buffer.concat([writeLength(part.length), part]));
    }
    if (!isOpen) return;
  }
  complete();
  await write(socket, writeLength(0));
}

/** Returns false when the connection has ended; the reply has the reason. */
function write(socket: Socket, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    socket.write(bytes, (error) => resolve(error === null || error === undefined));
  });
}

function writeLength(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Reads a reply, which ends with a zero byte. */
function readReply(socket: Socket): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      const end = bytes.indexOf(0);
      if (end !== -1) resolve(bytes.toString('latin1', 0, end));
      else if (bytes.length > replyMaxBytes) reject(createRefusal('REPLY'));
    });
    socket.once('error', (error) => {
      reject(error instanceof Unavailable ? error : createRefusal(readErrorCode(error) ?? 'FAILED', error));
    });
    socket.once('close', () => reject(createRefusal('CLOSED')));
  });
  // The content may fail first.
  reply.catch(() => undefined);
  return reply;
}

/** Returns the verdict of a reply. A scanner that calls a file clean before it has the whole of it is none. */
function readVerdict(reply: string, isComplete: boolean): Verdict {
  if (reply === 'stream: OK' && isComplete) return 'clean';
  if (/^stream: .+ FOUND$/.test(reply)) return 'infected';
  if (reply === 'INSTREAM size limit exceeded. ERROR') return 'tooLarge';
  throw createRefusal('REPLY');
}

function createRefusal(reason: string, cause?: unknown): Unavailable {
  return new Unavailable(`SCANNER_${reason}`, retryAfterSeconds, cause);
}
