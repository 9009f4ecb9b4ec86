import { expect, it } from 'vitest';
import { describeApi } from '../../../src/backend/api/describeApi.ts';
import { type Operation, operations } from '../../../src/protocol/index.ts';

const document = describeApi(operations) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Description>>>>;
};
interface Description {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

it.each(Object.values<Operation>(operations).map((operation) => [operation.id, operation] as const))(
  'describes %s',
  (id, operation) => {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()];

    expect(described?.operationId).toBe(id);
    const placeholders = [...operation.path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
    expect(
      described?.parameters
        .filter((parameter) => parameter.in === 'path' && parameter.required)
        .map(({ name }) => name),
    ).toEqual(placeholders);
    expect(described?.requestBody?.content['application/json']?.schema).toEqual(operation.request);
    expect(Object.keys(described?.responses ?? {})).toEqual(
      expect.arrayContaining([...Object.keys(operation.answers), '400', '401', '403', '429', '500', '503']),
    );
  },
);

it('describes the consistency rules of a claim', () => {
  expect(document.paths['/api/v1/claim/accounts/{accountId}']?.['post']?.description).toContain('(CLM-042)');
});

it('API-030 describes an upload and a response with a file', () => {
  const answers = {
    200: { says: 'The file.', mediaType: 'application/pdf' },
  } as const satisfies Operation['answers'];
  const described = describeApi({ upload: { ...operations.uploadDocument, answers } });

  expect(described.paths['/api/v1/document/accounts/{accountId}']?.['post']).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { required: ['file'], additionalProperties: false },
          encoding: { file: { contentType: 'application/pdf, image/png, image/jpeg' } },
        },
      },
    },
    responses: { 200: { description: 'The file.', content: { 'application/pdf': {} } } },
  });
});
