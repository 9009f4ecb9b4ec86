import type { FileDownload } from './OperationCall.ts';

/** A file for the folder of downloads: never shown in the browser, never taken for another type, sent as it is. */
export function fileResponse({ mediaType, name, bytes }: FileDownload): Response {
  return new Response(bytes, {
    headers: {
      'content-type': mediaType,
      'content-length': String(bytes.byteLength),
      'content-disposition': attachment(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The name in UTF-8, and for clients that do not know that form in ASCII (RFC 6266). */
function attachment(name: string): string {
  const ascii = name.replace(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
