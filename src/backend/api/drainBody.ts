import type { Upload } from '../../protocol/index.ts';
import { settings } from '../settings/settings.ts';

export function findMaxFormBytes({ maxBytes }: Upload): number {
  return maxBytes + settings.http.uploadExtraBytes;
}

/**
 * Reads the rest of a body and discards it, up to `limit` bytes. A browser reads the response after it has sent everything: a response with
 * a closed connection before that is a network error to it.
 */
export async function drainBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<void> {
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done && size <= limit; read = await reader.read()) {
      size += read.value.byteLength;
    }
  } catch {
    // The sender has closed the connection.
  }
}

/** Discards a body of which no byte has been read. */
export async function drainUnreadBody({ body }: Request, upload: Upload): Promise<void> {
  if (body !== null && !body.locked) await drainBody(body.getReader(), findMaxFormBytes(upload));
}
