/** Reads the body of a response. @throws when it is longer than `most` bytes. */
export async function readBody(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    // The parts come one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const part = await reader?.read();
    if (part?.value === undefined) break;
    length += part.value.length;
    if (length > most) {
      // oxlint-disable-next-line no-await-in-loop
      await reader?.cancel();
      throw new Error(`An answer of the content service is longer than ${most} bytes`);
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
