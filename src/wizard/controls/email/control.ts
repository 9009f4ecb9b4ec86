import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { cleanEmail } from '../../../plain/normalizeEmail.ts';

export const control = fieldFormat('code', (typed) => ({ value: cleanEmail(typed) })) satisfies ControlType;
