import type { Policy, OperationRequest } from '../../../protocol/index.ts';
import type { StoredAccount } from '../../api/OperationCall.ts';
import type { ActivationCode } from './ActivationCode.ts';
import { settings } from '../../settings/settings.ts';
import { hour } from '../../settings/durations.ts';

const { pauseHours, tries } = settings.activationCode;

/** Nothing is left to activate. */
export function isActivated({ activated }: StoredAccount, code: ActivationCode | undefined): boolean {
  return activated || (code !== undefined && code.used_at !== null);
}

/** A letter is on its way, or a code that arrived can still be entered. */
export function isOrdered(code: ActivationCode, now: Date): boolean {
  const age = now.getTime() - Date.parse(code.ordered_at);
  return age < pauseHours * hour || isUsable(code, now);
}

function isUsable(code: ActivationCode, now: Date): boolean {
  return Date.parse(code.expires_at) > now.getTime() && code.failures < tries;
}

/** A company is known by the plate of the contract's vehicle, everybody else by the birth date. */
export function isIdentified(
  { birthDate, licensePlate }: OperationRequest<'orderActivationCode'>,
  { profile }: StoredAccount,
  policy: Policy,
): boolean {
  if (profile.salutation !== 'FIRMA') return birthDate !== undefined && birthDate === profile.birthDate;
  const plate = normalizePlate(licensePlate ?? '');
  return plate !== '' && policy.risks.some((risk) => normalizePlate(risk.licensePlate ?? '') === plate);
}

/** Letters and digits alone: separators of a plate are a matter of taste. */
function normalizePlate(plate: string): string {
  return plate.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
}
