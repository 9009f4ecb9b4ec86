import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFlowFacts } from '../../src/cli/facts/buildFlowFacts.ts';
import { seedAccounts } from '../../src/backend/seed/loadSeed.ts';
import { startWalk, type Wizard } from '../../src/engine/index.ts';
import { cleanText } from '../../src/plain/cleanText.ts';
import { normalizeEmail } from '../../src/plain/normalizeEmail.ts';
import { hasWords } from '../../src/plain/searchText.ts';
import { type ContractDocument, type OperationId, operations } from '../../src/protocol/index.ts';
import { unclean } from '../uncleanLetters.ts';
import { photoWith } from '../photos.ts';
import { shippedForms } from '../shippedForms.ts';
import { shippedWizards } from '../shippedWizards.ts';
import { contractOf } from './fixtures/contractChanges.ts';
import { formWith } from './fixtures/documents.ts';
import { hookTimeout } from './fixtures/hookTimeout.ts';
import { readPdf } from './fixtures/readPdf.ts';
import { requests } from './fixtures/requests.ts';
import { idOf, type TestApp, testApp } from './fixtures/testApp.ts';

/** The account whose texts have letters of all kinds, as services of others may send them. */
const key = 'buchstaben';
const claimId = '5d1f4a52-7b0e-4c5a-9f5e-1f6f0d0c2a99';
const name = ['Zoë', 'Dvořáková'];

const read = async (response: Response): Promise<string> => {
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(pages.flatMap(({ covered }) => covered)).toEqual([]);
  return pages
    .map(({ text }) => text)
    .join(' ')
    .normalize('NFC');
};

/** A request of another account, about a contract of this one. */
const requestFor = (id: OperationId, policyNumber: string): unknown =>
  JSON.parse(JSON.stringify(requests[id]).replaceAll('2417Y-3.508.126', policyNumber));

