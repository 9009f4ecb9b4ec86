import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentSource } from '../../src/content/index.ts';

/**
 * A content service on another origin that answers what `answer` returns: bytes and text as they are, an address as a redirection, anything
 * else as JSON.
 */
export async function openContentService(answer: (url: URL) => unknown) {
  const requests: { readonly url: URL; readonly token: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    requests.push({ url, token: request.headers.authorization });
    void respond(response, answer(url));
  });
  server.listen(0);
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const source: ContentSource = {
    settings: { space: 'kunden', host, accessToken: 'oeffentlich' },
    hostname: 'portal.example',
    brand: 'x',
  };
  return { host, source, requests, close: () => server.close() };
}

async function respond(response: ServerResponse, answer: unknown): Promise<void> {
  const body = await answer;
  if (body instanceof URL) response.writeHead(302, { location: body.href });
  else response.setHeader('content-type', 'application/json');
  response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
}
