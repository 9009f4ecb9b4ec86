import { type Brand, listMediaOrigins } from '../../brand/index.ts';
import { readBody } from '../../content/index.ts';
import { Unavailable } from '../http/Unavailable.ts';
import { second } from '../settings/durations.ts';
import { settings } from '../settings/settings.ts';

const { fileMaxBytes, fileTimeoutSeconds } = settings.content;

/** Tells whether the server may fetch a file: its host is one of those that the brand names. */
export function isFetchable(brand: Brand, address: string): boolean {
  return listMediaOrigins(brand).some((origin) => address.startsWith(`${origin}/`));
}

/** Fetches a PDF of the content service. Not for use in a transaction. @throws Unavailable when there is none at the address. */
export async function loadForeignPdf(brand: Brand, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fetchFile(brand, address).catch((error: unknown) => {
    throw new Unavailable('CONTENT_FILE', settings.retryAfterSeconds.contentService, error);
  });
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') return bytes;
  throw new Unavailable('CONTENT_FILE_NO_PDF', settings.retryAfterSeconds.contentService);
}

/** A redirection could lead to any host. */
async function fetchFile(brand: Brand, address: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!isFetchable(brand, address)) throw new Error('The configuration does not name the host of the file');
  const signal = AbortSignal.timeout(fileTimeoutSeconds * second);
  const response = await fetch(address, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`The file is refused: ${response.status}`);
  return readBody(response, fileMaxBytes);
}
