/** An answer as it comes over the wire. */
export interface WireAnswer {
  readonly name: string;
  readonly status: number;
  /** The code of a refusal, in any notation. */
  readonly code: string | null;
  readonly respond: () => Response;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };
const text = { 'content-type': 'text/plain' };
const page = '<!doctype html><title>OK</title>';

/** A body that breaks off before its end. */
function cutBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"clai'));
      controller.error(new TypeError('terminated'));
    },
  });
}

type Spelling = readonly [name: string, body: (code: string) => BodyInit | null, headers: HeadersInit];

const successes: readonly Spelling[] = [
  ['no body', () => null, {}],
  ['an empty text', () => '', text],
  ['an empty record', () => '{}', json],
  ['null', () => 'null', json],
  ['a text', () => 'OK', text],
  ['a page', () => page, html],
  ['more than is known', () => '{"claimId":"4711","more":{"deep":[1]},"state":"NEVER_HEARD_OF"}', json],
  ['a list', () => '[]', json],
  ['JSON that is none', () => '{"claim', json],
  ['a body that breaks off', cutBody, json],
];

const codeSpellings: readonly Spelling[] = [
  ['the bare code', (code) => code, text],
  ['the bare code without a type', (code) => new TextEncoder().encode(code), {}],
  ['a JSON string', (code) => JSON.stringify(code), json],
  ['a JSON string sent as text', (code) => JSON.stringify(code), text],
  ['a record', (code) => JSON.stringify({ code }), json],
  ['a record with more', (code) => JSON.stringify({ code, message: 'No', traceId: 7 }), json],
];

const codelessRefusals: readonly Spelling[] = [
  ['nothing', () => null, {}],
  ['a page', () => page, html],
  ['a body that breaks off', cutBody, json],
  ['a record without code', () => '{"error":"DEMO_ACCOUNT"}', json],
];

const codes: readonly string[] = [
  'DEMO_ACCOUNT',
  'DOWNTIME',
  'CHANGE_NAME_LIMIT',
  'UPDATE_CONSENT_LIMIT',
  'DUNNING_LEVEL',
  'CUSTOMER_DEACTIVATED',
  'IDEMPOTENCY_CONFLICT',
  'PASSWORD_TOO_EASY',
  'NEVER_HEARD_OF',
];
const refused = [400, 401, 403, 404, 409, 422, 423, 429, 500, 502, 503, 504];

export const successAnswers: readonly WireAnswer[] = [200, 201, 202, 204].flatMap((status) =>
  successes
    .filter(([name]) => status !== 204 || name === 'no body')
    .map((spelling) => answer(status, spelling, null)),
);

export const refusals: readonly WireAnswer[] = refused.flatMap((status) => [
  ...codelessRefusals.map((spelling) => answer(status, spelling, null)),
  ...codes.flatMap((code) =>
    // How a code is written makes no difference, so two statuses are enough for all spellings.
    codeSpellings
      .filter((_, index) => index === 0 || [403, 503].includes(status))
      .map((spelling) => answer(status, spelling, code)),
  ),
]);

function answer(status: number, [name, body, headers]: Spelling, code: string | null): WireAnswer {
  const said = code === null ? '' : ` ${code}`;
  return {
    name: `${status}${said} as ${name}`,
    status,
    code,
    respond: () => new Response(body(code ?? ''), { status, headers }),
  };
}
