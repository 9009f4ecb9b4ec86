import type { Hmac } from 'node:crypto';
import type { Operation, Upload } from '../../protocol/index.ts';
import type { Database } from '../store/openDatabase.ts';
import type { Scanner } from '../scanner/createScanner.ts';
import { discardPending, readPending, storePending } from '../store/storePending.ts';
import { type ApiResponse, refuse } from './OperationCall.ts';
import { beginFingerprint, type Digest } from './createDigest.ts';
import { checkFileContent } from './checkFileContent.ts';
import type { IncomingCall } from './IncomingCall.ts';
import { bodyRefusals, readIdempotencyKey, type ReadRequest } from './readRequest.ts';
import { receiveFile } from './receiveFile.ts';

interface FileCall {
  readonly operation: Operation;
  readonly incoming: IncomingCall;
  readonly accountId: string;
  readonly parts: {
    readonly database: Database;
    readonly clock: () => Date;
    readonly digest: Digest;
    readonly scan: Scanner | null;
  };
}

/** Refusals of files that the virus scanner does not call clean. */
const scanRefusals = {
  infected: refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'infected'),
  tooLarge: refuse(413, 'TOO_LARGE', 'scanner'),
} as const;

/** Receives, stores and scans the file of a call and runs the handler. Removes the file unless the handler has marked it as done. */
export async function handleUpload(
  upload: Upload,
  { operation, incoming, parts, accountId }: FileCall,
  act: (request: ReadRequest) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { query } = parts.database;
  const hash = beginFingerprint(parts.digest, operation, incoming);
  const received = await receiveFile(incoming.request, upload, async (sent) => {
    const { mediaType, content } = await checkFileContent(hashChunks(sent, hash), upload.mediaTypes);
    return storePending(query, { accountId, mediaType, now: parts.clock() }, content);
  });
  if (received.kind !== 'file') return bodyRefusals[received.kind];
  const { kept } = received;
  try {
    // The stored content is scanned: segments that were removed might have parted a signature. A slow sender never occupies the scanner.
    const verdict = parts.scan === null ? 'clean' : await parts.scan(readPending(query, kept.id));
    if (verdict !== 'clean') return scanRefusals[verdict];
    const fingerprint = hash.update(kept.mediaType).digest('hex');
    return await act({ kind: 'request', body: kept, key: readIdempotencyKey(incoming), fingerprint });
  } finally {
    await discardPending(query, kept.id);
  }
}

async function* hashChunks(content: AsyncIterable<Buffer>, hash: Hmac): AsyncIterable<Buffer> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
