import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../../src/protocol/index.ts';
import { newAddress } from '../../../protocol/policyChanges.ts';
import {
  calculate,
  type Change,
  contractOf,
  payloadOf,
  seen,
  submit,
} from '../../fixtures/contractChanges.ts';
import { formWith, pdf } from '../../fixtures/documents.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';

let app: TestApp;
let clock = now;
let contracts: readonly { readonly policy_number: string; readonly data: unknown }[] = [];
beforeAll(async () => {
  app = await testApp({ clock: () => clock });
  contracts = await app.database.query.selectFrom('policies').select(['policy_number', 'data']).execute();
}, hookTimeout);
afterAll(() => app.close());
beforeEach(async () => {
  clock = now;
  const { query } = app.database;
  const changed = await query.deleteFrom('policy_changes').returning('policy_number').execute();
  for (const { policy_number } of changed) {
    const data = JSON.stringify(contracts.find((one) => one.policy_number === policy_number)?.data);
    await query.updateTable('policies').set({ data }).where('policy_number', '=', policy_number).execute();
  }
  for (const table of ['documents', 'idempotency_keys', 'outbox', 'limit_counters', 'faults'] as const)
    await query.deleteFrom(table).execute();
});

const at = (day: string) => new Date(`${day}T11:00:00Z`);
const changes = () => app.database.query.selectFrom('policy_changes').selectAll().execute();
const mails = () => app.database.query.selectFrom('outbox').selectAll().execute();
const guaranteesOf = async (key: string) =>
  (await contractOf(app, key)).risks.flatMap(({ guarantees }) =>
    guarantees.map(({ lob, coverageId, description, noClaimsLvl }) => ({
      lob,
      coverageId,
      description,
      noClaimsLvl: noClaimsLvl ?? null,
    })),
  );
const change = async (key: string, what: Change, more: Parameters<typeof submit>[3] = {}) => {
  const policy = await contractOf(app, key, more.as);
  return submit(app, policy, payloadOf(policy, what), more);
};

