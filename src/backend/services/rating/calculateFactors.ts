import { findTariffClass } from '../../../domain/contractKinds/tariff.ts';
import { findShownNoClaims } from '../../../domain/findShownNoClaims.ts';
import type { Guarantee, Risk } from '../../../protocol/index.ts';
import { contractKinds } from '../contract/contractKinds.ts';
import {
  coverage,
  type Line,
  readLineValue,
  rates,
  findRegionClasses,
  findRateRow,
  findRowByCode,
  findTypeClasses,
} from './rates.ts';

/** A line of business of a vehicle that is registered at a postal code. */
export interface RatedLine {
  readonly line: Line;
  readonly guarantee: Guarantee;
  readonly risk: Risk;
  readonly zip: string;
}

/** Returns the factor of a line in per mille; null when it does not apply. */
type FactorRule = (rated: RatedLine) => number | null;

const car = '112';

const rules = {
  typeClass: ({ line, risk }) =>
    appliesToRisk(rates.typeClass, risk)
      ? calculateClassFactor(rates.typeClass, findTypeClasses(risk.hsn ?? '', risk.tsn ?? ''), line)
      : null,
  regionClass: ({ line, zip }) => {
    const classes = findRegionClasses(zip);
    return classes && calculateClassFactor(rates.regionClass, classes, line);
  },
  noClaims: ({ line, guarantee, risk }) => {
    const { percent } = findShownNoClaims(guarantee);
    const counts = appliesToRisk(rates.noClaims, risk) && rates.noClaims.lines.includes(line);
    return counts && percent !== null ? percent * 10 : null;
  },
  mileage: ({ line, risk, guarantee }) =>
    appliesToRisk(rates.mileage, risk) && !isKinto(guarantee) && risk.annualMileage != null
      ? calculateMileageFactor(risk.annualMileage, line)
      : null,
  use: ({ line, risk }) =>
    isCommercial(risk) && appliesToRisk(rates.commercial, risk)
      ? readLineValue(rates.commercial.factor, line)
      : null,
  youngest: ({ line, risk, guarantee }) => {
    const row = findRateRow<readonly number[]>(rates.youngest.ages, String(risk.youngestUserAge));
    const counts = appliesToRisk(rates.youngest, risk) && !isCommercial(risk) && !isKinto(guarantee);
    return counts && row ? readLineValue(row, line) : null;
  },
  occupation: ({ risk }) =>
    appliesToRisk(rates.occupation, risk)
      ? (findRateRow<number>(rates.occupation.groups, risk.occupationalGroup ?? '') ?? null)
      : null,
  homeOwnerShip: ({ line, risk }) => getFactorIfTrue(risk.homeOwnerShip, rates.homeOwnerShip, risk, line),
  garage: ({ line, risk }) => getFactorIfTrue(risk.garage, rates.garage, risk, line),
  partnerDiscount: ({ line, risk }) =>
    getFactorIfTrue(risk.partnerDiscount, rates.partnerDiscount, risk, line),
  initialUser: ({ line, risk }) => getFactorIfTrue(risk.initialUser, rates.initialUser, risk, line),
  tariffClass: ({ line, risk }) => {
    const name = findTariffClass(risk.tariff, contractKinds.tariffs);
    return name && readLineValue(rates.tariffClass[name], line);
  },
  telematics: ({ line, risk }) => {
    const { lines, scores } = rates.telematics;
    const counts = lines.includes(line) && risk.score != null;
    return counts ? (scores.find(({ from }) => (risk.score ?? 0) >= from)?.factor ?? null) : null;
  },
  liabilityCode: ({ line, guarantee }) =>
    line === 'liability'
      ? (findRateRow<number>(rates.liabilityCodes, guarantee.coverageId ?? '') ?? null)
      : null,
  deductible: ({ line, guarantee }) => findDeductibleFactor(line, guarantee),
  sideDeductible: ({ line, guarantee }) => {
    const code = line === 'full' ? findRowByCode(coverage.full, guarantee.coverageId) : undefined;
    return code ? (findRateRow<number>(rates.partialWithFull, String(code.partial)) ?? null) : null;
  },
  kinto: ({ guarantee }) => (isKinto(guarantee) ? rates.kinto.factor : null),
} satisfies Readonly<Record<string, FactorRule>>;

/**
 * Calculates the factors of a line that apply, in per mille by name. Some lines have a fixed amount without factors (the liability of a
 * trailer).
 */
export function calculateFactors(rated: RatedLine): Readonly<Record<string, number>> {
  const fixed = findRateRow<readonly string[]>(rates.withoutFactors, findHazardCode(rated.risk)) ?? [];
  if (fixed.includes(rated.line)) return {};
  return Object.fromEntries(
    Object.entries<FactorRule>(rules).flatMap(([name, rule]) => {
      const factor = rule(rated);
      return factor === null ? [] : [[name, factor]];
    }),
  );
}

/** Returns the vehicle type code; a contract without one insures a car. */
export function findHazardCode({ hazard }: Risk): string {
  return hazard || car;
}

interface Scope {
  readonly hazards?: readonly string[];
  readonly notFor?: readonly string[];
}

function appliesToRisk({ hazards, notFor = [] }: Scope, risk: Risk): boolean {
  const hazard = findHazardCode(risk);
  return (hazards?.includes(hazard) ?? true) && !notFor.includes(hazard);
}

function getFactorIfTrue(
  answer: boolean | null | undefined,
  rate: Scope & { readonly factor: readonly number[] },
  risk: Risk,
  line: Line,
): number | null {
  return answer === true && appliesToRisk(rate, risk) ? readLineValue(rate.factor, line) : null;
}

interface ClassRate {
  readonly middle: readonly number[];
  readonly step: readonly number[];
}

function calculateClassFactor({ middle, step }: ClassRate, classes: readonly number[], line: Line): number {
  return 1000 + readLineValue(step, line) * (readLineValue(classes, line) - readLineValue(middle, line));
}

/** Returns the factor of a mileage in thousands of km; 0 is unlimited. */
function calculateMileageFactor(thousand: number, line: Line): number {
  const { unlimited, least, most, ranges } = rates.mileage;
  if (thousand === 0) return readLineValue(unlimited, line);
  const counted = Math.min(Math.max(thousand, least), most);
  const range = ranges.find(({ upTo }) => counted <= upTo);
  if (!range) throw new Error(`rates.json has no range for ${counted} thousand km.`);
  return readLineValue(range.start, line) + readLineValue(range.each, line) * counted;
}

function findDeductibleFactor(line: Line, { coverageId }: Guarantee): number | null {
  if (line === 'liability') return null;
  if (line === 'full')
    return (
      findRateRow<number>(rates.fullDeductible, String(findRowByCode(coverage.full, coverageId)?.full)) ??
      null
    );
  return (
    findRateRow<number>(
      rates.partialDeductible,
      String(findRowByCode(coverage.partial, coverageId)?.partial),
    ) ?? null
  );
}

const isCommercial = ({ usageType }: Risk): boolean => usageType === 'COMMERCIAL';

const isKinto = ({ lob }: Guarantee): boolean => rates.kinto.linesOfBusiness.includes(lob);
