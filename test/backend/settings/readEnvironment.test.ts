import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/backend/settings/readEnvironment.ts';

describe('settings from the environment', () => {
  it('are complete without any variable', () => {
    expect(readEnvironment({})).toEqual({
      kind: 'settings',
      settings: {
        port: 4173,
        dataDir: '.data',
        databaseUrl: null,
        production: false,
        scheme: 'http',
        identityKeys: null,
        smtpUrl: null,
        walletKeys: null,
        draftKeys: null,
        brandsDir: 'brands',
        metricsToken: null,
        stopDelay: 0,
        sessionIdle: 30,
      },
    });
  });

  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/portal', IDENTITY_KEYS: '{}' };

  it('allow production with a database and keys', () => {
    expect(readEnvironment(production).kind).toBe('settings');
  });

  it.each([
    ['production without a database', { ...production, DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['production with an empty database address', { ...production, DATABASE_URL: ' ' }, 'DATABASE_URL'],
    ['production in memory', { ...production, DATABASE_URL: 'memory://' }, 'DATABASE_URL'],
    ['production without keys', { ...production, IDENTITY_KEYS: undefined }, 'IDENTITY_KEYS'],
    ['a port that is none', { PORT: 'http' }, 'PORT'],
    ['another database', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    ['another scheme', { PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME'],
    [
      'a database address with a bare slash in its password',
      { DATABASE_URL: 'postgresql://a:b/c@db/x' },
      'DATABASE_URL',
    ],
    ['a mail server without its scheme', { SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
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

  it('report all problems at once', () => {
    const read = readEnvironment({ NODE_ENV: 'production' });

    expect(read.kind === 'problems' && read.problems).toHaveLength(2);
  });
});
