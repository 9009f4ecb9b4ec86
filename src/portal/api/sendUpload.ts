import type { FilePart, HttpRequest } from './buildHttpRequest.ts';

export interface UploadRequest extends HttpRequest {
  readonly body: FilePart;
  readonly signal: AbortSignal | undefined;
  /** Seconds without progress after which the upload is given up. */
  readonly seconds: number;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (sentBytes: number) => void;
}

/** Sends a file as a form, by XMLHttpRequest, because `fetch` reports no progress. Rejects when there is no answer. */
export async function sendUpload(request: UploadRequest): Promise<Response> {
  const { url, method, headers, body, signal, seconds, onProgress } = request;
  const form = new FormData();
  form.append(body.field, await removePhotoLocation(body.file), body.file.name);
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    let timer = setTimeout(abort, seconds * 1000);
    const fail = () => reject(new TypeError('No answer to an upload'));

    xhr.open(method, url);
    xhr.responseType = 'blob';
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, seconds * 1000);
      onProgress(Math.min(loaded, body.file.size));
    });
    xhr.addEventListener('load', () => (xhr.responseURL === url ? resolve(createResponse(xhr)) : fail()));
    xhr.addEventListener('error', fail);
    xhr.addEventListener('abort', fail);
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    xhr.send(form);
  });
}

/** Removes the location from a photo. */
async function removePhotoLocation(file: File): Promise<Blob> {
  if (file.type !== 'image/jpeg') return file;
  const { stripJpeg: plainJpeg } = await import('../../domain/jpegSegments.ts');
  const plain = plainJpeg(new Uint8Array(await file.arrayBuffer()));
  // A file that is no JPEG in spite of its name contains no location, and the server refuses it.
  return plain === null ? file : new Blob([...plain.head, file.slice(plain.from)], { type: file.type });
}

function createResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = xhr.response as Blob;
  return new Response(body.size === 0 ? null : body, { status: xhr.status, headers });
}
