import type { KeepSchema } from '../../../engine/index.ts';

/** Returns the schema of a body that has a text at this path. */
export function buildTextSchema([name, ...below]: readonly string[]): KeepSchema {
  return name === undefined
    ? { type: 'string' }
    : { required: [name], properties: { [name]: buildTextSchema(below) } };
}