describe('a change that counts from today', () => {
  it('API-008 SUM-033 changes the contract and its premium at once', async () => {
    expect(await seen(await change('comprehensive-car', { annualMileage: 20, garage: false }))).toBe('204 ');

    const changed = await contractOf(app, 'comprehensive-car');
    expect(changed).toMatchObject({ premiumA: 814.05, premiumPm: 71.9 });
    expect(changed.risks[0]).toMatchObject({ annualMileage: 20, garage: false, validFrom: '2026-11-21' });
    expect(changed.futureChanges ?? false).toBe(false);
    const again = await calculate(app, changed, payloadOf(changed));
    expect(again.status).toBe(200);
  });

  it.each<[string, Change, readonly (readonly [string, string, string])[]]>([
    [
      'COV-016 full to partial cover, without a no-claims class',
      { codes: { '20Y2': null, '20Y3': '0572' } },
      [
        ['20Y1', '0516', 'Kfz-Haftpflicht, 100 Mio. € pauschal'],
        ['20Y3', '0572', 'Teilkasko mit 150 € Selbstbeteiligung'],
        ['20Y6', 'SBK001', 'Schutzbrief'],
      ],
    ],
    [
      'COV-013 no cover at all',
      { codes: { '20Y2': null } },
      [
        ['20Y1', '0516', 'Kfz-Haftpflicht, 100 Mio. € pauschal'],
        ['20Y6', 'SBK001', 'Schutzbrief'],
      ],
    ],
    [
      'COV-018 a higher deductible',
      { codes: { '20Y2': '0546' } },
      [
        ['20Y1', '0516', 'Kfz-Haftpflicht, 100 Mio. € pauschal'],
        ['20Y2', '0546', 'Vollkasko mit 1000 € Selbstbeteiligung, Teilkasko ohne'],
        ['20Y6', 'SBK001', 'Schutzbrief'],
      ],
    ],
    [
      'COV-036 more assistance',
      { codes: { '20Y6': 'SBKP01' } },
      [
        ['20Y1', '0516', 'Kfz-Haftpflicht, 100 Mio. € pauschal'],
        ['20Y2', '0534', 'Vollkasko mit 500 € Selbstbeteiligung, Teilkasko mit 150 €'],
        ['20Y6', 'SBKP01', 'Schutzbrief Plus'],
      ],
    ],
  ])('%s', async (_, what, covers) => {
    expect((await change('comprehensive-car', what)).status).toBe(204);

    const guarantees = await guaranteesOf('comprehensive-car');
    expect(guarantees.map(({ lob, coverageId, description }) => [lob, coverageId, description])).toEqual(
      covers,
    );
    expect(guarantees.map(({ lob, noClaimsLvl }) => [lob, noClaimsLvl])).toEqual(
      covers.map(([lob]) => [lob, lob === '20Y1' || lob === '20Y2' ? 'SF 12' : null]),
    );
  });

  it('removes the add-ons of a removed cover, and keeps those of others', async () => {
    await change('every-cover', { codes: { '20Y2': null, '20Y3': '0572' } });

    expect((await guaranteesOf('every-cover')).map(({ lob, coverageId }) => `${lob} ${coverageId}`)).toEqual([
      '20Y1 0517',
      '20Y1 RS20Y1',
      '20Y3 0572',
      '20Y4 IU0001',
      '20Y5 KFZFU2',
      '20Y6 SBKP01',
      '20Y7 VRS001',
      '20Y8 FRS001',
    ]);
  });

  it('COV-010 full cover that was removed cannot be chosen again', async () => {
    await change('comprehensive-car', { codes: { '20Y2': null, '20Y3': '0571' } });

    expect(await seen(await change('comprehensive-car', { codes: { '20Y3': null, '20Y2': '0534' } }))).toBe(
      '400 NOT_OFFERED',
    );
  });

  it('SUM-036 moves the place of registration, and the premium with it', async () => {
    expect((await change('comprehensive-car', { address: newAddress })).status).toBe(204);

    const moved = await contractOf(app, 'comprehensive-car');
    expect(moved.premiumA).toBe(742.83);
    expect(moved.risks[0]?.vehicleHolder).toMatchObject({ lastName: 'Müller', address: newAddress });
  });

  it('RATE-024 younger users and back', async () => {
    await change('comprehensive-car', { youngestUserAge: 19, partnerDiscount: false });
    expect((await contractOf(app, 'comprehensive-car')).premiumA).toBe(1254.29);

    await change('comprehensive-car', { youngestUserAge: undefined, partnerDiscount: true });
    expect((await contractOf(app, 'comprehensive-car')).premiumA).toBe(671.2);
  });

  it('is confirmed in the words of the brand, with the changed values, the first day and the premium', async () => {
    await change('comprehensive-car', { annualMileage: 20, garage: false, occupationalGroup: 'MERCHANT' });

    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'anna.mueller@beispiel.de',
      subject: 'Ihre Änderung zum Vertrag 2417Y-3.508.126',
    });
    for (const line of [
      'Guten Tag Frau Müller,',
      'Ihr Vertrag ist geändert. Die Änderung gilt ab dem 21. November 2026.',
      'Jährliche Fahrleistung: 20.000 km (bisher: 12.000 km)',
      'Garage: nein (bisher: ja)',
      'Berufsgruppe: Kaufleute (bisher: keine besondere)',
      'Gültig ab: 21.11.2026',
      'Beitrag bisher: 59,29\u00a0€ im Monat',
      'Beitrag neu: 74,74\u00a0€ im Monat',
      'Lindenau',
    ])
      expect(mail?.text).toContain(line);
  });

  it('is mailed to the address of the account, independent of the request', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const body = {
      ...payloadOf(policy, { garage: false }),
      asyncChange: false,
      customerEmail: 'mallory@beispiel.de',
    };
    const path = `/api/v1/policy/accounts/${idOf('mueller')}/${policy.policyNumber}`;

    expect((await app.call('mueller', 'PUT', path, { body })).status).toBe(204);
    expect((await mails()).map(({ to }) => to)).toEqual(['anna.mueller@beispiel.de']);
  });
});

