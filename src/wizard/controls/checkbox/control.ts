import type { ControlType } from '../../../engine/index.ts';
import { booleanFormat } from '../../inputs/choice/booleanFormat.ts';

export const control = {
  isTwoValued: true,
  ...booleanFormat,
} as const satisfies ControlType;
