import { useMemo } from 'react';
import { type Block, type BlockState, evaluateValue, type Walk, formatValues } from '../../engine/index.ts';
import { useDraft } from '../context/useWizard.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the current values of a block and of the parameters of its texts, in words. */
export function useBlockValues({ block }: BlockState): Values {
  return useWrittenValues(block.values);
}

/** Returns current values in words. */
export function useWrittenValues(values: Block['values']): Values {
  return useValues((walk) => formatValues(walk.wizard, values, evaluateBlockValues(walk, { values })));
}

/** Returns current values as data: unformatted codes, numbers and lists. */
export function useBlockData({ block }: BlockState): Values {
  return useValues((walk) => evaluateBlockValues(walk, block));
}

function useValues(read: (walk: Walk) => Values): Values {
  const text = useDraft(({ walk }) => JSON.stringify(read(walk)));
  return useMemo(() => {
    const values: Values = JSON.parse(text);
    return values;
  }, [text]);
}

function evaluateBlockValues(walk: Walk, { values }: Pick<Block, 'values'>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, evaluateValue(walk, value)]),
  );
}
