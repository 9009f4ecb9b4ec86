import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../../../src/plain/RequestFailure.ts';
import { documentCalls, isUnavailable } from '../../../src/portal/api/documentCalls.ts';
import type { CallOperation, OperationInput } from '../../../src/portal/api/OperationInput.ts';

const { signal } = new AbortController();
const path = { accountId: '20410017', policyNumber: '2417Y-3.508.126' };
const answering =
  (reply: Awaited<ReturnType<CallOperation>>): CallOperation =>
  async () =>
    reply;

describe('the list', () => {
  it.each([
    ['DOC-010', { status: 503, body: 'SERVICE_UNAVAILABLE' }, 503],
    ['DOC-011', { status: 500, body: 'INTERNAL_ERROR' }, 500],
    ['DOC-011', { status: 404, body: 'NOT_FOUND' }, 404],
    ['DOC-011', 'network', null],
  ] as const)('%s fails with the status of %j', async (_, reply, status) => {
    const list = documentCalls.list(answering(reply), path, signal);

    await expect(list).rejects.toMatchObject({ constructor: RequestFailure, status });
    expect(isUnavailable(await list.catch((error: unknown) => error))).toBe(status === 503);
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
