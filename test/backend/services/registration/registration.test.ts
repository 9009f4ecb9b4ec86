import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMail } from '../../../../src/backend/mail/startMail.ts';
import { makeCode } from '../../../../src/backend/services/registration/makeCode.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

const hours = 60 * 60_000;
let time = now.getTime();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date(time) });
}, hookTimeout);
afterAll(() => app.close());

const newcomers = ['neu', 'neu-firma', 'neu-mit-code', 'neu-verwendet'] as const;
let seededCodes: unknown[] = [];
beforeEach(async () => {
  time = now.getTime();
  const { query } = app.database;
  if (seededCodes.length === 0) {
    seededCodes = await query.selectFrom('activation_codes').selectAll().execute();
  }
  for (const table of ['activation_codes', 'limit_counters', 'idempotency_keys', 'outbox'] as const)
    await query.deleteFrom(table).execute();
  await query
    .insertInto('activation_codes')
    .values(seededCodes as never)
    .execute();
  await query
    .updateTable('accounts')
    .set({ activated: false })
    .where('account_id', 'in', newcomers.map(idOf))
    .execute();
});

const privateOrder = {
  policyNumber: '2417Y-9.000.030',
  customerEmail: 'nina.neumann@beispiel.de',
  birthDate: '1995-03-08',
};
const businessOrder = {
  policyNumber: '2417Y-9.300.037',
  customerEmail: 'gaertnerei.blum@beispiel.de',
  licensePlate: 'K-GB 77',
};
const activation = {
  accountId: idOf('neu-mit-code'),
  policyNumber: '2417Y-9.300.011',
  customerEmail: 'carla.cordes@beispiel.de',
  activationCode: 'K7RWPX42QMTZ',
};

