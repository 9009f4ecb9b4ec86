import type { Upload } from '../../protocol/index.ts';
import { settings } from '../settings/settings.ts';

export function largestForm({ maxBytes }: Upload): number {
  return maxBytes + settings.http.uploadExtraBytes;
}

/**
 * Reads what is left of a body and forgets it, up to `limit` bytes. Browsers read an answer when they have sent everything: one that
 * comes with a closed connection before that is a network error to them.
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
    // The sender is gone.
  }
}

/** The same for a body that nobody has begun to read. */
export async function drainUnreadBody({ body }: Request, upload: Upload): Promise<void> {
  if (body !== null && !body.locked) await drainBody(body.getReader(), largestForm(upload));
}
