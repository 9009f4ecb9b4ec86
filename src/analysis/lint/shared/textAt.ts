import type { KeepSchema } from '../../../engine/index.ts';

/** The schema of a body that surely has a text there. */
export function textAt([name, ...below]: readonly string[]): KeepSchema {
  return name === undefined
    ? { type: 'string' }
    : { required: [name], properties: { [name]: textAt(below) } };
}
