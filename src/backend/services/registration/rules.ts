import settings from '../../../../rules/_shared/settings.json' with { type: 'json' };
import type { Policy, RequestOf } from '../../../protocol/index.ts';
import type { StoredAccount } from '../../api/Call.ts';
import type { ActivationCode } from './ActivationCode.ts';

const hour = 60 * 60_000;

/** How long a code lives and how often one may be wrong, as `rules/_shared/settings.json` has it. Times in milliseconds. */
export const limits = {
  codeLifetime: settings['activationCodeDays'].value * 24 * hour,
  codeTries: settings['activationCodeTries'].value,
  pauseBetweenLetters: settings['activationCodePauseHours'].value * hour,
  identificationTries: settings['identificationTriesPerDay'].value,
  identificationWindow: 24 * hour,
} as const;

/** Nothing is left to activate. */
export function isActivated({ activated }: StoredAccount, code: ActivationCode | undefined): boolean {
  return activated || (code !== undefined && code.used_at !== null);
}

/** A letter is on its way, or a code that arrived can still be entered. */
export function isOrdered(code: ActivationCode, now: Date): boolean {
  const age = now.getTime() - Date.parse(code.ordered_at);
  return age < limits.pauseBetweenLetters || isUsable(code, now);
}

function isUsable(code: ActivationCode, now: Date): boolean {
  return Date.parse(code.expires_at) > now.getTime() && code.failures < limits.codeTries;
}

/** A company is known by the plate of the contract's vehicle, everybody else by the birth date. */
export function isIdentified(
  { birthDate, licensePlate }: RequestOf<'orderActivationCode'>,
  { profile }: StoredAccount,
  policy: Policy,
): boolean {
  if (profile.salutation !== 'FIRMA') return birthDate !== undefined && birthDate === profile.birthDate;
  const plate = bare(licensePlate ?? '');
  return plate !== '' && policy.risks.some((risk) => bare(risk.licensePlate ?? '') === plate);
}

/** Letters and digits alone: separators of a plate are a matter of taste. */
function bare(plate: string): string {
  return plate.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
}
