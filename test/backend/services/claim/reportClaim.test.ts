import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownDamageClaim, thirdPartyClaim } from '../../../protocol/claims.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['claims', 'idempotency_keys', 'outbox'] as const)
    await app.database.query.deleteFrom(table).execute();
});

const report = (as: string, claim: unknown, key?: string) =>
  app.call(as, 'POST', `/api/v1/claim/accounts/${idOf(as)}`, {
    body: claim,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const stored = () => app.database.query.selectFrom('claims').selectAll().execute();
const mails = () => app.database.query.selectFrom('outbox').selectAll().execute();
const policyNumberOf = async (key: string, account = 'mueller') => {
  const row = await app.database.query
    .selectFrom('policies')
    .select('policy_number')
    .where('account_id', '=', idOf(account))
    .where('seed_key', '=', key)
    .executeTakeFirstOrThrow();
  return row.policy_number;
};

describe('a valid claim', () => {
  it.each([
    ['third-party damage', thirdPartyClaim()],
    ['own damage', ownDamageClaim()],
  ])('API-041 %s is stored, and its confirmation waits in the outbox', async (_, claim) => {
    const response = await report('mueller', claim);

    expect(response.status).toBe(201);
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      account_id: idOf('mueller'),
      policy_number: claim.contractData.policyNumber,
      reported_at: '2026-11-21T11:00:00.000Z',
      claim,
    });
    expect(await response.json()).toEqual({
      claimId: row?.id,
      reference: row?.reference,
      reportedAt: '2026-11-21T11:00:00.000Z',
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'anna.mueller@beispiel.de',
      subject: 'Ihre Schadenmeldung zum Vertrag 2417Y-3.508.126',
      sent_at: null,
    });
  });

  it('BRAND-005 is confirmed in the words and with the contact of the brand', async () => {
    await report('mueller', thirdPartyClaim());

    const [mail] = await mails();
    expect(mail?.text).toContain('Guten Tag Frau Müller,');
    expect(mail?.text).toContain('Ihre Schadenmeldung ist am 21. November 2026 bei uns eingegangen.');
    expect(mail?.text).toMatch(/Fahrzeug: +Volkswagen Golf Variant 1\.5 eTSI, K-AM 2410/);
    expect(mail?.text).toMatch(/Schadendatum: +20\.11\.2026/);
    expect(mail?.text).toContain('Lindenau');
    expect(mail?.text).toMatch(/schaden@lindenau\.example/);
    expect(mail?.html).toContain('20.11.2026');
  });

  it('CLM-034 has the contract data of the insurer instead of those in the request', async () => {
    const claim = thirdPartyClaim();
    const policyNumber = await policyNumberOf('liability-car');
    const contractData = {
      policyNumber,
      carModel: 'Rolls-Royce',
      licensePlate: 'K-XX 1',
      comprehensive: 'Vollkasko',
    };

    await report('mueller', { ...claim, contractData });

    const [row] = await stored();
    expect(row?.claim).toEqual({
      ...claim,
      contractData: { policyNumber, carModel: 'Fiat Panda 1.0 Hybrid', licensePlate: 'K-PA 55' },
    });
  });
});

describe('contracts of related accounts', () => {
  it('SEL-004 SEL-016 accept claims like own contracts', async () => {
    const number = await policyNumberOf('partner-car', 'mueller-partner');

    expect((await report('mueller', thirdPartyClaim(number))).status).toBe(201);
    expect((await stored()).map((row) => row.policy_number)).toEqual([number]);
  });
});