const order = (as: string, body: unknown, key?: string) =>
  app.call(as, 'POST', `/api/v1/registration/accounts/${idOf(as)}/activationCodes`, {
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const activate = (as: string, body: unknown, key?: string) =>
  app.call(as, 'PATCH', `/api/v1/registration/accounts/${idOf(as)}/activate`, {
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const said = async (response: Response) => [response.status, await response.text()];
const mails = () => app.database.query.selectFrom('outbox').selectAll().execute();
const codes = () => app.database.query.selectFrom('activation_codes').selectAll().execute();
const policiesOf = (as: string) => app.call(as, 'GET', `/api/v1/policy/accounts/${idOf(as)}`);
const printedCode = async () => /Freischaltcode: (.+)\n/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

describe('ordering a code', () => {
  it('API-004 ACT-010 posts a letter to the address of the account and keeps a hash of its code alone', async () => {
    expect(await said(await order('neu', privateOrder))).toEqual([204, '']);

    const [letter, ...more] = await mails();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to: 'Nina Neumann, Venloer Straße 230, 50823 Köln',
      by_post: true,
      subject: 'Ihr Freischaltcode für das Kundenportal',
    });
    expect(letter?.text).toMatch(
      /^Nina Neumann\nVenloer Straße 230\n50823 Köln\n\nGuten Tag Frau Neumann,\n/,
    );
    expect(letter?.text).toContain('Gültig bis: 19.02.2027');
    expect(letter?.text).not.toMatch(/E-Mail haben wir automatisch|nina\.neumann@/);
    const code = (await printedCode()).replaceAll(' ', '');
    expect(code).toMatch(/^[A-Z2-9]{12}$/);
    expect(letter?.html).toContain(await printedCode());
    expect(JSON.stringify([await codes(), app.log])).not.toContain(code);
  });

  it('identifies a company by the plate of its vehicle in any spelling', async () => {
    for (const licensePlate of ['k gb77', 'K-GB 77', 'KGB77']) {
      await app.database.query.deleteFrom('activation_codes').execute();
      expect(await said(await order('neu-firma', { ...businessOrder, licensePlate }))).toEqual([204, '']);
    }
    expect((await mails()).at(-1)?.to).toBe('Gärtnerei Blum GmbH, Am Blumenhof 3, 50769 Köln');
  });

  it.each([
    ['another birth date', 'neu', { ...privateOrder, birthDate: '1995-03-09' }],
    ["another account's contract", 'neu', { ...privateOrder, policyNumber: '2417Y-3.508.126' }],
    ['a contract nobody has', 'neu', { ...privateOrder, policyNumber: '9999Y-9.999.999' }],
    ['another plate', 'neu-firma', { ...businessOrder, licensePlate: 'K-GB 78' }],
    ['a plate of separators', 'neu-firma', { ...businessOrder, licensePlate: '- -' }],
    [
      'a plate for a private customer',
      'neu',
      { policyNumber: privateOrder.policyNumber, customerEmail: 'a@b.de', licensePlate: 'K-NN 95' },
    ],
  ])('refuses %s, always with the same words', async (_, as, body) => {
    expect(await said(await order(as, body))).toEqual([422, 'NOT_IDENTIFIED']);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['both proofs', { ...privateOrder, licensePlate: 'K-NN 95' }, [422, 'CONTRADICTION']],
    ['no proof', { ...privateOrder, birthDate: undefined }, [422, 'CONTRADICTION']],
    ['a day that does not exist', { ...privateOrder, birthDate: '1995-02-30' }, [400, 'INVALID_REQUEST']],
    ['a policy number without its form', { ...privateOrder, policyNumber: '1' }, [400, 'INVALID_REQUEST']],
    [
      'a plate that is too long',
      { ...businessOrder, licensePlate: 'K-GB 7777777' },
      [400, 'INVALID_REQUEST'],
    ],
    ['something nobody asked for', { ...privateOrder, activated: true }, [400, 'INVALID_REQUEST']],
  ])('refuses %s', async (_, body, refusal) => {
    expect(await said(await order('neu', body))).toEqual(refusal);
  });

  it('ACT-029 sends no second letter while a code is on its way or can be entered', async () => {
    await order('neu', privateOrder);

    expect(await said(await order('neu', privateOrder))).toEqual([409, 'ALREADY_ORDERED']);
    time += 89 * 24 * hours;
    expect(await said(await order('neu', privateOrder))).toEqual([409, 'ALREADY_ORDERED']);
    time += 2 * 24 * hours;
    expect(await said(await order('neu', privateOrder))).toEqual([204, '']);
    expect(await mails()).toHaveLength(2);
  });

  it('ACT-029 sends none when the account is activated', async () => {
    expect(await said(await order('mueller', privateOrder))).toEqual([409, 'ALREADY_ACTIVATED']);
    const used = { ...privateOrder, policyNumber: '2417Y-9.300.029', birthDate: '1971-11-14' };
    expect(await said(await order('neu-verwendet', used))).toEqual([409, 'ALREADY_ACTIVATED']);
  });

  it('refuses the demo account, and for a day an account after ten wrong guesses', async () => {
    expect(await said(await order('demo', privateOrder))).toEqual([403, 'DEMO_ACCOUNT']);

    for (let guess = 0; guess < 10; guess += 1)
      expect((await order('neu', { ...privateOrder, birthDate: `19${50 + guess}-01-01` })).status).toBe(422);
    const refused = await order('neu', privateOrder);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    time += 23 * hours;
    expect((await order('neu', privateOrder)).status).toBe(429);
    time += 2 * hours;
    expect((await order('neu', { ...privateOrder, birthDate: '1950-01-01' })).status).toBe(422);
    expect((await order('neu', privateOrder)).status).toBe(204);
  });

  it('a repeated intent has one effect', async () => {
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => order('neu', privateOrder, 'draft-1-order')),
    );

    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await mails()).toHaveLength(1);
    const other = await order('neu', { ...privateOrder, birthDate: '1995-03-09' }, 'draft-1-order');
    expect(await said(other)).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });
});

