import type { Guarantee, Policy, Risk } from '../../../protocol/index.ts';
import { calculateFactors, findHazardCode } from './calculateFactors.ts';
import { coverage, findRatingLine, readLineValue, rates, findRateRow, findRowByCode } from './rates.ts';

/** The period of payment. */
export type Period = keyof typeof rates.instalments;

/** Data for a rating besides the contract. */
export interface RatingPlace {
  /** Postal code of the holder of the vehicle. */
  readonly zip: string;
}

/** Calculates the premiums of a contract by the rates: amounts in euro, of every line and in total. */
export function ratePolicy(policy: Policy, place: RatingPlace): Policy {
  const { paymentType } = policy.paymentDetails;
  const period = isPeriod(paymentType) ? paymentType : 'YEARLY';
  const risks = policy.risks.map((risk) => ({
    ...risk,
    guarantees: risk.guarantees.map((guarantee) => ({
      ...guarantee,
      ...calculatePremiums(calculateYearlyCents({ policy, risk, guarantee, ...place }), period),
    })),
  }));
  const guarantees = risks.flatMap((risk) => risk.guarantees);
  return {
    ...policy,
    premiumA: toEuros(sum(guarantees.map(({ premiumA }) => toWholeCents(premiumA)))),
    premiumPm: toEuros(sum(guarantees.map(({ premiumPm }) => toWholeCents(premiumPm)))),
    risks,
  };
}

/** Returns one instalment of a yearly premium, in cents. */
export function calculateInstalment(yearly: number, period: Period): number {
  const { perMille, aYear } = rates.instalments[period];
  return calculateShare(yearly, [perMille], 12 / aYear);
}

function isPeriod(name: string): name is Period {
  return Object.hasOwn(rates.instalments, name);
}

interface Rated extends RatingPlace {
  readonly policy: Policy;
  readonly risk: Risk;
  readonly guarantee: Guarantee;
}

function calculateYearlyCents(rated: Rated): number {
  const { guarantee, risk } = rated;
  const addOn = findRowByCode(coverage.addOns, guarantee.coverageId)?.addOn;
  if (addOn !== undefined) return calculateAddOnCents(rated, addOn);
  const fixed = findFixedCents(rated);
  if (fixed !== null) return fixed;
  const line = findRatingLine(guarantee.lob);
  if (!line) throw new Error(`rates.json has no premium for the line of business ${guarantee.lob}.`);
  const bases = findRateRow<readonly number[]>(rates.bases, findHazardCode(risk));
  if (!bases) throw new Error(`rates.json has no premium for the vehicle type ${findHazardCode(risk)}.`);
  const factors = Object.values(calculateFactors({ ...rated, line }));
  return calculateShare(readLineValue(bases, line), factors, countSeasonMonths(risk.seasonMonths));
}

/** Returns the fixed price of a line in cents; null for a line that is rated by factors. */
function findFixedCents({ policy, risk, guarantee }: Rated): number | null {
  const { lob, coverageId } = guarantee;
  if (lob === '28Y1') return rates.purchasePrice[policy.nextDueDate ? 'invoice' : 'oneOff'];
  if (lob === '20Y6') {
    const group = findRowByCode(coverage.assistance, coverageId)?.group ?? 'BASIC';
    return findRateRow<number>(rates.assistance, group) ?? null;
  }
  if (risk.jungMobil === true) return rates.jungMobil;
  const flatrate = findRateRow<Readonly<Record<string, number>>>(rates.flatrates, risk.specialTariff ?? '');
  return (flatrate && findRateRow(flatrate, lob)) ?? findRateRow<number>(rates.fixed, lob) ?? null;
}

/** Returns the price of an add-on in cents: a share of the line it belongs to, which stands before it with the same line of business. */
function calculateAddOnCents(rated: Rated, name: string): number {
  const rate = findRateRow<{ readonly perMille: number }>(rates.addOns, name);
  const main = rated.risk.guarantees.find(({ lob }) => lob === rated.guarantee.lob);
  if (!rate || !main || main === rated.guarantee)
    throw new Error(`The add-on ${name} has no line to belong to.`);
  return calculateShare(calculateYearlyCents({ ...rated, guarantee: main }), [rate.perMille]);
}

/** Returns the number of months of a season (`04-10` is seven, `10-03` is six); a year without a season. */
function countSeasonMonths(season: string | null | undefined): number {
  const [first, last] = (season ?? '').split('-').map(Number);
  return first && last ? ((last - first + 12) % 12) + 1 : 12;
}

function calculatePremiums(yearly: number, period: Period) {
  return {
    premiumA: toEuros(yearly),
    premiumHalfYearly: toEuros(calculateInstalment(yearly, 'HALF_YEARLY')),
    premiumQuarterly: toEuros(calculateInstalment(yearly, 'QUARTERLY')),
    premiumMonthly: toEuros(calculateInstalment(yearly, 'MONTHLY')),
    premiumPm: toEuros(calculateInstalment(yearly, period)),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

const toEuros = (cents: number): number => cents / 100;

const toWholeCents = (euro: number): number => Math.round(euro * 100);

/**
 * Multiplies an amount in cents by factors in per mille, for a number of months of a year. The product is exact and rounded half up once,
 * so that the order of the factors does not matter.
 */
function calculateShare(cents: number, factors: readonly number[], months = 12): number {
  const share = factors.reduce((product, factor) => product * BigInt(factor), BigInt(cents) * BigInt(months));
  const whole = 12n * 1000n ** BigInt(factors.length);
  return Number((2n * share + whole) / (2n * whole));
}
