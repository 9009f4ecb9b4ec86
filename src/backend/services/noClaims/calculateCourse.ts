import type { NoClaimsCourse } from '../../../protocol/index.ts';
import { findNoClaimsPercentage } from '../rating/findNoClaimsPercentage.ts';
import downgrades from './downgrades.json' with { type: 'json' };
import { settings } from '../../settings/settings.ts';

/** Lines of business with no-claims classes. */
type NoClaimsLine = 'liability' | 'full';

interface CurrentClass {
  readonly line: NoClaimsLine;
  /** `SF 12`, `SF ½`, `0`, `S` or `M`. */
  readonly level: string;
  readonly discountProtection: boolean;
}

/**
 * Calculates the classes with and without claims, from the next calendar year on, until both cost the same. With discount protection one
 * claim is free: the class stays the same. Returns null for an unknown class.
 */
export function calculateCourse(
  { line, level, discountProtection }: CurrentClass,
  claims: number,
): NoClaimsCourse | null {
  const name = level.replace(/^SF /, '');
  if (findNoClaimsPercentage(name, line) === null) return null;
  const counted = discountProtection ? claims - 1 : claims;
  const years: NoClaimsCourse['futureNcbDifferences'] = [];
  let without = findClassAfterYear(name);
  let after = counted === 0 ? name : findClassAfterClaims(line, name, counted);
  while (years.length < settings.noClaims.courseMaxYears) {
    const year = { noAccident: toShownClass(without, line), withAccident: toShownClass(after, line) };
    if (year.noAccident.percentPoints === year.withAccident.percentPoints) break;
    years.push(year);
    without = findClassAfterYear(without);
    after = findClassAfterYear(after);
  }
  const lossPercentPoints = years.reduce(
    (sum, { noAccident, withAccident }) => sum + withAccident.percentPoints - noAccident.percentPoints,
    0,
  );
  return { futureNcbDifferences: years, lossPercentPoints };
}

/** Returns the class after a year without a claim. */
function findClassAfterYear(name: string): string {
  const next = Object.entries(downgrades.next).find(([from]) => from === name)?.[1];
  return next ?? String(Math.min(Number(name) + 1, downgrades.highest));
}

function findClassAfterClaims(line: NoClaimsLine, name: string, claims: number): string {
  const { years, classes } = downgrades[line];
  const column = Math.min(claims, years.shares.length) - 1;
  const listed = Object.entries(classes).find(([from]) => from === name)?.[1][column];
  if (listed !== undefined) return listed;
  const [numerator = 0, denominator = 1] = years.shares[column] ?? [];
  return String(Math.floor((Number(name) * numerator) / denominator));
}

function toShownClass(name: string, line: NoClaimsLine) {
  const isYears = name === '½' || Number(name) > 0;
  return { name: isYears ? `SF ${name}` : name, percentPoints: findNoClaimsPercentage(name, line) ?? 0 };
}