describe('letters of all kinds', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  }, hookTimeout);
  afterAll(() => app.close());

  it('stand in the report of a claim', async () => {
    const path = `/api/v1/claim/accounts/${idOf(key)}/reports/${claimId}/pdf`;
    const text = await read(await app.call(key, 'GET', path));

    for (const words of ['Škoda Octavia', 'Łódź', 'Nguyễn', 'Щербакова', 'Frau ?'])
      expect(text).toContain(words);
  });

  it.each(['requestGreenCard', 'requestTaxCertificate'] as const)(
    'stand in the mail and paper of %s',
    async (call) => {
      await app.database.query.deleteFrom('outbox').execute();
      const { policyNumber } = await contractOf(app, 'comprehensive-car', key);
      const { method, path } = operations[call];
      const response = await app.call(
        key,
        method,
        path.replace('{accountId}', idOf(key)).replace('{policyNumber}', policyNumber),
      );
      const [mail] = await app.database.query.selectFrom('outbox').selectAll().execute();
      const [file] = mail?.attachments ?? [];

      expect(response.status).toBe(204);
      expect(mail?.text).toContain('Dvořáková');
      expect(mail?.subject).toMatch(/^[^\p{Control}]+$/u);
      const text = await read(new Response(Buffer.from(file?.content ?? '', 'base64')));
      for (const words of name) expect(text).toContain(words);
    },
  );

  it('stand in the paper of the no-claims calculator', async () => {
    const { policyNumber } = await contractOf(app, 'comprehensive-car', key);
    const path = `/api/v1/ncbdowngrading/accounts/${idOf(key)}/export`;
    const text = await read(
      await app.call(key, 'POST', path, { body: requestFor('exportNcb', policyNumber) }),
    );

    expect(text).toContain('Škoda Octavia');
    expect(text).toContain('K-ZŁ');
  });

  it('stand in every document of the contract', async () => {
    const { policyNumber } = await contractOf(app, 'comprehensive-car', key);
    const path = `/api/v1/document/accounts/${idOf(key)}/policy/${policyNumber}`;
    const documents = (await (await app.call(key, 'GET', path)).json()) as readonly ContractDocument[];
    const texts: string[] = [];
    for (const { id, fileName } of documents) {
      const query = `filename=${encodeURIComponent(fileName)}`;
      texts.push(await read(await app.call(key, 'GET', `${path}/document/${id}?${query}`)));
    }

    expect(documents.length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes('Dvořáková')).length).toBeGreaterThan(1);
    expect(texts.filter((text) => unclean.test(text))).toEqual([]);
  });

  it.each([
    ['sendMailContact', 204],
    ['changeEmail', 204],
    ['changePaymentDetails', 204],
    ['changePolicy', 204],
    ['reportClaim', 201],
    ['requestEvb', 204],
    ['changePassword', 204],
    ['changeName', 204],
  ] as const)('stand in the mails of %s', async (id, status) => {
    await app.database.query.deleteFrom('outbox').execute();
    const { policyNumber } = await contractOf(app, 'comprehensive-car', key);
    const { method, path } = operations[id];
    const filled = path.replace('{accountId}', idOf(key)).replace(/\{policy(?:Number|Id)\}/, policyNumber);
    const response = await app.call(key, method, filled, { body: requestFor(id, policyNumber) });
    const mails = await app.database.query.selectFrom('outbox').selectAll().execute();

    expect(response.status).toBe(status);
    expect(mails.length).toBeGreaterThan(0);
    for (const { to, subject, text, html } of mails) {
      expect([to, subject, text, html ?? ''].filter((part) => unclean.test(part))).toEqual([]);
      // A mail to an address that is not confirmed names no customer.
      expect(text).toMatch(/Dvořáková|^Guten Tag,/);
    }
  });

  it.each([
    ['Scha\u0308den\u202egpj.exe.jpg', 'Schädengpj.exe.jpg'],
    ['👩\u200d👩\u200d👧 Łódź\u00a0李小龍.jpg', '👩\u200d👩\u200d👧 Łódź 李小龍.jpg'],
  ])('are the name of a photo: %j', async (written, name) => {
    const path = `/api/v1/claim/accounts/${idOf(key)}/reports/${claimId}`;
    const added = await app.call(key, 'POST', `${path}/files?name=${encodeURIComponent(written)}`, {
      raw: formWith(new File([photoWith(6)], 'x.jpg', { type: 'image/jpeg' })),
    });
    const report = (await (await app.call(key, 'GET', path)).json()) as {
      readonly files: readonly { readonly name: string }[];
    };

    expect(added.status).toBe(200);
    expect(report.files.map((file) => file.name)).toContain(name);
  });

  it.each(['Zoë.Łuczak@Käse.example', 'zoe\u0308.łuczak@xn--kse-qla.example\u200e'])(
    'are signed in with as %s',
    async (email) => {
      const user = await app.database.query
        .selectFrom('users')
        .select('account_id')
        .where('login', '=', normalizeEmail(email))
        .executeTakeFirst();

      expect(user?.account_id).toBe(idOf(key));
    },
  );

  it('may be sent, and are stored clean', async () => {
    const response = await app.call(key, 'POST', `/api/v1/account/accounts/${idOf(key)}/validateAddress`, {
      body: {
        street: 'Du\u0308rener\u00a0Straße\u200b 142',
        zip: '50931',
        city: '\u202aKöln',
        country: 'Deutschland',
      },
    });

    expect(response.status).toBeLessThan(300);
  });
});

it.each(shippedWizards.map((wizard) => [wizard.id, wizard] as const))(
  'the form %s opens with letters of all kinds, and its answers are clean',
  (_, wizard) => {
    const answers = listAnswers(wizard);

    expect(answers.filter(([, answer]) => typeof answer === 'object')).toEqual([]);
    expect(
      answers.filter(([, answer]) => typeof answer === 'string' && cleanText('lines', answer) !== answer),
    ).toEqual([]);
  },
);

it('some forms begin with the name and the street of the account', () => {
  const answers = shippedWizards.flatMap(listAnswers).map(([, answer]) => answer);

  expect(answers).toEqual(expect.arrayContaining(['Straße des 17. Juni 1', 'Köln Київ', '+49 170-1234567']));
});

/** The answers with which a form begins for the account and its contract. */
function listAnswers(wizard: Wizard): readonly (readonly [string, unknown])[] {
  const facts = buildFlowFacts({ account: key, policy: 'comprehensive-car' }, shippedForms, '2026-11-21');
  if (typeof facts === 'string') throw new Error(facts);
  return Object.entries(startWalk(wizard, facts).start.values);
}

it.each(['Skoda', 'skoda octavia combi', 'KZL104', 'K-ZŁ 104', '2417Y9000104'])(
  'its contract is found by "%s"',
  (query) => {
    const [contract] = seedAccounts.get(key)?.contracts ?? [];
    const { risk, policy } = contract ?? {};
    const shown = [risk?.manufacturer, risk?.model, risk?.licensePlate, policy?.policyNumber].join(' ');

    expect(hasWords(shown, query)).toBe(true);
  },
);
