import fc from 'fast-check';
import type { Operation } from '../../../src/protocol/index.ts';
import { formWith, pdf } from '../fixtures/documents.ts';
import { requests } from '../fixtures/requests.ts';
import { type CallOptions, idOf } from '../fixtures/testApp.ts';

/** A call of an operation, valid or invalid. */
export interface OddRequest {
  readonly says: string;
  readonly as: string | null;
  readonly method: string;
  readonly path: string;
  readonly options: CallOptions;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;

/** Accounts that may not call the operation, and one whose services are down. */
const otherAccounts = ['neu', 'gesperrt', 'demo', 'portal-aus', 'fremd', 'mahnung', 'ghost'] as const;

const authorizations = [
  '',
  'Bearer',
  'Bearer ',
  'Basic bXVlbGxlcg==',
  'Bearer a b',
  `Bearer ${'a'.repeat(5000)}`,
];

const segments = [
  'nothing',
  '%00',
  '%F0%9F%92%A5',
  '%E0%A4%A',
  '%ED%A0%80',
  '%2E%2E%2Fetc',
  "'%20or%201=1--",
  '-1',
  'x'.repeat(65),
  'x'.repeat(5000),
] as const;

const queries = [
  'x=1',
  'text=',
  'text=a&text=b',
  'text=%00',
  `text=${'a'.repeat(101)}`,
  '__proto__=1',
  '%E0%A4%A',
  '&&=',
];

const headers: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'a'.repeat(201) },
  { 'idempotency-key': 'key with spaces' },
  { 'x-correlation-id': 'anna@beispiel.de' },
  { 'x-form-step': '../../etc' },
  { accept: 'image/png' },
  { 'accept-language': '*;q=nothing' },
];

const types = [
  '',
  'text/plain',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
];

const bodies: Readonly<Record<string, BodyInit>> = {
  nothing: '',
  'half a document': '{"a":',
  words: 'Guten Tag',
  'bytes that are no UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  NUL: '{"a":"K\\u0000ln"}',
  'a lone surrogate': '{"\\ud800":1}',
  depth: '['.repeat(30) + ']'.repeat(30),
  'depth without end': '['.repeat(100_000),
  '300 KiB': `"${'a'.repeat(300 * 1024)}"`,
  'a prototype': '{"__proto__":{"demo":false}}',
};

/** Values that replace a valid request, or a part of it. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  '\u200b',
  'a\u0007b',
  '2026-02-30',
  '9999-12-31',
  "'; drop table accounts; --",
  '💥'.repeat(60),
  'x'.repeat(5001),
  [],
  {},
];

/**
 * Lists calls of an operation with all kinds of mistakes, always the same ones. Valid calls come last, because they have effects; a call
 * with a mistake in path, query or header has an invalid body.
 */
export function oddRequests(operation: Operation): readonly OddRequest[] {
  const good = goodRequest(operation);
  const vain = { ...good, options: operation.method === 'GET' ? {} : { raw: '{}' } };
  const filled = (parameters: Readonly<Record<string, string>>) => pathOf(operation, parameters);
  return [
    ...authorizations.map((authorization) => ({
      ...good,
      says: `authorization "${authorization.slice(0, 30)}"`,
      as: null,
      options: { ...good.options, headers: { authorization } },
    })),
    { ...good, says: 'nobody', as: null },
    { ...good, says: 'a strange token', as: 'nobody' },
    ...methods
      .filter((method) => method !== operation.method)
      .map((method) => ({ ...good, says: `by ${method}`, method, options: {} })),
    ...parametersOf(operation).flatMap((name) =>
      [idOf('mahnung'), ...segments].map((segment) => ({
        ...vain,
        says: `${name} is ${segment.slice(0, 30)}`,
        path: filled({ [name]: segment }),
      })),
    ),
    ...queries.map((query) => ({ ...vain, says: `?${query.slice(0, 30)}`, path: `${filled({})}?${query}` })),
    ...headers.map((own) => ({
      ...vain,
      says: JSON.stringify(own).slice(0, 60),
      options: { ...vain.options, headers: own },
    })),
    ...(operation.request === undefined ? [] : oddBodies(good)),
    ...(operation.upload === undefined ? [] : oddForms(good)),
    ...otherAccounts.map((as) => ({
      ...good,
      says: `as ${as}`,
      as,
      path: good.path.replace(idOf('mueller'), as === 'ghost' ? as : idOf(as)),
    })),
    good,
  ];
}

