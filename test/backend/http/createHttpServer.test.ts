import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from '../../../src/backend/http/createHttpServer.ts';

const server = createHttpServer(
  (request, response) => {
    request.resume();
    request.once('end', () => response.end('done'));
  },
  { headers: 300, request: 600, check: 50 },
);
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'],
])('closes the connection of a sender that sends %s byte by byte', async (_, begin) => {
  server.listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(begin);
  const drip = setInterval(() => socket.write('a'), 20);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);

  await once(socket, 'close');
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
