import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppParts } from '../../../src/backend/app.ts';
import { seedAccounts } from '../../../src/backend/seed/loadSeed.ts';
import { type Operation, operations } from '../../../src/protocol/index.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { idOf, type TestApp, testApp } from '../fixtures/testApp.ts';
import { type OddRequest, oddRequests } from './oddRequests.ts';
import { uncounted } from '../fixtures/uncounted.ts';

interface Described {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly enum?: readonly string[] } }>>;
}
interface Document {
  readonly servers: readonly unknown[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Described>> }>>>
  >;
}

/** The deletion is the last row. */
const rows: readonly Operation[] = Object.values<Operation>(operations).toSorted(
  (one, other) => Number(one.id === 'deleteAccount') - Number(other.id === 'deleteAccount'),
);

/** Statuses of which every operation has to return all of its codes here; codes of other statuses may depend on earlier calls. */
const certain: readonly string[] = ['401', '405', '413', '415', '429', '500', '503'];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

let app: TestApp;
/** Applications with the same database whose services fail in different ways. */
let troubled: Readonly<Record<string, TestApp>>;
let document: Document;
/** The responses so far, as `<operation> <status> <code>`. */
const seen = new Set<string>();

beforeAll(async () => {
  const usedUp: AppParts['counters'] = {
    ...uncounted,
    open: async (names) => names.map((name) => ({ ...name, count: Infinity })),
  };
  const verify: AppParts['verify'] = async (token) => {
    const accountId = token === 'ghost' ? token : seedAccounts.get(token)?.accountId;
    return accountId === undefined ? null : { accountId, grantId: null, issuedAt: Infinity };
  };
  const parts = { verify };
  app = await testApp(parts);
  const { database } = app;
  await database.query
    .insertInto('faults')
    .values(
      rows.map(({ id }) => ({ account_id: idOf('mahnung'), operation: id, status: 503, body: 'DOWNTIME' })),
    )
    .execute();
  const broken = Object.fromEntries(
    rows.map(({ id }) => [id, () => Promise.reject(new Error('broken'))]),
  ) as unknown as AppParts['handlers'];
  troubled = {
    'too many': await testApp({ ...parts, database, counters: usedUp }),
    broken: await testApp({ ...parts, database, handlers: broken }),
    unsure: await testApp({ ...parts, database, verify: () => Promise.resolve('unreachable') }),
  };
  document = (await (await app.call(null, 'GET', '/api/v1/openapi.json')).json()) as Document;
}, hookTimeout);
afterAll(() => app.close());

/** Returns the part of a response that the document does not describe; null when it describes all. */
async function surpriseOf(operation: Operation, odd: OddRequest, response: Response): Promise<string | null> {
  const { status } = response;
  const body = await response.text();
  const methods = document.paths[operation.path] ?? {};
  const method = (odd.method === 'HEAD' ? 'GET' : odd.method).toLowerCase();
  const described = (methods[method] ?? methods[operation.method.toLowerCase()])?.responses[status];
  if (described === undefined) return `${status} ${body}`;
  for (const name of Object.keys(described.headers))
    if (!response.headers.get(name)) return `${status} without ${name}`;
  if (odd.method === 'HEAD') return null;
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const content = described.content?.[type];
  if (body === '') return described.content === undefined ? null : `${status} without a body`;
  if (content === undefined) return `${status} of type ${type}`;
  seen.add(`${operation.id} ${status}${type === 'text/plain' ? ` ${body}` : ''}`);
  const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
  return ajv.validate(content.schema ?? {}, value)
    ? null
    : `${status} ${body.slice(0, 80)}: ${ajv.errorsText()}`;
}

async function surprisesOf(
  to: TestApp,
  operation: Operation,
  odds: readonly OddRequest[],
): Promise<string[]> {
  const surprises: string[] = [];
  for (const odd of odds) {
    const response = await to.call(odd.as, odd.method, odd.path, odd.options);
    const surprise = await surpriseOf(operation, odd, response);
    if (surprise !== null) surprises.push(`${odd.says}: ${surprise}`);
  }
  return surprises;
}

describe.each(rows.map((row) => [row.id, row] as const))('%s', (_, operation) => {
  it('responses to odd requests match the document', async () => {
    const odds = oddRequests(operation);
    const good = odds.slice(-1);
    for (const each of Object.values(troubled)) expect(await surprisesOf(each, operation, good)).toEqual([]);
    expect(await surprisesOf(app, operation, odds)).toEqual([]);
  });
});

it('the document has no refusal that an operation never returns', () => {
  const unseen = rows
    .flatMap(({ id, path, method }) => {
      const responses = Object.entries(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
      return responses
        .filter(([status]) => certain.includes(status))
        .flatMap(([status, { content }]) =>
          (content?.['text/plain']?.schema?.enum ?? []).map((code) => `${id} ${status} ${code}`),
        );
    })
    .filter((answer) => !seen.has(answer));

  expect(unseen).toEqual([]);
});

it('the document is served at the origin of the portal', () => {
  expect(document.servers).toEqual([{ url: '/' }]);
});
