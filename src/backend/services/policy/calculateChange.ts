import { answer, type Handler } from '../../api/Call.ts';
import { calculationLines } from '../change/calculationLines.ts';
import { openChange } from './openChange.ts';

/** What a contract will cost after a change or at another address; what does not change costs what it costs now (API-028, API-029). */
export const calculateChange: Handler<'calculatePolicyChange' | 'calculateAddressChange'> = async (call) => {
  const { policyNumber } = call.path;
  const opened = await openChange(call, { policyNumber, change: call.body, isCalculation: true });
  return opened.kind === 'refusal' ? opened : answer(calculationLines(opened.changed));
};