describe('refusals', () => {
  /** Returns the response, and checks that no row is left behind. */
  const outcomeOf = async (response: Response) => {
    const keys = await app.database.query.selectFrom('idempotency_keys').selectAll().execute();
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      id: response.headers.get('x-correlation-id'),
      body: await response.text(),
      left: [...(await stored()), ...(await mails()), ...keys],
    };
  };
  const refusal = (status: number, body: string) => ({
    status,
    type: 'text/plain; charset=UTF-8',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body,
    left: [],
  });

  it('CLM-117 a demo account', async () => {
    expect(
      await outcomeOf(
        await report(
          'demo',
          thirdPartyClaim(await policyNumberOf('comprehensive-car', 'demo')),
          'k-00000001',
        ),
      ),
    ).toEqual(refusal(403, 'DEMO_ACCOUNT'));
  });

  it('an account that is not activated', async () => {
    expect(
      await outcomeOf(
        await report('neu', thirdPartyClaim(await policyNumberOf('comprehensive-car', 'neu')), 'k-00000001'),
      ),
    ).toEqual(refusal(403, 'NOT_ACTIVATED'));
  });

  it('CLM-116 a service that is not available, and planned maintenance', async () => {
    expect(await outcomeOf(await report('stoerung', thirdPartyClaim()))).toEqual(
      refusal(503, 'SERVICE_UNAVAILABLE'),
    );
    expect(await outcomeOf(await report('wartung', thirdPartyClaim()))).toEqual(refusal(503, 'DOWNTIME'));
  });

  it('CLM-118 an error of the server, which goes on and returns only an id', async () => {
    expect(await outcomeOf(await report('fehler', thirdPartyClaim()))).toEqual(
      refusal(500, 'INTERNAL_ERROR'),
    );

    const errors = app.log.filter(({ event }) => event === 'error');
    expect(errors).toEqual([
      { event: 'error', id: expect.any(String), name: 'Error', at: expect.any(Array) },
    ]);
    expect((await report('mueller', thirdPartyClaim())).status).toBe(201);
  });

  it('a contract of another account and a missing one, with the same bytes', async () => {
    for (const number of [await policyNumberOf('comprehensive-car', 'mahnung'), '9999Y-9.999.999']) {
      expect(await outcomeOf(await report('mueller', thirdPartyClaim(number)))).toEqual(
        refusal(403, 'FORBIDDEN'),
      );
    }
  });

  it.each(['kps', 'kps-invoice', 'young-driver', 'terminated'])('SEL-016 the contract "%s"', async (key) => {
    expect(await outcomeOf(await report('mueller', thirdPartyClaim(await policyNumberOf(key))))).toEqual(
      refusal(422, 'POLICY_EXCLUDED'),
    );
  });

  it.each(['liability-car', 'trailer', 'company-van'])(
    'CLM-038 own damage without comprehensive cover: %s',
    async (key) => {
      const account = key.startsWith('company') ? 'autohaus' : 'mueller';

      expect(
        await outcomeOf(await report(account, ownDamageClaim(await policyNumberOf(key, account)))),
      ).toEqual(refusal(422, 'NO_COMPREHENSIVE_COVER'));
    },
  );

  it('CLM-055 a claim dated tomorrow', async () => {
    const claim = thirdPartyClaim();
    const of = (claimDate: string) => ({ ...claim, claimDetails: { ...claim.claimDetails, claimDate } });

    expect(await outcomeOf(await report('mueller', of('2026-11-22')))).toEqual(
      refusal(422, 'DATE_IN_FUTURE'),
    );
    expect((await report('mueller', of('2026-11-21'))).status).toBe(201);
  });

  it('a contradictory claim, with the contradiction in the log', async () => {
    const { opponent: _opponent, ...claim } = thirdPartyClaim();

    expect(await outcomeOf(await report('mueller', claim))).toEqual(refusal(422, 'CONTRADICTION'));
    expect(app.log.at(-1)).toMatchObject({ status: 422, code: 'CONTRADICTION', detail: 'opponent' });
  });

  it('SHELL-055 when reporting claims is switched off for the account', async () => {
    const { query } = app.database;
    const account = query
      .selectFrom('accounts')
      .select('application')
      .where('account_id', '=', idOf('mueller'));
    const { application } = await account.executeTakeFirstOrThrow();
    const set = (value: unknown) =>
      query
        .updateTable('accounts')
        .set({ application: JSON.stringify(value) })
        .where('account_id', '=', idOf('mueller'))
        .execute();
    await set([{ type: 'FUNCTIONALITY_CLAIMREPORT', value: 'false' }]);

    const response = await report('mueller', thirdPartyClaim());
    await set(application);

    expect(await outcomeOf(response)).toEqual(refusal(403, 'FUNCTIONALITY_OFF'));
  });
});

describe('the same report sent twice', () => {
  it('has one effect and one answer', async () => {
    const first = await report('mueller', thirdPartyClaim(), 'draft-1-submit');
    const second = await report('mueller', thirdPartyClaim(), 'draft-1-submit');

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect([await stored(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('with another body is a conflict', async () => {
    await report('mueller', thirdPartyClaim(), 'draft-1-submit');

    const response = await report('mueller', ownDamageClaim(), 'draft-1-submit');

    expect([response.status, await response.text()]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(await stored()).toHaveLength(1);
  });

  it('at the same moment has one effect', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => report('mueller', thirdPartyClaim(), 'draft-2-submit')),
    );

    const answers = new Set(await Promise.all(responses.map((response) => response.text())));
    expect(answers.size).toBe(1);
    expect([await stored(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('under another key, or from another account, is another intent', async () => {
    await report('mueller', thirdPartyClaim(), 'draft-3-submit');
    await report('mueller', thirdPartyClaim(), 'draft-4-submit');
    await report(
      'mahnung',
      thirdPartyClaim(await policyNumberOf('comprehensive-car', 'mahnung')),
      'draft-3-submit',
    );

    expect(await stored()).toHaveLength(3);
  });

  it('after a refusal may be tried again', async () => {
    const claim = thirdPartyClaim();
    const tomorrow = { ...claim, claimDetails: { ...claim.claimDetails, claimDate: '2026-11-22' } };

    expect((await report('mueller', tomorrow, 'draft-5-submit')).status).toBe(422);
    expect((await report('mueller', claim, 'draft-5-submit')).status).toBe(201);
  });

  it('refuses an invalid key', async () => {
    expect((await report('mueller', thirdPartyClaim(), 'short')).status).toBe(400);
  });
});
