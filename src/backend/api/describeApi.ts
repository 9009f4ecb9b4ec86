import type { TObject } from '@sinclair/typebox';

import {
  type ResponseDefinition,
  commonResponses,
  type Operation,
  type Upload,
} from '../../protocol/index.ts';
import { listAccessCodes } from './access.ts';

/** Returns the OpenAPI 3.1 document of the given operations. */
export function describeApi(operations: Readonly<Record<string, Operation>>) {
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

/** The 405 of a path. A client of the protocol never gets it. */
const otherMethod: ResponseDefinition = {
  says: 'Another method; Allow names those there are.',
  codes: ['METHOD_NOT_ALLOWED'],
};

/** Statuses that only requests with a body can get. */
const aboutBody: readonly string[] = ['413', '415'];

/** Lists the refusals that every call can get, merged with those of the operation and of its access under the same status. */
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
        const byAccess = status === '403' ? listAccessCodes(id) : [];
        return [status, { says, codes: [...new Set([...(answer.codes ?? []), ...codes, ...byAccess])] }];
      }),
  );
}

/** The header with the id of the request, which the log has, too. */
const correlationId = 'X-Correlation-Id';

/** Headers that come with a status, besides the id of the request. */
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

/** Describes the form of an upload. In OpenAPI 3.1 a part whose schema does not restrict its content is binary. */
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
