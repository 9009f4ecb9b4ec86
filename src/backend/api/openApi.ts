import type { TObject } from '@sinclair/typebox';

import {
  type ResponseDefinition,
  commonResponses,
  type Operation,
  type Upload,
} from '../../protocol/index.ts';
import { accessCodes } from './access.ts';

/** The OpenAPI 3.1 document of the given operations. */
export function openApi(operations: Readonly<Record<string, Operation>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of Object.values(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Customer portal', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  };
}

function describe(operation: Operation) {
  const answers = { ...operation.answers, ...listRefusals(operation) };
  const consistencyRules = (operation.consistencyRules ?? []).map(({ says }) => `- ${says}`);
  return {
    operationId: operation.id,
    summary: operation.says,
    ...(consistencyRules.length === 0
      ? {}
      : { description: ['What must hold between the fields:', ...consistencyRules].join('\n') }),
    parameters: [
      ...describeParameters(operation.params, 'path'),
      ...describeParameters(operation.query, 'query'),
      ...describeParameters(operation.headers, 'header'),
    ],
    ...(operation.request === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: operation.request } } } }),
    ...(operation.upload === undefined ? {} : { requestBody: describeUploadForm(operation.upload) }),
    responses: Object.fromEntries(
      Object.entries<ResponseDefinition>(answers).map(([status, answer]) => [
        status,
        { ...describeResponse(answer), headers: describeHeaders(status) },
      ]),
    ),
  };
}

/** Only calls of other methods than those there are meet it, so no client of an operation has to know it. */
const otherMethod: ResponseDefinition = {
  says: 'Another method; Allow names those there are.',
  codes: ['METHOD_NOT_ALLOWED'],
};

/** What only those meet who send something. */
const aboutBody: readonly string[] = ['413', '415'];

/** What every call can meet, with what the operation refuses by itself and by its access under the same status. */
function listRefusals({
  id,
  answers,
  request,
  upload,
}: Operation): Readonly<Record<string, ResponseDefinition>> {
  const hasBody = request !== undefined || upload !== undefined;
  const common = Object.entries<ResponseDefinition>({ ...commonResponses, 405: otherMethod });
  return Object.fromEntries(
    common
      .filter(([status]) => hasBody || !aboutBody.includes(status))
      .map(([status, answer]) => {
        const { says, codes = [] } = answers[Number(status)] ?? answer;
        const byAccess = status === '403' ? accessCodes(id) : [];
        return [status, { says, codes: [...new Set([...(answer.codes ?? []), ...codes, ...byAccess])] }];
      }),
  );
}

/** Names the request in the log. */
const correlationId = 'X-Correlation-Id';

/** Headers that come with a status, beside the name of the request. */
const statusHeaders: Readonly<Record<string, string>> = {
  401: 'WWW-Authenticate',
  405: 'Allow',
  429: 'Retry-After',
  503: 'Retry-After',
};

function describeHeaders(status: string) {
  const own = statusHeaders[status];
  const names = own === undefined ? [correlationId] : [correlationId, own];
  return Object.fromEntries(names.map((name) => [name, { required: true, schema: { type: 'string' } }]));
}

function describeParameters(schema: TObject | undefined, place: 'path' | 'query' | 'header') {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) === true,
    schema: property,
  }));
}

/** A part whose schema says nothing about its content is binary in OpenAPI 3.1. */
function describeUploadForm({ field, mediaTypes, maxBytes }: Upload) {
  const schema = {
    type: 'object',
    properties: { [field]: { description: `At most ${maxBytes} bytes.` } },
    required: [field],
    additionalProperties: false,
  };
  const encoding = { [field]: { contentType: mediaTypes.join(', ') } };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function describeResponse({ says, body, mediaType, codes }: ResponseDefinition) {
  const content = {
    ...(mediaType === undefined ? {} : { [mediaType]: {} }),
    ...(body === undefined ? {} : { 'application/json': { schema: body } }),
    ...(codes === undefined ? {} : { 'text/plain': { schema: { type: 'string', enum: codes } } }),
  };
  return { description: says, ...(Object.keys(content).length === 0 ? {} : { content }) };
}
