import { useMemo } from 'react';
import { type BlockState, evaluateValue } from '../../engine/index.ts';
import { useDraft } from '../context/useWizard.ts';

/** Parameters of a block's texts, as of now. */
export function useBlockValues({ block }: BlockState): Readonly<Record<string, unknown>> {
  const text = useDraft(({ walk }) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(block.values).map(([name, value]) => [name, evaluateValue(walk, value)]),
      ),
    ),
  );
  return useMemo(() => {
    const values: Readonly<Record<string, unknown>> = JSON.parse(text);
    return values;
  }, [text]);
}
