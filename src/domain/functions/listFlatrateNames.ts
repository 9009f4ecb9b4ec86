import type { Functionality } from '../../protocol/index.ts';
import { readFunctionLabel } from './readFunctionLabel.ts';

/** Lists labels of an account's functionalities of type FLATRATE (SHELL-022, SHELL-023). */
export function listFlatrateNames(functionalities: readonly Functionality[]): readonly string[] {
  return functionalities
    .filter(({ type }) => type === 'FLATRATE')
    .flatMap((functionality) => readFunctionLabel(functionality) ?? []);
}
