import { respondWith, type Handler } from '../../api/OperationCall.ts';
import { listCalculationLines } from '../change/listCalculationLines.ts';
import { prepareChange } from './prepareChange.ts';

/** Calculates the premium of a contract after a change or at another address; unchanged parts keep their premium (API-028, API-029). */
export const calculateChange: Handler<'calculatePolicyChange' | 'calculateAddressChange'> = async (call) => {
  const { policyNumber } = call.path;
  const prepared = await prepareChange(call, { policyNumber, change: call.body, isCalculation: true });
  return prepared.kind === 'refusal' ? prepared : respondWith(listCalculationLines(prepared.changed));
};
