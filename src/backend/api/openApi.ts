import type { TObject } from '@sinclair/typebox';

import { type Answer, commonAnswers, type Operation, type Upload } from '../../protocol/index.ts';
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
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  };
}

function describe(operation: Operation) {
  const answers: Readonly<Record<string, Answer>> = {
    ...commonAnswers,
    ...operation.answers,
    403: forbidden(operation),
  };
  const consistencyRules = (operation.consistencyRules ?? []).map(({ says }) => `- ${says}`);
  return {
    operationId: operation.id,
    summary: operation.says,
    ...(consistencyRules.length === 0
      ? {}
      : { description: ['What must hold between the fields:', ...consistencyRules].join('\n') }),
    parameters: [
      ...parametersOf(operation.params, 'path'),
      ...parametersOf(operation.query, 'query'),
      ...parametersOf(operation.headers, 'header'),
    ],
    ...(operation.request === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: operation.request } } } }),
    ...(operation.upload === undefined ? {} : { requestBody: formOf(operation.upload) }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, responseOf(answer)]),
    ),
  };
}

/** What an operation refuses by itself, beside what its access does. */
function forbidden({ id, answers }: Operation): Answer {
  const { says = commonAnswers[403].says, codes = [] } = answers[403] ?? {};
  return { says, codes: [...new Set([...commonAnswers[403].codes, ...codes, ...accessCodes(id)])] };
}

function parametersOf(schema: TObject | undefined, place: 'path' | 'query' | 'header') {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) === true,
    schema: property,
  }));
}

/** A part whose schema says nothing about its content is binary in OpenAPI 3.1. */
function formOf({ field, mediaTypes, maxBytes }: Upload) {
  const schema = {
    type: 'object',
    properties: { [field]: { description: `At most ${maxBytes} bytes.` } },
    required: [field],
    additionalProperties: false,
  };
  const encoding = { [field]: { contentType: mediaTypes.join(', ') } };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function responseOf({ says, body, mediaType, codes }: Answer) {
  const content = {
    ...(mediaType === undefined ? {} : { [mediaType]: {} }),
    ...(body === undefined ? {} : { 'application/json': { schema: body } }),
    ...(codes === undefined ? {} : { 'text/plain': { schema: { type: 'string', enum: codes } } }),
  };
  return { description: says, ...(Object.keys(content).length === 0 ? {} : { content }) };
}
