const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg,.jpeg',
};

/**
 * Lists media types for the `accept` of an input, with the endings of their names: some systems know no media type of a file, and the
 * browser would offer none of these.
 */
export function listAccepted(mediaTypes: readonly string[]): string {
  return mediaTypes
    .flatMap((type) => [type, ...(endings[type] === undefined ? [] : [endings[type]])])
    .join(',');
}
