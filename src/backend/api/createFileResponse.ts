import type { FileDownload } from './OperationCall.ts';

/**
 * Creates a response that the browser saves as a file: it is never displayed or taken for another type, and its bytes are not transformed.
 */
export function createFileResponse({ mediaType, name, bytes }: FileDownload): Response {
  return new Response(bytes, {
    headers: {
      'content-type': mediaType,
      'content-length': String(bytes.byteLength),
      'content-disposition': writeDisposition(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Returns the header with the name in UTF-8, and in ASCII for clients that do not know that form (RFC 6266). */
function writeDisposition(name: string): string {
  const ascii = name.replace(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
