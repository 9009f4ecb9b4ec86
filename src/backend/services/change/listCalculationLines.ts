import type { CalculationLine, Policy } from '../../../protocol/index.ts';

const periods = [
  { paymentType: 'MONTHLY', amount: 'premiumMonthly' },
  { paymentType: 'QUARTERLY', amount: 'premiumQuarterly' },
  { paymentType: 'HALF_YEARLY', amount: 'premiumHalfYearly' },
  { paymentType: 'YEARLY', amount: 'premiumA' },
] as const;

/**
 * Lists the premiums of a rated contract by line of business, with its add-ons, and by period. A contract with a season is paid once a year
 * (SUM-025).
 */
export function listCalculationLines(policy: Policy): CalculationLine[] {
  const [risk] = policy.risks;
  const guarantees = risk?.guarantees ?? [];
  const offered = periods.filter(({ paymentType }) => !risk?.seasonMonths || paymentType === 'YEARLY');
  const keys = [...new Set(guarantees.map(({ lob }) => lob))].toSorted();
  return keys.map((lineOfBusinessKey) => {
    const rows = guarantees.filter(({ lob }) => lob === lineOfBusinessKey);
    const costs = offered.map(({ paymentType, amount }) => ({
      paymentType,
      cost: rows.reduce((cents, row) => cents + Math.round((row[amount] ?? 0) * 100), 0) / 100,
    }));
    return { lineOfBusinessKey, costs };
  });
}
