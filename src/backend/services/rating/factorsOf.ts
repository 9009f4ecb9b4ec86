import { tariffClassOf } from '../../../domain/tariff.ts';
import type { Guarantee, Risk } from '../../../protocol/index.ts';
import { contractKinds } from '../contract/contractKinds.ts';
import { coverage, type Line, ofLine, rates, regionClasses, rowOf, rowOfCode, typeClasses } from './rates.ts';

/** What is rated: a line of business of a vehicle that is registered at a postal code. */
export interface RatedLine {
  readonly line: Line;
  readonly guarantee: Guarantee;
  readonly risk: Risk;
  readonly zip: string;
}

/** The factor of a line in per mille; null where it does not count. */
type FactorRule = (rated: RatedLine) => number | null;

const car = '112';

const rules = {
  typeClass: ({ line, risk }) =>
    isFor(rates.typeClass, risk)
      ? byClass(rates.typeClass, typeClasses(risk.hsn ?? '', risk.tsn ?? ''), line)
      : null,
  regionClass: ({ line, zip }) => {
    const classes = regionClasses(zip);
    return classes && byClass(rates.regionClass, classes, line);
  },
  noClaims: ({ line, guarantee, risk }) => {
    const { noClaimsPercentageVWB, noClaimsPercentage } = guarantee;
    const percentage = noClaimsPercentageVWB ?? noClaimsPercentage ?? null;
    const counts = isFor(rates.noClaims, risk) && rates.noClaims.lines.includes(line);
    return counts && percentage !== null ? percentage * 10 : null;
  },
  mileage: ({ line, risk, guarantee }) =>
    isFor(rates.mileage, risk) && !isKinto(guarantee) && risk.annualMileage != null
      ? byMileage(risk.annualMileage, line)
      : null,
  use: ({ line, risk }) =>
    isCommercial(risk) && isFor(rates.commercial, risk) ? ofLine(rates.commercial.factor, line) : null,
  youngest: ({ line, risk, guarantee }) => {
    const row = rowOf<readonly number[]>(rates.youngest.ages, String(risk.youngestUserAge));
    const counts = isFor(rates.youngest, risk) && !isCommercial(risk) && !isKinto(guarantee);
    return counts && row ? ofLine(row, line) : null;
  },
  occupation: ({ risk }) =>
    isFor(rates.occupation, risk)
      ? (rowOf<number>(rates.occupation.groups, risk.occupationalGroup ?? '') ?? null)
      : null,
  homeOwnerShip: ({ line, risk }) => whenTrue(risk.homeOwnerShip, rates.homeOwnerShip, risk, line),
  garage: ({ line, risk }) => whenTrue(risk.garage, rates.garage, risk, line),
  partnerDiscount: ({ line, risk }) => whenTrue(risk.partnerDiscount, rates.partnerDiscount, risk, line),
  initialUser: ({ line, risk }) => whenTrue(risk.initialUser, rates.initialUser, risk, line),
  tariffClass: ({ line, risk }) => {
    const name = tariffClassOf(risk.tariff, contractKinds.tariffs);
    return name && ofLine(rates.tariffClass[name], line);
  },
  telematics: ({ line, risk }) => {
    const { lines, scores } = rates.telematics;
    const counts = lines.includes(line) && risk.score != null;
    return counts ? (scores.find(({ from }) => (risk.score ?? 0) >= from)?.factor ?? null) : null;
  },
  liabilityCode: ({ line, guarantee }) =>
    line === 'liability' ? (rowOf<number>(rates.liabilityCodes, guarantee.coverageId ?? '') ?? null) : null,
  deductible: ({ line, guarantee }) => byDeductible(line, guarantee),
  sideDeductible: ({ line, guarantee }) => {
    const code = line === 'full' ? rowOfCode(coverage.full, guarantee.coverageId) : undefined;
    return code ? (rowOf<number>(rates.partialWithFull, String(code.partial)) ?? null) : null;
  },
  kinto: ({ guarantee }) => (isKinto(guarantee) ? rates.kinto.factor : null),
} satisfies Readonly<Record<string, FactorRule>>;

/** Factors of a line in per mille, by name: those that count. Some lines have an amount without factors (a trailer's liability). */
export function factorsOf(rated: RatedLine): Readonly<Record<string, number>> {
  const fixed = rowOf<readonly string[]>(rates.withoutFactors, hazardOf(rated.risk)) ?? [];
  if (fixed.includes(rated.line)) return {};
  return Object.fromEntries(
    Object.entries<FactorRule>(rules).flatMap(([name, rule]) => {
      const factor = rule(rated);
      return factor === null ? [] : [[name, factor]];
    }),
  );
}

/** The vehicle type code; a contract without one insures a car. */
export function hazardOf({ hazard }: Risk): string {
  return hazard || car;
}

interface Scope {
  readonly hazards?: readonly string[];
  readonly notFor?: readonly string[];
}

function isFor({ hazards, notFor = [] }: Scope, risk: Risk): boolean {
  const hazard = hazardOf(risk);
  return (hazards?.includes(hazard) ?? true) && !notFor.includes(hazard);
}

function whenTrue(
  answer: boolean | null | undefined,
  rate: Scope & { readonly factor: readonly number[] },
  risk: Risk,
  line: Line,
): number | null {
  return answer === true && isFor(rate, risk) ? ofLine(rate.factor, line) : null;
}

interface ClassRate {
  readonly middle: readonly number[];
  readonly step: readonly number[];
}

function byClass({ middle, step }: ClassRate, classes: readonly number[], line: Line): number {
  return 1000 + ofLine(step, line) * (ofLine(classes, line) - ofLine(middle, line));
}

/** In thousands of km; 0 is unlimited. */
function byMileage(thousand: number, line: Line): number {
  const { unlimited, least, most, ranges } = rates.mileage;
  if (thousand === 0) return ofLine(unlimited, line);
  const counted = Math.min(Math.max(thousand, least), most);
  const range = ranges.find(({ upTo }) => counted <= upTo);
  if (!range) throw new Error(`rates.json has no range for ${counted} thousand km.`);
  return ofLine(range.start, line) + ofLine(range.each, line) * counted;
}

function byDeductible(line: Line, { coverageId }: Guarantee): number | null {
  if (line === 'liability') return null;
  if (line === 'full')
    return rowOf<number>(rates.fullDeductible, String(rowOfCode(coverage.full, coverageId)?.full)) ?? null;
  return (
    rowOf<number>(rates.partialDeductible, String(rowOfCode(coverage.partial, coverageId)?.partial)) ?? null
  );
}

const isCommercial = ({ usageType }: Risk): boolean => usageType === 'COMMERCIAL';

const isKinto = ({ lob }: Guarantee): boolean => rates.kinto.linesOfBusiness.includes(lob);
