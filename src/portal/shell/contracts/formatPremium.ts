import type { TFunction } from 'i18next';
import { writeAmountInColumn } from '../../../engine/formats/formats.ts';
import type { Policy } from '../../../protocol/index.ts';

/** Writes the premium of a contract and its payment period in words. Returns null when the contract names no amount. */
export function formatPremium({ premiumPm, paymentDetails }: Policy, t: TFunction): string | null {
  if (typeof premiumPm !== 'number') return null;
  const amount = writeAmountInColumn(premiumPm);
  return t(`shell:contract.premium.${paymentDetails.paymentType}`, { amount, defaultValue: amount });
}
