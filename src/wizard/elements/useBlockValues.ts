import { useMemo } from 'react';
import { type BlockState, evaluateValue, writtenValues } from '../../engine/index.ts';
import { useDraft } from '../context/useWizard.ts';

/** What a block shows and what its texts name as parameters, in words, as of now. */
export function useBlockValues({ block }: BlockState): Readonly<Record<string, unknown>> {
  const text = useDraft(({ walk }) => {
    const values = Object.entries(block.values).map(([name, value]) => [name, evaluateValue(walk, value)]);
    return JSON.stringify(writtenValues(walk.wizard, block.values, Object.fromEntries(values)));
  });
  return useMemo(() => {
    const values: Readonly<Record<string, unknown>> = JSON.parse(text);
    return values;
  }, [text]);
}
