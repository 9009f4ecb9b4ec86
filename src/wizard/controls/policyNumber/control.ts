import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/** Reads any spelling of the eleven digits of a policy number as `1234Y-5.678.901` (ACT-014). */
export const control = fieldFormat('code', (typed) => {
  const digits = typed.replaceAll(/[ .Yy-]/g, '');
  if (!/^\d+$/.test(digits)) return { code: 'policyNumber' };
  if (digits.length < 11) return { code: 'policyNumberShort' };
  if (digits.length > 11) return { code: 'policyNumberLong' };

  return {
    value: `${digits.slice(0, 4)}Y-${digits.slice(4, 5)}.${digits.slice(5, 8)}.${digits.slice(8)}`,
  };
}) satisfies ControlType;
