import type { Policy, OperationRequest } from '../../../protocol/index.ts';
import type { StoredAccount } from '../../api/OperationCall.ts';
import type { ActivationCode } from './ActivationCode.ts';
import { settings } from '../../settings/settings.ts';
import { hour } from '../../settings/durations.ts';

const { pauseHours, tries } = settings.activationCode;

/** Returns true when the account is already activated. */
export function isActivated({ activated }: StoredAccount, code: ActivationCode | undefined): boolean {
  return activated || (code !== undefined && code.used_at !== null);
}

/** Returns true when a letter is on its way, or its code is still valid. */
export function isOrdered(code: ActivationCode, now: Date): boolean {
  const age = now.getTime() - Date.parse(code.ordered_at);
  return age < pauseHours * hour || isUsable(code, now);
}

function isUsable(code: ActivationCode, now: Date): boolean {
  return Date.parse(code.expires_at) > now.getTime() && code.failures < tries;
}

/** Checks the data of an order: a company is identified by the plate of the contract's vehicle, a person by the birth date. */
export function isIdentified(
  { birthDate, licensePlate }: OperationRequest<'orderActivationCode'>,
  { profile }: StoredAccount,
  policy: Policy,
): boolean {
  if (profile.salutation !== 'FIRMA') return birthDate !== undefined && birthDate === profile.birthDate;
  const plate = normalizePlate(licensePlate ?? '');
  return plate !== '' && policy.risks.some((risk) => normalizePlate(risk.licensePlate ?? '') === plate);
}

/** Reduces a plate to letters and digits, because separators vary. */
function normalizePlate(plate: string): string {
  return plate.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
}
