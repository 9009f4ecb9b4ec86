/**
 * An amount times factors in per mille, for a number of months of a year: multiplied exactly and rounded half up once, so that the order
 * of the factors does not matter. Amounts in whole cents.
 */
export function exactShare(cents: number, factors: readonly number[], months = 12): number {
  const share = factors.reduce((product, factor) => product * BigInt(factor), BigInt(cents) * BigInt(months));
  const whole = 12n * 1000n ** BigInt(factors.length);
  return Number((2n * share + whole) / (2n * whole));
}
