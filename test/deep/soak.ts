import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formWith, pdf } from '../backend/fixtures/documents.ts';
import { identityClient } from '../backend/identity/identityClient.ts';
import { thirdPartyClaim } from '../protocol/claims.ts';
import { makePostgres, postgresPrograms } from './startPostgres.ts';
import { type Span, watchStolenTime } from './stolenTime.ts';

/** All requests go to 127.0.0.1, for the given number of minutes, at most an hour. */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, postgres: { type: 'boolean' } } });
const minutes = Math.min(60, Number(values.minutes ?? 10));
const connections = 32;
const metricsToken = randomUUID();
const emails = [
  'anna.mueller@beispiel.de',
  'markus.hahn@beispiel.de',
  'nora.neuhaus@beispiel.de',
  'paul.passer@beispiel.de',
  'nele.neuland@beispiel.de',
  'adele.abschied@beispiel.de',
];
const password = 'demo-passwort';

type Kind = 'sign-in' | 'read' | 'report' | 'upload';
const spans: Record<Kind, Span[]> = { 'sign-in': [], read: [], report: [], upload: [] };
const errors: string[] = [];
const memory: { readonly at: number; readonly bytes: number }[] = [];
let limits = 0;

const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
const programs = values.postgres === true ? postgresPrograms() : null;
const postgres = programs === null ? null : await makePostgres(programs);
await postgres?.start();
const server = spawn(process.execPath, ['--no-warnings', 'dist/server/main.js'], {
  env: {
    ...process.env,
    PORT: process.env['PORT'] ?? '0',
    DATA_DIR: dataDir,
    METRICS_TOKEN: metricsToken,
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url, DEMO_ACCOUNTS: 'yes' }),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
try {
  const port = await portOf();
  const until = Date.now() + minutes * 60_000;
  const stolen = watchStolenTime(until);
  await Promise.all([
    measureMemory(port, until),
    ...Array.from({ length: connections }, (_, index) => beCustomer(port, until, index)),
  ]);
  report(stolen);
} finally {
  server.kill('SIGTERM');
  await ended;
  await postgres?.remove();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits for the line with the server's address; later lines are its log. */
function portOf(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server ended.')));
    createInterface(server.stdout).on('line', (line) => {
      const port = /^http:\/\/localhost:(\d+) /.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

async function measureMemory(port: number, until: number): Promise<void> {
  const begun = Date.now();
  while (Date.now() < until) {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const bytes = /^portal_memory_bytes (\d+)$/m.exec(await response.text())?.[1];
    memory.push({ at: Date.now() - begun, bytes: Number(bytes) });
    await wait(5_000);
  }
}

/**
 * Runs a customer, who starts half a second after the previous one, signs in, works for some minutes with the token, and signs in again.
 */
async function beCustomer(port: number, until: number, index: number): Promise<void> {
  const email = emails[index % emails.length] ?? '';
  await wait(index * 500);
  while (Date.now() < until) {
    const begun = performance.now();
    const signedIn = await signIn(port, email);
    if (signedIn.kind !== 'tokens') {
      if (signedIn.kind === 'limit') limits += 1;
      else errors.push(`sign-in ${signedIn.says}`);
      await wait(2_000 + index * 100);
      continue;
    }
    const { tokens } = signedIn;
    spans['sign-in'].push({ from: begun, to: performance.now() });
    await workUntil(Math.min(until, Date.now() + 240_000), port, tokens.access_token, index);
  }
}

type SignIn =
  | { readonly kind: 'tokens'; readonly tokens: { readonly access_token: string } }
  /** The response has a time to retry after. */
  | { readonly kind: 'limit' }
  | { readonly kind: 'error'; readonly says: string };

/** Signs in: sign-in page, password, callback, tokens. */
async function signIn(port: number, email: string): Promise<SignIn> {
  const client = identityClient(port);
  try {
    const login = await client.authorize();
    const resumed = login.status < 400 ? await client.post(login.location, { email, password }) : login;
    // There were too many attempts, or too many passwords are being checked.
    if (resumed.status === 429 || (resumed !== login && resumed.status === 503)) return { kind: 'limit' };
    if (resumed.status >= 400) return { kind: 'error', says: `${resumed.status} on the login page` };
    const callback = await client.get(resumed.location);
    const tokens = await client.exchange(callback.location);
    return tokens.status === 200
      ? { kind: 'tokens', tokens }
      : { kind: 'error', says: `${tokens.status} ${tokens.error ?? ''}` };
  } catch (error) {
    return { kind: 'error', says: error instanceof Error ? error.message : String(error) };
  }
}

/** Customers report and upload at different times: `index` shifts the start of their round. */
async function workUntil(end: number, port: number, token: string, index: number): Promise<void> {
  const { accountId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    accountId: string;
  };
  const call = caller(port, token);
  const policies = (await call('read', `/api/v1/policy/accounts/${accountId}`)) as {
    policies?: readonly { policyNumber: string }[];
  } | null;
  const policyNumber = policies?.policies?.[0]?.policyNumber;
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (let count = index; Date.now() < end; count += 1) {
    await call('read', `/api/v1/account/accounts/${accountId}`);
    await call('read', `/api/v1/notification/accounts/${accountId}/notifications`);
    if (count % 10 === 5 && policyNumber !== undefined) {
      const { claimDetails, ...claim } = thirdPartyClaim(policyNumber);
      const body = JSON.stringify({ ...claim, claimDetails: { ...claimDetails, claimDate: yesterday } });
      await call('report', `/api/v1/claim/accounts/${accountId}`, body);
    }
    if (count % 20 === 10) {
      await call('upload', `/api/v1/document/accounts/${accountId}`, formWith(pdf(200_000)));
    }
    await wait(1_000);
  }
}

function caller(port: number, token: string) {
  return async (kind: Kind, path: string, body?: string | FormData): Promise<unknown> => {
    const begun = performance.now();
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    const request = { headers, ...(body === undefined ? {} : { method: 'POST', body }) };
    const response = await fetch(`http://localhost:${port}${path}`, request).catch(() => null);
    const text = (await response?.text().catch(() => null)) ?? null;
    if (response?.status === 429) {
      limits += 1;
      return null;
    }
    if (response === null || text === null || !response.ok) {
      errors.push(`${kind} ${response?.status ?? 'no answer'} ${text?.slice(0, 80) ?? ''}`);
      return null;
    }
    spans[kind].push({ from: begun, to: performance.now() });
    return text === '' ? null : JSON.parse(text);
  };
}

function report(stolen: ReturnType<typeof watchStolenTime>): void {
  const line = (text: string) => void process.stdout.write(`${text}\n`);
  line(`${postgres === null ? 'embedded' : 'PostgreSQL'}, ${connections} connections, ${minutes} minutes`);
  for (const [kind, all] of Object.entries(spans)) line(`${kind}: ${figures(all)}`);
  const calm = spans.read.filter((span) => !stolen.touches(span));
  line(`reads while the machine had its processors: ${figures(calm)}`);
  const later = memory.filter(({ at }) => at > 60_000).map(({ bytes }) => bytes / 2 ** 20);
  const third = Math.max(1, Math.floor(later.length / 3));
  const [early, late] = [quantile(later.slice(0, third), 0.5), quantile(later.slice(-third), 0.5)];
  line(`memory after the first minute: ${early.toFixed(0)} MiB, at the end: ${late.toFixed(0)} MiB`);
  line(`limits: ${limits}, errors: ${errors.length}`);
  for (const error of new Set(errors)) line(`  ${error}`);
  const problems = [
    errors.length > 0 ? 'errors' : null,
    calm.length < spans.read.length / 2 ? 'the host took the processors away too often' : null,
    quantile(times(calm), 0.99) > 20 * quantile(times(calm), 0.5) ? 'p99 of reads over 20 times p50' : null,
    late > early * 1.15 ? 'memory grows' : null,
  ].filter((problem) => problem !== null);
  if (problems.length === 0) return;
  line(`Failed: ${problems.join(', ')}.`);
  process.exitCode = 1;
}

function figures(all: readonly Span[]): string {
  const [half, most] = [quantile(times(all), 0.5), quantile(times(all), 0.99)];
  return `${all.length}, p50 ${half.toFixed(0)} ms, p99 ${most.toFixed(0)} ms`;
}

function times(all: readonly Span[]): readonly number[] {
  return all.map(({ from, to }) => to - from);
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
