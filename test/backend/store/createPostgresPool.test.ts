import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresPool } from '../../../src/backend/store/createPostgresPool.ts';
import { certificateOf, startTlsDatabase, type TlsDatabase } from './tlsDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const authority = join(folder, 'authority.pem');
const ours = certificateOf('localhost');
const foreign = certificateOf('database.example');
const foreignAuthority = join(folder, 'foreign.pem');
writeFileSync(authority, ours.certificate);
writeFileSync(foreignAuthority, foreign.certificate);

let servers: Readonly<Record<'ours' | 'foreign' | 'none', TlsDatabase>>;
beforeAll(async () => {
  servers = {
    ours: await startTlsDatabase(ours),
    foreign: await startTlsDatabase(foreign),
    none: await startTlsDatabase(null),
  };
});
afterAll(() => {
  for (const server of Object.values(servers)) server.close();
  rmSync(folder, { recursive: true });
});

/** Connects and returns the reason why it failed, with how the sign-in arrived. */
async function connect(name: keyof typeof servers, search: string) {
  const server = servers[name];
  server.signIns.length = 0;
  const pool = createPostgresPool(`postgresql://portal:geheim@localhost:${server.port}/portal${search}`);
  const error: unknown = await pool.connect().then(
    () => null,
    (reason: unknown) => reason,
  );
  await pool.end();
  return { reason: (error as { readonly reason?: string }).reason, signIns: [...server.signIns] };
}

describe('TLS to the database', () => {
  it('with sslmode=verify-full the password is sent encrypted, to a server whose authority is known', async () => {
    const search = `?sslmode=verify-full&sslrootcert=${authority}`;

    expect(await connect('ours', search)).toEqual({ reason: '28P01', signIns: ['encrypted'] });
  });

  it.each([
    ['an unknown authority', 'ours', '', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['another authority', 'ours', `&sslrootcert=${foreignAuthority}`, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [
      'a certificate of another host',
      'foreign',
      `&sslrootcert=${foreignAuthority}`,
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    ['a server without TLS', 'none', `&sslrootcert=${authority}`, 'CONNECTION_LOST'],
    ['an authority whose file is missing', 'ours', `&sslrootcert=${join(folder, 'missing')}`, 'ENOENT'],
  ] as const)('with sslmode=verify-full no password is sent to %s', async (_, server, root, reason) => {
    expect(await connect(server, `?sslmode=verify-full${root}`)).toEqual({ reason, signIns: [] });
  });

  it('without sslmode the sign-in is not encrypted', async () => {
    expect(await connect('ours', '')).toEqual({ reason: '28P01', signIns: ['plain'] });
  });
});