function goodRequest(operation: Operation): OddRequest {
  const options =
    operation.upload === undefined
      ? operation.request === undefined
        ? {}
        : { body: requests[operation.id] }
      : { raw: formWith(pdf()) };
  const named = Object.keys(operation.query?.properties ?? {}).map((name) => `${name}=Köln`);
  const path = [pathOf(operation, {}), ...(named.length === 0 ? [] : [named.join('&')])].join('?');
  return { says: 'a good request', as: 'mueller', method: operation.method, path, options };
}

function parametersOf({ path }: Operation): readonly string[] {
  return [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
}

function pathOf(operation: Operation, parameters: Readonly<Record<string, string>>): string {
  const all: Readonly<Record<string, string>> = { accountId: idOf('mueller'), ...parameters };
  return operation.path.replace(/{(\w+)}/g, (_, name: string) => all[name] ?? 'nothing');
}

function oddBodies(good: OddRequest): readonly OddRequest[] {
  const { body } = good.options;
  const withBody = (says: string, options: CallOptions) => ({ ...good, says, options });
  return [
    ...types.map((type) => withBody(`of type "${type}"`, { body, headers: { 'content-type': type } })),
    withBody('said to be long', { body, headers: { 'content-length': '9999999' } }),
    ...Object.entries(bodies).map(([says, raw]) => withBody(says, { raw })),
    ...values.map((value) => withBody(`the value ${shown(value)}`, { body: value ?? null })),
    ...fc
      .sample(fc.jsonValue(), { numRuns: 20, seed: 9 })
      .map((value) => withBody(`the value ${shown(value)}`, { raw: JSON.stringify(value) })),
    ...placesIn(body).flatMap((place, index) => [
      withBody(`without /${place.join('/')}`, { body: withValue(body, place, undefined) }),
      ...turnOf(index).map((value) =>
        withBody(`/${place.join('/')} is ${shown(value)}`, { body: withValue(body, place, value) }),
      ),
    ]),
    withBody('more than is asked for', { body: withValue(body, ['more'], 1) }),
  ];
}

function oddForms(good: OddRequest): readonly OddRequest[] {
  const file = (content: BlobPart, type: string) => formWith(new File([content], 'x', { type }));
  const misnamed = new FormData();
  misnamed.append('other', pdf());
  const boundary = 'multipart/form-data; boundary=b';
  const forms: Readonly<Record<string, CallOptions>> = {
    'no file': { raw: new FormData() },
    'two files': { raw: formWith(pdf(), pdf()) },
    'another name': { raw: misnamed },
    'a text': { raw: file('Guten Tag', 'text/plain') },
    'a text called a picture': { raw: file('Guten Tag', 'image/png') },
    'an empty file': { raw: file('', 'application/pdf') },
    'said to be large': { raw: 'x', headers: { 'content-type': boundary, 'content-length': '99999999' } },
    JSON: { body: {} },
    'no boundary': { raw: 'x', headers: { 'content-type': 'multipart/form-data' } },
    'no form': { raw: 'x', headers: { 'content-type': boundary } },
    'half a form': {
      raw: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n',
      headers: { 'content-type': boundary },
    },
  };
  return Object.entries(forms).map(([says, options]) => ({ ...good, says, options }));
}

/** Returns a third of the values for each place, so that every value stands in some place of every request. */
function turnOf(place: number): readonly unknown[] {
  return values.filter((_, index) => (index + place) % 3 === 0);
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 30);
}

type Place = readonly string[];

/** Lists all places in a value, from its outer parts to its leaves. */
function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...at, key], ...placesIn(part, [...at, key])]);
}

/** Returns the value with another one at a place; `undefined` removes the value there. */
function withValue(root: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (Array.isArray(root))
    return root.map((part: unknown, index) => (String(index) === key ? withValue(part, rest, value) : part));
  if (typeof root !== 'object' || root === null) return root;
  const entries = new Map<string, unknown>(Object.entries(root));
  const part = withValue(entries.get(key), rest, value);
  return Object.fromEntries(entries.set(key, part));
}
