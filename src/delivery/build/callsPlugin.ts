import type { TSchema } from '@sinclair/typebox';
import type { Plugin } from 'vite';
import { asCode } from '../../definitions/asCode.ts';
import type { BodyShape, Call } from '../../protocol/Call.ts';
import type { Answer, Operation } from '../../protocol/Operation.ts';
import { operations } from '../../protocol/operations.ts';

/** Ends in `.js`, or the development server leaves its bare import alone. */
const resolved = '\0virtual:calls.js';

/** Serves the operations to the browser as plain data, so that it loads neither their schemas nor TypeBox. */
export const callsPlugin: Plugin = {
  name: 'calls',
  resolveId: (asked) => (asked === 'virtual:calls' ? resolved : null),
  load: (asked) => (asked === resolved ? `export const calls = ${asCode(calls())};` : null),
};

/** The calls of all operations, by id. */
function calls(): Readonly<Record<string, Call>> {
  return Object.fromEntries(Object.entries<Operation>(operations).map(([name, one]) => [name, callOf(one)]));
}

function callOf({ method, path, timeoutSeconds, keepsAnswers, upload, answers }: Operation): Call {
  return {
    method,
    path,
    ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
    ...(keepsAnswers === undefined ? {} : { keepsAnswers }),
    ...(upload === undefined ? {} : { upload: { field: upload.field } }),
    answers: Object.fromEntries(
      Object.entries<Answer>(answers)
        .filter(([, { body, mediaType }]) => body !== undefined || mediaType !== undefined)
        .map(([status, { body, mediaType }]) => [
          status,
          {
            ...(body === undefined ? {} : { body: shapeOf(body) }),
            ...(mediaType === undefined ? {} : { mediaType }),
          },
        ]),
    ),
  };
}

/** Throws at a keyword that readers of answers would overlook. */
function shapeOf(schema: TSchema): BodyShape {
  const shape: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const part = partOf(keyword, value);
    if (part !== undefined) shape[keyword] = part;
  }
  return shape;
}

function partOf(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case 'type':
    case 'required':
      return value;
    case 'format':
      return value === 'date' ? value : undefined;
    case 'items':
      return shapeOf(value as TSchema);
    case 'anyOf':
      return (value as readonly TSchema[]).map(shapeOf);
    case 'properties':
    case 'patternProperties':
      return Object.fromEntries(
        Object.entries(value as Readonly<Record<string, TSchema>>).map(([name, part]) => [
          name,
          shapeOf(part),
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
