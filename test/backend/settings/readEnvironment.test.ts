import { BlockList } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment, type ServerSettings } from '../../../src/backend/settings/readEnvironment.ts';
import { secretVariables } from '../../../src/backend/settings/readSecretFiles.ts';

describe('settings from the environment', () => {
  it('are complete without any variable', () => {
    expect(readEnvironment({})).toEqual({
      kind: 'settings',
      settings: {
        port: 4173,
        dataDir: '.data',
        databaseUrl: null,
        production: false,
        demoAccounts: true,
        scheme: 'http',
        publicPort: null,
        proxies: expect.any(BlockList),
        identityKeys: null,
        smtpUrl: null,
        scannerUrl: null,
        walletKeys: null,
        dataKeys: null,
        brandsDir: 'brands',
        metricsToken: null,
        stopDelay: 0,
        sessionIdle: 30,
      },
    });
  });

  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://db/portal',
    IDENTITY_KEYS: '{}',
    DATA_KEYS: 'key',
    PUBLIC_SCHEME: 'https',
    TRUSTED_PROXIES: '10.0.0.0/24, fd00::7',
  };

  it('allow production with a database and keys', () => {
    expect(readEnvironment(production)).toMatchObject({
      kind: 'settings',
      settings: { production: true, demoAccounts: false, scheme: 'https', publicPort: 443 },
    });
  });

  it.each([
    ['in the folder', {}, true],
    ['in memory', { DATABASE_URL: 'memory://' }, true],
    [
      'on a server, when they are asked for',
      { DATABASE_URL: 'postgresql://db/x', DEMO_ACCOUNTS: 'yes' },
      true,
    ],
    ['not in production', production, false],
  ])('fill a database with demonstration accounts %s', (_, environment, demoAccounts) => {
    expect(readEnvironment(environment)).toMatchObject({ settings: { demoAccounts } });
  });

  it.each([
    [{ PUBLIC_PORT: '8080' }, 8080],
    [{ PUBLIC_SCHEME: 'https' }, 443],
    [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '8443' }, 8443],
    [{ PORT: '5000' }, null],
  ])('%j leads customers to the port %s', (environment, publicPort) => {
    expect(readEnvironment(environment)).toMatchObject({ settings: { publicPort } });
  });

  it.each([
    ['production without a database', { ...production, DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['production with an empty database address', { ...production, DATABASE_URL: ' ' }, 'DATABASE_URL'],
    ['production in memory', { ...production, DATABASE_URL: 'memory://' }, 'DATABASE_URL'],
    ['production without keys', { ...production, IDENTITY_KEYS: undefined }, 'IDENTITY_KEYS'],
    ['production without keys for data', { ...production, DATA_KEYS: undefined }, 'DATA_KEYS'],
    ['production in the clear', { ...production, PUBLIC_SCHEME: undefined }, 'set PUBLIC_SCHEME=https'],
    ['production by http', { ...production, PUBLIC_SCHEME: 'http' }, 'set PUBLIC_SCHEME=https'],
    ['production without proxies', { ...production, TRUSTED_PROXIES: undefined }, 'set TRUSTED_PROXIES'],
    ['a proxy that is no address', { ...production, TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES'],
    ['demonstration accounts in production', { ...production, DEMO_ACCOUNTS: 'yes' }, 'DEMO_ACCOUNTS'],
    [
      'demonstration accounts in a database that was not named for them',
      { DATABASE_URL: 'postgresql://db/portal' },
      'set NODE_ENV=production, or DEMO_ACCOUNTS=yes',
    ],
    ['a wish for demonstration accounts that is not yes', { DEMO_ACCOUNTS: 'true' }, 'DEMO_ACCOUNTS'],
    ['a public port that is none', { PUBLIC_PORT: '0' }, 'PUBLIC_PORT'],
    ['a port that is none', { PORT: 'http' }, 'PORT'],
    ['another database', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    ['another scheme', { PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME'],
    [
      'a database address with a bare slash in its password',
      { DATABASE_URL: 'postgresql://a:b/c@db/x' },
      'DATABASE_URL',
    ],
    ['a mail server without its scheme', { SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
    ['a scanner without its port', { CLAMD_URL: 'tcp://clamd' }, 'CLAMD_URL'],
    ['a scanner that speaks something else', { CLAMD_URL: 'http://clamd:3310' }, 'CLAMD_URL'],
    ['a scanner at a socket without its path', { CLAMD_URL: 'unix://clamd.ctl' }, 'CLAMD_URL'],
    ['a scanner at a port that is none', { CLAMD_URL: 'tcp://clamd:99999' }, 'CLAMD_URL'],
    ['a token that can be guessed', { METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    ['an end that never comes', { STOP_DELAY: '600' }, 'STOP_DELAY'],
    ['a session that ends with its warning', { SESSION_IDLE: '2' }, 'SESSION_IDLE'],
    ['a session that never ends', { SESSION_IDLE: '6000' }, 'SESSION_IDLE'],
  ])('refuse %s', (_, environment, name) => {
    expect(readEnvironment(environment)).toEqual({
      kind: 'problems',
      problems: [expect.stringContaining(name)],
    });
  });

  it.each(['tcp://clamd:3310', 'tcp://[::1]:3310', 'unix:///run/clamav/clamd.ctl'])(
    'take a scanner at %s',
    (address) => {
      expect(readEnvironment({ CLAMD_URL: address })).toMatchObject({ settings: { scannerUrl: address } });
    },
  );

  it('report all problems at once', () => {
    const read = readEnvironment({ NODE_ENV: 'production' });

    expect(read.kind === 'problems' && read.problems).toHaveLength(5);
  });
});

describe('secrets from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (content: string) => {
    const file = join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };
  const members: Readonly<Record<(typeof secretVariables)[number], readonly [keyof ServerSettings, string]>> =
    {
      DATABASE_URL: ['databaseUrl', 'postgresql://db/portal'],
      IDENTITY_KEYS: ['identityKeys', '{"a": "b"}'],
      WALLET_KEYS: ['walletKeys', '{\n"apple": {}}'],
      DATA_KEYS: ['dataKeys', 'a,b'],
      SMTP_URL: ['smtpUrl', 'smtps://mail.example'],
      METRICS_TOKEN: ['metricsToken', 'a token that is long'],
    };

  it.each(secretVariables)('%s is read from a file, without a line break at its end', (name) => {
    const [member, value] = members[name];
    for (const content of [value, `${value}\n`, `\uFEFF${value}\r\n`])
      expect(readEnvironment({ DEMO_ACCOUNTS: 'yes', [`${name}_FILE`]: fileWith(content) })).toMatchObject({
        kind: 'settings',
        settings: { [member]: value },
      });
  });

  it('every variable with a secret has a file', () => {
    const environment = Object.fromEntries(
      secretVariables.map((name) => [`${name}_FILE`, join(folder, 'missing')]),
    );

    expect(readEnvironment(environment)).toMatchObject({ problems: { length: secretVariables.length } });
  });

  it('a secret in a file is checked like one in a variable', () => {
    expect(readEnvironment({ METRICS_TOKEN_FILE: fileWith('short\n') })).toMatchObject({
      problems: [expect.stringContaining('METRICS_TOKEN')],
    });
  });

  it.each([
    ['the variable and its file are both set', () => fileWith('a'), { SMTP_URL: 'smtps://a' }, 'both set'],
    ['the file does not exist', () => join(folder, 'missing'), {}, 'does not exist'],
    ['the file is empty', () => fileWith(''), {}, 'is empty'],
    ['the file has nothing but a line break', () => fileWith('\n'), {}, 'is empty'],
    ['the file is a folder', () => folder, {}, 'is no file'],
    ['the file is a device', () => '/dev/zero', {}, 'is no file'],
    ['the path leads through a file', () => join(fileWith('a'), 'b'), {}, 'ENOTDIR'],
    ['the file is long', () => fileWith('geheim'.repeat(20_000)), {}, 'longer than'],
  ])('the start ends with one sentence without values when %s', (_, path, more, says) => {
    const read = readEnvironment({ ...more, SMTP_URL_FILE: path() });

    expect(read).toEqual({ kind: 'problems', problems: [expect.stringContaining('SMTP_URL_FILE')] });
    expect(JSON.stringify(read)).toContain(says);
    expect(JSON.stringify(read)).not.toMatch(/geheim|smtps:/);
  });

  it('an empty `…_FILE` variable counts as not set', () => {
    expect(readEnvironment({ SMTP_URL_FILE: ' ' })).toMatchObject({ settings: { smtpUrl: null } });
  });
});