describe('a change for a later day', () => {
  it('CON-065 is pending, blocks further changes, and applies from its day in Berlin on', async () => {
    expect(
      (await change('comprehensive-car', { annualMileage: 20, garage: false, validFrom: '2026-12-01' }))
        .status,
    ).toBe(204);

    const before = await contractOf(app, 'comprehensive-car');
    expect(before).toMatchObject({ futureChanges: true, premiumA: 671.2 });
    expect(await seen(await change('comprehensive-car', { annualMileage: 9 }))).toBe('403 FUTURE_CHANGES');
    expect((await mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Ihre Änderung ist vorgemerkt. Sie gilt ab dem 1. Dezember 2026.'),
    ]);

    clock = new Date('2026-11-30T22:59:00Z');
    expect((await contractOf(app, 'comprehensive-car')).premiumA).toBe(671.2);
    clock = new Date('2026-11-30T23:01:00Z');
    const after = await contractOf(app, 'comprehensive-car');
    expect(after.premiumA).toBe(814.05);
    expect(after.futureChanges ?? false).toBe(false);
    expect(after.risks[0]).toMatchObject({ annualMileage: 20, validFrom: '2026-12-01' });
  });

  it('is part of the contract that the next change is based on', async () => {
    await change('comprehensive-car', { garage: false, validFrom: '2026-12-01' });
    clock = at('2026-12-02');

    expect((await change('comprehensive-car', { annualMileage: 20, validFrom: '2026-12-02' })).status).toBe(
      204,
    );
    expect((await contractOf(app, 'comprehensive-car')).premiumA).toBe(814.05);
    expect((await changes()).map(({ done }) => done)).toEqual([true, true]);
  });

  it('SUM-021 SUM-031 is handed to the back office when its day is more than 30 days ahead', async () => {
    expect((await change('comprehensive-car', { garage: false, validFrom: '2026-12-21' })).status).toBe(204);
    expect((await change('partial-car', { garage: false, validFrom: '2026-12-22' })).status).toBe(202);

    expect((await changes()).filter(({ handed_over }) => handed_over)).toHaveLength(1);
  });
});

describe('a change for the back office', () => {
  it('SUM-031 SUM-037 is received but not applied, and blocks further changes', async () => {
    const answer = await change('comprehensive-car', { garage: false }, { asyncChange: true });

    expect(answer.status).toBe(202);
    expect(await contractOf(app, 'comprehensive-car')).toMatchObject({
      futureChanges: true,
      premiumA: 671.2,
    });
    expect(await seen(await change('comprehensive-car', { garage: false }))).toBe('403 FUTURE_CHANGES');
    const [mail] = await mails();
    expect(mail?.text).toContain('Ihre Änderung ist bei uns eingegangen.');
    expect(mail?.text).not.toContain('Beitrag neu');

    clock = at('2026-11-22');
    expect((await contractOf(app, 'comprehensive-car')).risks[0]?.garage).toBe(false);
  });

  it('SUM-032 every change goes to the back office while there are no real-time changes', async () => {
    const answer = await change(
      'comprehensive-car',
      { garage: false, validFrom: '2027-01-01' },
      { as: 'jahreswechsel', asyncChange: true },
    );

    expect(answer.status).toBe(202);
    expect(await contractOf(app, 'comprehensive-car', 'jahreswechsel')).toMatchObject({
      futureChanges: true,
    });
  });

  it('SUM-037 header and body have the same effect', async () => {
    const headers = { asyncchange: 'true' };

    expect(await seen(await change('comprehensive-car', { garage: false }, { headers }))).toBe(
      '400 ASYNC_CHANGE_CONTRADICTS',
    );
  });
});

