import type { Functionality } from '../../protocol/index.ts';
import { readFunctionLabel } from './readFunctionLabel.ts';

/** A function that the configuration calls frequently used (DASH-004). */
export interface FrequentFunction {
  readonly type: string;
  /** Null when the configuration has none. */
  readonly label: string | null;
  /** As it was sent; null when the configuration has none. */
  readonly target: string | null;
}

/** Lists the functions of an account's functionalities; those of type FLATRATE are names of tariffs. */
export function listFrequentFunctions(
  functionalities: readonly Functionality[],
): readonly FrequentFunction[] {
  return functionalities
    .filter(({ type }) => type !== 'FLATRATE')
    .map((functionality) => ({
      type: functionality.type,
      label: readFunctionLabel(functionality),
      target: functionality.targetPath ?? functionality.url ?? null,
    }));
}
