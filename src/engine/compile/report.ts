import type { Problem } from '../definition/Problem.ts';

/** Collects problems of one form; `report` is handed down instead of a bag of state. */
export type Report = (problem: Problem) => void;

export function pointerTo(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
