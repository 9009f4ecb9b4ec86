import type { Functionality } from '../protocol/index.ts';

/** Lists labels of an account's functionalities of type FLATRATE, read from `name`, then from `value` (SHELL-022, SHELL-023). */
export function listFlatrateNames(functionalities: readonly Functionality[]): readonly string[] {
  return functionalities
    .filter(({ type }) => type === 'FLATRATE')
    .map(({ name, value }) => name ?? value ?? '')
    .filter((name) => name !== '');
}
