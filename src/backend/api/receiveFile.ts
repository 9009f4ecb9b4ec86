import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import type { Upload } from '../../protocol/index.ts';
import { findMaxFormBytes, drainBody } from './drainBody.ts';
import { UploadError } from './UploadError.ts';

export type ReceivedFile<Kept> =
  | { readonly kind: 'file'; readonly kept: Kept }
  | { readonly kind: UploadError['kind'] };

/** Stores the content of a file while it arrives. When the content ends with an error, it removes what it has stored and rejects. */
export type KeepFile<Kept> = (content: AsyncIterable<Buffer>) => Promise<Kept>;

/**
 * Reads the file of a multipart form, counts its bytes and hands them to `keep` while they arrive. The content ends without an error only
 * when the whole form was valid. Never throws because of the sent data.
 */
export async function receiveFile<Kept>(
  request: Request,
  upload: Upload,
  keep: KeepFile<Kept>,
): Promise<ReceivedFile<Kept>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) return { kind: 'wrongType' };
  const limit = findMaxFormBytes(upload);
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'tooLarge' };
  const form = openForm(type, upload.maxBytes);
  const reader = request.body?.getReader();
  if (form === null || reader === undefined) return { kind: 'malformed' };

  try {
    return { kind: 'file', kept: await keepPart(form, limitBytes(reader, limit), upload, keep) };
  } catch (error) {
    if (error instanceof UploadError) return { kind: error.kind };
    throw error;
  } finally {
    await drainBody(reader, limit);
  }
}

type Form = InstanceType<typeof Busboy>;

/** Returns null for a media type without a boundary. */
function openForm(type: string, maxBytes: number): Form | null {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { parts: 1, fileSize: maxBytes },
      isPartAFile: () => true,
    });
  } catch {
    return null;
  }
}

async function keepPart<Kept>(
  form: Form,
  body: AsyncIterable<Uint8Array>,
  upload: Upload,
  keep: KeepFile<Kept>,
): Promise<Kept> {
  const whole = pipeline(Readable.from(body), form);
  let part: Readable | undefined;
  let kept: Promise<Kept> | undefined;
  form.on('error', () => undefined);
  form.once('partsLimit', () => form.destroy(new UploadError('malformed')));
  form.once('file', (field, file) => {
    part = file.on('error', () => undefined);
    file.once('limit', () => form.destroy(new UploadError('tooLarge')));
    if (field !== upload.field) form.destroy(new UploadError('malformed'));
    else {
      kept = keep(streamFile(file, whole));
      kept.catch((error: Error) => form.destroy(error));
    }
  });
  try {
    await whole;
  } catch (error) {
    part?.destroy(error instanceof Error ? error : undefined);
    if (kept === undefined) throw toUploadError(error);
  }
  if (kept === undefined) throw new UploadError('malformed');
  return kept;
}

async function* streamFile(file: Readable, whole: Promise<void>): AsyncIterable<Buffer> {
  try {
    const parts: AsyncIterable<Buffer> = file;
    yield* parts;
    await whole;
  } catch (error) {
    throw toUploadError(error);
  }
}

/** Converts an error to an `UploadError`. Every other error means that the multipart body was cut off or malformed. */
function toUploadError(error: unknown): UploadError {
  return error instanceof UploadError ? error : new UploadError('malformed');
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

async function* limitBytes(reader: BodyReader, limit: number): AsyncIterable<Uint8Array> {
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > limit) throw new UploadError('tooLarge');
    yield read.value;
  }
}
