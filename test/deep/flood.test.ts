import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/protocol/index.ts';
import { identityClient } from '../backend/identity/identityClient.ts';
import { requests } from '../backend/fixtures/requests.ts';
import { idOf } from '../backend/fixtures/testApp.ts';
import { buildPrograms, type PortalProcess, startPortal } from './startPortal.ts';

const minutes = 60_000;
const password = 'demo-passwort';
/** How many times as long as otherwise a customer may wait for an answer while a stranger or another customer sends all they can. */
const mostSlowdown = 3;
const readsOfRound = 60;

interface FloodRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

describe.runIf(process.env['DEEP'] === '1')('a flood of one sender', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flood-'));
  const agent = new Agent({ keepAlive: true });
  let portal: PortalProcess;
  let token: string;
  let attackerToken: string;
  let photo: Pick<FloodRequest, 'headers' | 'body'>;

  beforeAll(async () => {
    buildPrograms('server');
    portal = await startPortal({ DATABASE_URL: 'memory://', DATA_DIR: folder });
    attackerToken = await signIn('anna.mueller@beispiel.de', '127.0.0.2');
    photo = await writeUpload(Buffer.alloc(5_000_000, 0xff));
  }, 5 * minutes);
  afterAll(async () => {
    agent.destroy();
    await portal?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, minutes);

  async function signIn(email: string, network: string, hostname = 'localhost'): Promise<string> {
    const client = identityClient(portal.port, hostname, undefined, network);
    return (await client.signIn(email, password)).access_token;
  }

  /** Returns how long the middle one of some reads takes, in milliseconds. A pause before each is what a customer leaves. */
  async function measureRead(): Promise<number> {
    const times: number[] = [];
    for (let count = 0; count < readsOfRound; count += 1) {
      await wait(20);
      const begin = performance.now();
      expect(await read()).toBe(200);
      times.push(performance.now() - begin);
    }
    return times.toSorted((one, other) => one - other)[readsOfRound / 2] ?? 0;
  }

  async function read(): Promise<number> {
    const path = operations.getPolicies.path.replace('{accountId}', idOf('nordkamp-kundin'));
    const headers = { authorization: `Bearer ${token}`, host: `nordkamp.localhost:${portal.port}` };
    const request = sendRequest({ agent, port: portal.port, host: '127.0.0.1', path, headers });
    const [response] = (await once(request.end(), 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    await once(response.resume(), 'end');
    return response.statusCode;
  }

  /** A call of the attacker, who has the right token. */
  const call = (
    id: keyof typeof operations,
    sent: Pick<FloodRequest, 'headers' | 'body'> = {},
  ): FloodRequest => ({
    ...sent,
    method: operations[id].method,
    path: operations[id].path
      .replace('{accountId}', idOf('mueller'))
      .replace('{policyNumber}', '2417Y-3.508.126'),
    headers: { ...sent.headers, authorization: `Bearer ${attackerToken}` },
  });
  const json = (id: keyof typeof operations, body = requests[id]) =>
    call(id, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const content = { authorization: 'Bearer public' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  const floods: Readonly<Record<string, () => readonly FloodRequest[]>> = {
    'pages that do not exist': () =>
      Array.from({ length: 100 }, (_, number) => ({ method: 'GET', path: `/seite-${number}` })),
    'beginnings of sign-ins': () => [
      { method: 'GET', path: '/oidc/auth?client_id=portal&response_type=code&scope=openid' },
    ],
    'wishes for a new password': () => [
      {
        method: 'POST',
        path: '/oidc/interaction/forgotten',
        headers: form,
        body: 'email=anna%40beispiel.de',
      },
    ],
    'searches in the content': () => [
      {
        method: 'GET',
        path: '/cms/spaces/portal/environments/master/entries?limit=1000&include=10',
        headers: content,
      },
    ],
    'reads of contracts': () => [call('getPolicies')],
    'changes of consents': () => [json('changeConsent')],
    'wrong passwords': () => [json('confirmSession', { password: 'falsches Passwort' })],
    'checks of new passwords': () => [json('checkNewPassword', { newPassword: 'x'.repeat(200) })],
    papers: () => [json('exportNcb')],
    'photos of fill bytes': () => [call('uploadDocument', photo)],
  };

  it.each(Object.keys(floods))(
    'of %s makes no customer wait three times as long',
    async (name) => {
      const host = { host: `localhost:${portal.port}` };
      const sent = (floods[name]?.() ?? []).map((one) => ({
        ...one,
        headers: { ...one.headers, ...host },
      }));
      token = await signIn('nele.kampe@beispiel.de', '127.0.0.1', 'nordkamp.localhost');
      const quiet = await measureRead();
      const worker = new Worker(new URL('floodWorker.mjs', import.meta.url), {
        workerData: { port: portal.port, requests: sent },
      });
      const answered = once(worker, 'message');
      await wait(500);
      const busy = await measureRead();
      worker.postMessage('end');
      const [statuses] = await answered;

      expect.soft(busy / quiet, JSON.stringify({ quiet, busy, statuses })).toBeLessThan(mostSlowdown);
    },
    minutes,
  );
});

/** Writes a photo as browsers send it. */
async function writeUpload(bytes: Buffer<ArrayBuffer>): Promise<Pick<FloodRequest, 'headers' | 'body'>> {
  const form = new FormData();
  form.append(
    'file',
    new Blob([bytes.fill(Buffer.from([0xff, 0xd8, 0xff]), 0, 3)], { type: 'image/jpeg' }),
    'foto.jpg',
  );
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