describe('activating', () => {
  it('API-006 API-007 opens the policies, once', async () => {
    expect(await said(await policiesOf('neu-mit-code'))).toEqual([403, 'NOT_ACTIVATED']);

    expect(await said(await activate('neu-mit-code', activation, 'draft-2-submit'))).toEqual([204, '']);

    expect((await policiesOf('neu-mit-code')).status).toBe(200);
    expect(await said(await activate('neu-mit-code', activation, 'draft-2-submit'))).toEqual([204, '']);
    expect(await said(await activate('neu-mit-code', activation))).toEqual([409, 'ALREADY_ACTIVATED']);
  });

  it('accepts the code of a letter, also in small letters and with hyphens', async () => {
    await order('neu', privateOrder);
    const activationCode = (await printedCode()).replaceAll(' ', '-').toLowerCase();
    const { policyNumber, customerEmail } = privateOrder;
    const body = { accountId: idOf('neu'), policyNumber, customerEmail, activationCode };

    expect((await activate('neu', body)).status).toBe(204);
    expect((await policiesOf('neu')).status).toBe(200);
  });

  it.each([
    ['another code', { activationCode: 'K7RWPX42QMTY' }, [422, 'INVALID_CODE']],
    ['another contract', { policyNumber: '2417Y-9.000.030' }, [422, 'INVALID_CODE']],
    ['another account', { accountId: idOf('neu') }, [403, 'FORBIDDEN']],
    ['a code that is too short', { activationCode: 'K7RWPX42QMT' }, [400, 'INVALID_REQUEST']],
    ['a code that is too long', { activationCode: 'K7RW PX42 QMTZ A' }, [400, 'INVALID_REQUEST']],
    [
      'a code of the right length with hyphens of its own',
      { activationCode: 'K7-RW-PX42QM' },
      [422, 'INVALID_CODE'],
    ],
  ])('refuses %s', async (_, change, refusal) => {
    expect(await said(await activate('neu-mit-code', { ...activation, ...change }))).toEqual(refusal);
    expect((await policiesOf('neu-mit-code')).status).toBe(403);
  });

  it('refuses an account that ordered nothing, and ACT-033 a code that was used', async () => {
    expect(await said(await activate('neu', { ...activation, accountId: idOf('neu') }))).toEqual([
      422,
      'INVALID_CODE',
    ]);
    const used = { ...activation, accountId: idOf('neu-verwendet'), activationCode: 'B4XH9NCT6GVE' };
    expect(await said(await activate('neu-verwendet', used))).toEqual([409, 'ALREADY_ACTIVATED']);
    expect(await said(await activate('demo', { ...activation, accountId: idOf('demo') }))).toEqual([
      403,
      'DEMO_ACCOUNT',
    ]);
  });

  it('ends a code after five wrong tries; then another one can be ordered', async () => {
    const wrong = { ...activation, activationCode: 'AAAAAAAAAAAA' };
    for (let guess = 0; guess < 5; guess += 1)
      expect((await activate('neu-mit-code', wrong)).status).toBe(422);

    expect(await said(await activate('neu-mit-code', activation))).toEqual([422, 'INVALID_CODE']);
    const again = { ...privateOrder, policyNumber: activation.policyNumber, birthDate: '1986-03-27' };
    expect((await order('neu-mit-code', again)).status).toBe(204);
  });

  it('ends a code after its lifetime', async () => {
    time += 86 * 24 * hours;

    expect(await said(await activate('neu-mit-code', activation))).toEqual([422, 'INVALID_CODE']);
  });

  it('of two concurrent requests with the right code only one succeeds', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => activate('neu-mit-code', activation)));

    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409', '409']);
  });
});

describe('a letter', () => {
  it('is filed for printing even when mails are sent by SMTP', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'letters-'));
    await order('neu', privateOrder);
    const sender = startMail(
      { smtpUrl: 'smtp://127.0.0.1:1', outbox: join(dataDir, 'outbox') },
      app.database,
      () => undefined,
      () => new Date(Date.now() + 1000),
    );

    await sender.drain();
    await sender.stop();

    const [file = ''] = await readdir(join(dataDir, 'outbox'));
    expect(JSON.parse(await readFile(join(dataDir, 'outbox', file), 'utf8'))).toMatchObject({
      to: 'Nina Neumann, Venloer Straße 230, 50823 Köln',
    });
    await rm(dataDir, { recursive: true });
  });
});

it('codes differ and contain no characters that look alike', () => {
  const made = Array.from({ length: 500 }, makeCode);

  expect(new Set(made).size).toBe(500);
  expect(made.filter((code) => !/^[A-HJ-NP-Z2-9]{12}$/.test(code))).toEqual([]);
});
