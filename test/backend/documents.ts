import type { Database } from '../../src/backend/store/openDatabase.ts';

/** A file of `size` bytes that begins like a PDF. */
export function pdf(size = 2000, name = 'nachweis.pdf'): File {
  const bytes = Buffer.alloc(size, 'a');
  bytes.write('%PDF-1.7\n');
  return new File([bytes], name, { type: 'application/pdf' });
}

/** A form with these files, as browsers send it. */
export function formWith(...files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
}

const segment = (marker: number, content: string) => {
  const bytes = Buffer.alloc(4 + Buffer.byteLength(content));
  bytes.writeUInt16BE(0xff00 + marker);
  bytes.writeUInt16BE(2 + Buffer.byteLength(content), 2);
  bytes.write(content, 4);
  return bytes;
};

/** A JPEG with the given segments before its scan. */
export function jpegWith(
  segments: readonly (readonly [marker: number, content: string])[],
): Buffer<ArrayBuffer> {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments.map(([marker, content]) => segment(marker, content)),
    segment(0xda, 'scan'),
    Buffer.from([1, 2, 3, 0xff, 0x00, 0xff, 0xd9]),
  ]);
}

/** Every document and its content, pending ones included. */
export async function storedDocuments({ query }: Database) {
  const documents = await query.selectFrom('documents').selectAll().orderBy('created_at').execute();
  const blocks = await query.selectFrom('document_blocks').selectAll().orderBy('position').execute();
  return {
    blocks: blocks.length,
    documents: documents.map((document) => ({
      ...document,
      content: Buffer.concat(
        blocks
          .filter((row) => row.document_id === document.id)
          .map((row) => Buffer.from(row.content, 'base64')),
      ),
    })),
  };
}
