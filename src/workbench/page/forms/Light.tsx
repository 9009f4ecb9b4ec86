import { IconAlertTriangle, IconCheck, IconCircleDashed, IconLoader2, IconX } from '@tabler/icons-react';
import type { AnalysisResult } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import classes from './Light.module.css';

const icons = {
  unknown: IconCircleDashed,
  working: IconLoader2,
  green: IconCheck,
  red: IconX,
  crashed: IconAlertTriangle,
} as const;

interface LightProps {
  readonly result: AnalysisResult | null;
  /** The words are read out, and not drawn, where the name and the sentence of the light stand beside it. */
  readonly isShort?: boolean;
}

/** One light: colour, sign and words say the same. */
export function Light({ result, isShort = false }: LightProps) {
  const state = result?.state ?? 'unknown';
  const Icon = icons[state];
  return (
    <span className={classes['light']} data-state={state} title={result?.summary}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span className={isShort ? classes['short'] : undefined}>
        {state === 'red' ? result?.summary : say(`light.${state}`)}
      </span>
    </span>
  );
}
