import { describe, expect, it } from 'vitest';
import { documentCalls } from '../../../src/portal/api/documentCalls.ts';
import type { CallOperation, OperationInput } from '../../../src/portal/api/OperationInput.ts';

const { signal } = new AbortController();
const path = { accountId: '20410017', policyNumber: '2417Y-3.508.126' };
const answering =
  (reply: Awaited<ReturnType<CallOperation>>): CallOperation =>
  async () =>
    reply;

describe('the list', () => {
  it.each([
    ['DOC-010', 'unavailable', { status: 503, body: 'SERVICE_UNAVAILABLE' }],
    ['DOC-011', 'passing', { status: 500, body: 'INTERNAL_ERROR' }],
    ['DOC-011', 'passing', { status: 429, body: 'TOO_MANY_REQUESTS' }],
    ['DOC-011', 'passing', 'unreadable' as const],
    ['DOC-011', 'final', { status: 403, body: 'FORBIDDEN' }],
    ['DOC-011', 'final', { status: 404, body: 'NOT_FOUND' }],
    ['DOC-011', 'offline', 'network' as const],
  ])('%s fails as %s after %j', async (_, kind, reply) => {
    const list = documentCalls.list(answering(reply), path, signal);

    await expect(list).rejects.toMatchObject({ kind });
  });
});

describe('a download', () => {
  const download = (call: CallOperation) =>
    documentCalls.download(call, { ...path, documentId: 'certificate' }, 'Versicherungsschein.pdf');

  it('API-044 returns the file and its name', async () => {
    const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
    const asked: (readonly [string, OperationInput | undefined])[] = [];
    const brought = await download(async (operation, input) => {
      asked.push([operation, input]);
      return { status: 200, body: file };
    });

    expect(brought).toBe(file);
    expect(asked).toEqual([
      [
        'downloadDocument',
        {
          path: { ...path, documentId: 'certificate' },
          query: { filename: 'Versicherungsschein.pdf' },
        },
      ],
    ]);
  });

  it.each([
    { status: 503, body: 'SERVICE_UNAVAILABLE' },
    { status: 404, body: 'NOT_FOUND' },
    { status: 204, body: null },
    { status: 202, body: 'OK' },
    'network' as const,
    'unreadable' as const,
  ])('DOC-012 fails with %j', async (reply) => {
    await expect(download(answering(reply))).rejects.toThrow('No answer');
  });
});
