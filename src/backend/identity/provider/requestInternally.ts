import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

interface FormRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
}

/** Sends a form to a listener without a connection and returns its response. The listener has to end its response with one text. */
export function requestInternally(
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { url, headers, form }: FormRequest,
): Promise<{ readonly status: number; readonly body: string }> {
  const body = new URLSearchParams(form).toString();
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'POST',
    url,
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    },
  });
  request.push(body);
  request.push(null);
  return new Promise((resolve, reject) => {
    const response = new ServerResponse(request);
    response.end = (content?: unknown) => {
      resolve({ status: response.statusCode, body: typeof content === 'string' ? content : '' });
      return response;
    };
    listener(request, response).catch(reject);
  });
}
