import { useMemo } from 'react';
import {
  type Block,
  type BlockState,
  evaluateBlock,
  evaluateValue,
  formatBlock,
  formatValues,
  type Walk,
} from '../../engine/index.ts';
import { useDraft } from '../context/useWizard.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the current values of a block and of the parameters of its texts, in words. */
export function useBlockValues(state: BlockState): Values {
  return useValues((walk) => formatBlock(walk, state));
}

/** Returns current values of a dialog in words. */
export function useWrittenValues(values: Block['values']): Values {
  return useValues((walk) => {
    const read = Object.entries(values).map(([name, value]) => [name, evaluateValue(walk, value)] as const);
    return formatValues(walk.wizard, values, Object.fromEntries(read));
  });
}

/** Returns current values as data: unformatted codes, numbers and lists. */
export function useBlockData(state: BlockState): Values {
  return useValues((walk) => evaluateBlock(walk, state));
}

function useValues(read: (walk: Walk) => Values): Values {
  const text = useDraft(({ walk }) => JSON.stringify(read(walk)));
  return useMemo(() => {
    const values: Values = JSON.parse(text);
    return values;
  }, [text]);
}
