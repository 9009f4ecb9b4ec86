import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { readPolicyNumber } from './readPolicyNumber.ts';

export const control = fieldFormat(readPolicyNumber) satisfies ControlType;
