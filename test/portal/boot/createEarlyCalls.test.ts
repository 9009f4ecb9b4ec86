import { describe, expect, it, vi } from 'vitest';
import type { Tokens } from '../../../src/portal/auth/Tokens.ts';
import { createEarlyCalls } from '../../../src/portal/boot/createEarlyCalls.ts';

type Early = ReturnType<typeof createEarlyCalls>;

const origin = 'https://portal.example';
const tokens: Tokens = {
  accessToken: 'secret',
  idToken: 'i',
  refreshToken: undefined,
  scope: undefined,
  goodUntil: null,
  claims: { accountId: 'A-1' },
};
const identity = { authority: '/oidc', clientId: 'portal', scope: 'openid' };

const nothing = { lists: false, draft: null, policyNumber: null };

/** The calls that were begun, after the configuration was answered. */
async function begunWith(configuration: Response, asked: Parameters<Early['start']>[2] = nothing) {
  const sent: Request[] = [];
  const early = createEarlyCalls({
    origin,
    send: (request) => {
      sent.push(request);
      return Promise.resolve(sent.length === 1 ? configuration : Response.json([]));
    },
  });
  early.start(tokens, identity, asked);
  const atOnce = sent.map(({ url }) => new URL(url).pathname);
  await new Promise((resolve) => setTimeout(resolve));
  return { early, sent, atOnce, later: sent.slice(1).map(({ url }) => new URL(url).pathname) };
}

describe('calls before the program is there', () => {
  it('SHELL-001 ask for the configuration alone, then for account and contracts', async () => {
    const { atOnce, later } = await begunWith(Response.json([]));

    expect(atOnce).toEqual(['/api/v1/configuration/accounts/A-1/application']);
    expect(later).toEqual([
      '/api/v1/account/accounts/A-1',
      '/api/v1/policy/accounts/A-1',
      '/api/v1/configuration/accounts/A-1/frequentlyUsedFunctionalities',
    ]);
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
  ] as const)('ask for what the page shows: %s', async (_, asked, configuration, own) => {
    const { later } = await begunWith(Response.json(configuration), asked);

    expect(later.slice(3)).toEqual(own.map((path) => `/api/v1/${path}`));
  });

  it('are forgotten once they are out of date', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const early = createEarlyCalls({ origin, send: () => Promise.resolve(Response.json([])) });
    early.start(tokens, identity, nothing);
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();

    expect(early.take(`${origin}/api/v1/configuration/accounts/A-1/application`)).toBeNull();
  });

  it.each([
    ['a closed portal', Response.json([{ type: 'CUSTOMER_PORTAL_DEACTIVATED', value: true }])],
    ['a refusal', new Response('INTERNAL_ERROR', { status: 500 })],
    ['an answer that is no list', Response.json({})],
  ])('SHELL-002 end with %s', async (_, configuration) => {
    expect((await begunWith(configuration)).later).toEqual([]);
  });

  it('AUTH-005 carry the token, and are handed over once, with the name in the log', async () => {
    const { early, sent } = await begunWith(Response.json([]));
    const [first] = sent;
    const url = first?.url ?? '';

    expect(first?.headers.get('authorization')).toBe('Bearer secret');
    expect(early.take(url)?.id).toBe(first?.headers.get('x-correlation-id'));
    expect(early.take(url)).toBeNull();
  });
});
