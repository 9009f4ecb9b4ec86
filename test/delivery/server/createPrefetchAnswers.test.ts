import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createPrefetchAnswers } from '../../../src/delivery/server/createPrefetchAnswers.ts';
import {
  type PrefetchRequest,
  readPrefetchRequest,
  writePrefetchRequest,
} from '../../../src/protocol/signIn.ts';

const claims = Buffer.from(JSON.stringify({ accountId: 'A-1' })).toString('base64url');
const token = `h.${claims}.s`;
const incoming = { headers: { host: 'portal.example' } } as IncomingMessage;

const nothing: PrefetchRequest = { lists: false, draft: null, policyNumber: null };
const start = [
  '/api/v1/account/accounts/A-1',
  '/api/v1/policy/accounts/A-1',
  '/api/v1/configuration/accounts/A-1/frequentlyUsedFunctionalities',
];

/** Returns the requests to a server whose configuration is `configuration`, and the prefetched responses. */
async function askedOf(configuration: () => Response, asked = nothing) {
  const sent: Request[] = [];
  const atOnce: string[] = [];
  const prefetch = createPrefetchAnswers(async (request) => {
    sent.push(request);
    if (sent.length > 1) return Response.json([]);
    await new Promise((resolve) => setTimeout(resolve));
    atOnce.push(...sent.map(({ url }) => new URL(url).pathname));
    return configuration();
  });
  const responses = await prefetch({ token, incoming }, asked);
  return { sent, atOnce, later: sent.slice(1).map(({ url }) => new URL(url).pathname), responses };
}

describe('responses that come with a sign-in', () => {
  it('SHELL-001 contain first the configuration, then account and contracts', async () => {
    const { sent, atOnce, later, responses } = await askedOf(() =>
      Response.json([], { headers: { 'x-correlation-id': 'one', 'set-cookie': 'a=b' } }),
    );

    expect(atOnce).toEqual(['/api/v1/configuration/accounts/A-1/application']);
    expect(later).toEqual(start);
    expect(responses.map(({ path }) => path)).toEqual([...atOnce, ...later]);
    expect(responses[0]).toEqual({
      path: atOnce[0],
      status: 200,
      headers: { 'content-type': 'application/json', 'x-correlation-id': 'one' },
      body: '[]',
    });
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(sent[0]?.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
  });

  const drafts = { type: 'FUNCTIONALITY_DRAFTS', value: true };
  const reports = { type: 'FUNCTIONALITY_CLAIMREPORTS', value: true };
  const lists = { ...nothing, lists: true };
  const form = { ...nothing, draft: 'claim-report', policyNumber: 'P 1' };

  it.each([
    ['lists', lists, [drafts, reports], ['draft/accounts/A-1/drafts', 'claim/accounts/A-1/reports']],
    ['lists that are not kept', lists, [], []],
    ['reports alone', lists, [reports], ['claim/accounts/A-1/reports']],
    ['the draft of a form', form, [drafts], ['draft/accounts/A-1/drafts/claim-report/P%201']],
    ['a draft that is not kept', form, [], []],
    ['neither lists nor a draft', nothing, [drafts, reports], []],
    ['a draft without contract', { ...form, policyNumber: '' }, [drafts], []],
  ] as const)('are those that the page needs: %s', async (_, asked, configuration, own) => {
    const { later } = await askedOf(
      () => Response.json(configuration),
      readPrefetchRequest(writePrefetchRequest(asked)) ?? nothing,
    );

    expect(later.slice(start.length)).toEqual(own.map((path) => `/api/v1/${path}`));
  });

  it.each([
    ['a closed portal', () => Response.json([{ type: 'CUSTOMER_PORTAL_DEACTIVATED', value: true }])],
    ['a refusal', () => new Response('INTERNAL_ERROR', { status: 500 })],
  ])('SHELL-002 contain no further response after %s', async (_, configuration) => {
    const { later, responses } = await askedOf(configuration);

    expect(later).toEqual([]);
    expect(responses).toHaveLength(1);
  });

  it('do not wait for a slow call, which is left to the page', async () => {
    vi.useFakeTimers();
    const prefetch = createPrefetchAnswers(({ url }) =>
      url.includes('/policy/') ? new Promise<never>(() => {}) : Response.json([]),
    );
    const responses = prefetch({ token, incoming }, nothing);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();

    expect((await responses).map(({ path }) => path)).toEqual([
      '/api/v1/configuration/accounts/A-1/application',
      start[0],
      start[2],
    ]);
  });
});
