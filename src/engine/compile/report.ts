import type { Problem } from '../definition/Problem.ts';

/** Collects problems of one form. Handed in as a parameter, so that functions need no shared state. */
export type Report = (problem: Problem) => void;

/**
 * Writes a JSON Pointer of its parts.
 * @public
 * @example pointerTo('fields', 'type.kind', 'show') // '/fields/type.kind/show'
 */
export function pointerTo(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