describe('concurrent and repeated changes', () => {
  it('the same intent again gets the first answer, another body under its key a conflict', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const headers = { 'idempotency-key': 'draft-1-change' };
    const send = (what: Change) => submit(app, policy, payloadOf(policy, what), { headers });

    expect([(await send({ garage: false })).status, (await send({ garage: false })).status]).toEqual([
      204, 204,
    ]);
    expect(await seen(await send({ annualMileage: 9 }))).toBe('409 IDEMPOTENCY_CONFLICT');
    expect([(await changes()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('ten concurrent requests with one key make one change', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const headers = { 'idempotency-key': 'draft-2-change' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        submit(app, policy, payloadOf(policy, { garage: false }), { headers }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect([(await changes()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('of two concurrent changes for a later day one is stored and the other refused', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const [one, two] = await Promise.all(
      [9, 20].map((annualMileage) =>
        submit(app, policy, payloadOf(policy, { annualMileage, validFrom: '2026-12-01' })),
      ),
    );

    expect(new Set([one?.status, two?.status])).toEqual(new Set([204, 403]));
    expect((await changes()).length).toBe(1);
  });

  it('of two changes from today on that are based on the same contract state, one is stored and the other refused', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const headers = { 'if-match': policy.etag ?? '' };
    const send = (what: Change) => submit(app, policy, payloadOf(policy, what), { headers });

    expect([await seen(await send({ garage: false })), await seen(await send({ annualMileage: 9 }))]).toEqual(
      ['204 ', '412 CONTRACT_CHANGED'],
    );
    const { etag, risks } = await contractOf(app, 'comprehensive-car');
    expect([etag === policy.etag, risks[0]?.garage]).toEqual([false, false]);
    expect((await changes()).length).toBe(1);
  });

  it('COV-012 a change without a difference is refused, also when it was made before', async () => {
    expect(await seen(await change('comprehensive-car', {}))).toBe('400 NOTHING_CHANGED');
    const policy = await contractOf(app, 'comprehensive-car');
    const send = () => submit(app, policy, payloadOf(policy, { garage: false }));
    expect([await seen(await send()), await seen(await send())]).toEqual(['204 ', '400 NOTHING_CHANGED']);
  });
});

describe('RATE-029 the proof', () => {
  const upload = async (as: string): Promise<string> => {
    const path = operations.uploadDocument.path.replace('{accountId}', idOf(as));
    const response = await app.call(as, 'POST', path, { raw: formWith(pdf()) });
    return ((await response.json()) as { id: string }).id;
  };
  const publicService = { occupationalGroup: 'PUBLIC_SERVICE' };

  it('is bound to its change and never expires', async () => {
    const uploadDocumentId = await upload('mueller');
    expect((await change('comprehensive-car', { ...publicService, uploadDocumentId })).status).toBe(204);

    const [document] = await app.database.query.selectFrom('documents').selectAll().execute();
    expect(document).toMatchObject({ id: uploadDocumentId, used_at: '2026-11-21T11:00:00.000Z' });
    expect((await changes()).map(({ document_id }) => document_id)).toEqual([uploadDocumentId]);
  });

  it.each<[string, () => Promise<Change>]>([
    [
      'of another account',
      async () => ({ ...publicService, uploadDocumentId: await upload('jahreswechsel') }),
    ],
    [
      'that nobody uploaded',
      async () => ({ ...publicService, uploadDocumentId: '0b7e4a52-6c1d-4f0a-9e3b-1c2d3e4f5a6b' }),
    ],
    ['of another change', async () => ({ garage: false, uploadDocumentId: await upload('mueller') })],
    [
      'that was used before',
      async () => {
        const uploadDocumentId = await upload('mueller');
        await change('partial-car', { ...publicService, uploadDocumentId });
        return { ...publicService, uploadDocumentId };
      },
    ],
  ])('%s is refused, and nothing changes', async (_, what) => {
    const sent = await what();
    const before = [await contractOf(app, 'comprehensive-car'), (await changes()).length];

    expect(await seen(await change('comprehensive-car', sent))).toBe('400 UNKNOWN_DOCUMENT');
    expect([await contractOf(app, 'comprehensive-car'), (await changes()).length]).toEqual(before);
  });
});

describe('refusals', () => {
  it.each([
    ['SUM-028', 'demo', '403 DEMO_ACCOUNT'],
    ['CON-060', 'mahnung', '409 DUNNING_LEVEL'],
    ['CON-063', 'gesperrt', '403 CUSTOMER_DEACTIVATED'],
  ])('%s of the account %s', async (_, as, refusal) => {
    expect(await seen(await change('comprehensive-car', { garage: false }, { as }))).toBe(refusal);
    expect([await changes(), await mails()]).toEqual([[], []]);
  });

  it.each([
    ['SUM-027', 503, 'DOWNTIME'],
    ['SUM-029', 500, 'INTERNAL_ERROR'],
  ])('%s while the service says %s %s', async (_, status, body) => {
    const fault = { account_id: idOf('mueller'), operation: 'changePolicy', status, body };
    await app.database.query.insertInto('faults').values(fault).execute();

    expect(await seen(await change('comprehensive-car', { garage: false }))).toBe(`${status} ${body}`);
    expect([await changes(), await mails()]).toEqual([[], []]);
  });

  it('AUTH-005 nobody who is not signed in', async () => {
    const policy = await contractOf(app, 'comprehensive-car');
    const path = `/api/v1/policy/accounts/${idOf('mueller')}/${policy.policyNumber}`;

    expect((await app.call(null, 'PUT', path, { body: payloadOf(policy) })).status).toBe(401);
  });

  it('a function that is switched off', async () => {
    const application = JSON.stringify([{ type: 'FUNCTIONALITY_POLICYCHANGES', value: 'false' }]);
    const { query } = app.database;
    await query
      .updateTable('accounts')
      .set({ application })
      .where('account_id', '=', idOf('abschied'))
      .execute();

    expect(await seen(await change('comprehensive-car', { garage: false }, { as: 'abschied' }))).toBe(
      '403 FUNCTIONALITY_OFF',
    );
  });
});
