import { useMemo } from 'react';
import { type BlockState, evaluateValue } from '../../engine/index.ts';
import { useDraft } from '../useWizard.ts';

/** Parameters of a block's texts, as of now. */
export function useBlockValues({ block }: BlockState): Readonly<Record<string, unknown>> {
  const values = useDraft(({ walk }) =>
    JSON.stringify(Object.entries(block.values).map(([name, value]) => [name, evaluateValue(walk, value)])),
  );
  return useMemo(() => Object.fromEntries(JSON.parse(values) as [string, unknown][]), [values]);
}
