import type { TSchema } from '@sinclair/typebox';
import type { Plugin } from 'vite';
import { toJavaScript } from '../../definitions/toJavaScript.ts';
import type { BodyShape, ClientOperation } from '../../protocol/ClientOperation.ts';
import type { ResponseDefinition, Operation } from '../../protocol/Operation.ts';
import { operations } from '../../protocol/operations.ts';

/** The id ends in `.js`; otherwise the development server does not resolve its imports. */
const resolved = '\0virtual:calls.js';

/** Provides the operations as plain data, so that the browser loads neither their schemas nor TypeBox. */
export const callsPlugin: Plugin = {
  name: 'calls',
  resolveId: (asked) => (asked === 'virtual:calls' ? resolved : null),
  load: (asked) => (asked === resolved ? `export const calls = ${toJavaScript(listCalls())};` : null),
};

/** Returns the calls of all operations by id. */
function listCalls(): Readonly<Record<string, ClientOperation>> {
  return Object.fromEntries(
    Object.entries<Operation>(operations).map(([name, one]) => [name, toClientOperation(one)]),
  );
}

function toClientOperation({
  method,
  path,
  timeoutSeconds,
  keepsAnswers,
  upload,
  answers,
}: Operation): ClientOperation {
  return {
    method,
    path,
    ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
    ...(keepsAnswers === undefined ? {} : { keepsAnswers }),
    ...(upload === undefined ? {} : { upload: { field: upload.field } }),
    answers: Object.fromEntries(
      Object.entries<ResponseDefinition>(answers)
        .filter(([, { body, mediaType }]) => body !== undefined || mediaType !== undefined)
        .map(([status, { body, mediaType }]) => [
          status,
          {
            ...(body === undefined ? {} : { body: toBodyShape(body) }),
            ...(mediaType === undefined ? {} : { mediaType }),
          },
        ]),
    ),
  };
}

/** Converts a schema to the shape of a body. Throws at a keyword that the shape cannot express. */
function toBodyShape(schema: TSchema): BodyShape {
  const shape: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const part = toShapeKeyword(keyword, value);
    if (part !== undefined) shape[keyword] = part;
  }
  return shape;
}

function toShapeKeyword(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case 'type':
    case 'required':
      return value;
    case 'format':
      return value === 'date' ? value : undefined;
    case 'items':
      return toBodyShape(value as TSchema);
    case 'anyOf':
      return (value as readonly TSchema[]).map(toBodyShape);
    case 'properties':
    case 'patternProperties':
      return Object.fromEntries(
        Object.entries(value as Readonly<Record<string, TSchema>>).map(([name, part]) => [
          name,
          toBodyShape(part),
        ]),
      );
    case 'examples':
    case 'maxItems':
    case 'maxLength':
    case 'minItems':
    case 'pattern':
      return undefined;
    default:
      throw new Error(`No answer can be read by "${keyword}"`);
  }
}
