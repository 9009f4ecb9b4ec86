/** An amount of money during evaluation. Outside of expressions, money is a number of euros. */
export class Money {
  readonly kind = 'money';
  /** An integer. */
  readonly cents: number;

  constructor(cents: number) {
    this.cents = cents;
  }
}

/** An exact result before rounding: `numerator / denominator`, of a number or of cents. */
class Fraction {
  readonly kind = 'fraction';
  readonly unit: Unit;
  readonly numerator: bigint;
  /** Above zero, without a common divisor with the numerator. */
  readonly denominator: bigint;

  constructor(unit: Unit, numerator: bigint, denominator: bigint) {
    const sign = denominator < 0n ? -1n : 1n;
    const divisor = findGreatestDivisor(numerator < 0n ? -numerator : numerator, denominator * sign);
    this.unit = unit;
    this.numerator = (sign * numerator) / divisor;
    this.denominator = (sign * denominator) / divisor;
  }
}

type Unit = 'number' | 'money';

/** The operands and results of arithmetic. */
type Quantity = number | Money | Fraction;

/** Converts a number of euros to whole cents; null when it has a third decimal or too many digits. */
export function toMoney(euros: number): Money | null {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents / 100 === euros ? new Money(cents) : null;
}

/** Parses a written amount, `12.50` or `12`; null for every other text. */
export function parseMoney(text: string): Money | null {
  if (!/^-?\d+(\.\d\d)?$/.test(text)) return null;
  const cents = Number(text.includes('.') ? text.replace('.', '') : `${text}00`);
  return Number.isSafeInteger(cents) ? new Money(cents) : null;
}

/** Returns the value as JSON: money as a number of euros, null for a fraction without rounding. @public */
export function asJson(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Money) return value.cents / 100;
  if (value instanceof Fraction) return null;
  if (Array.isArray(value)) return value.map(asJson);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: readonly [string, unknown]) => [name, asJson(member)]),
  );
}

/** Returns both sides of a comparison, amounts as cents. Zero is equal in every unit; other numbers are never compared with money. */
export function asComparable(left: unknown, right: unknown): readonly [unknown, unknown] {
  if (!(left instanceof Money) && !(right instanceof Money)) return [left, right];
  return [toCents(left), toCents(right)];
}

/** Adds values. Returns null when a value is missing, or when money and other numbers mix. */
export function addAll(values: readonly unknown[]): Quantity | null {
  const sum = combineFractions(values, (left, right) => {
    const unit = findCommonUnit(left, right);
    if (unit === null) return null;
    const numerator = left.numerator * right.denominator + right.numerator * left.denominator;
    return new Fraction(unit, numerator, left.denominator * right.denominator);
  });
  return values.some((value) => value instanceof Fraction) ? sum : sum && toUnit(sum);
}

export function subtract(from: unknown, value: unknown): Quantity | null {
  return addAll([from, negateQuantity(value)]);
}

/** Multiplies values, of which at most one is money. The result is a fraction when one value is no integer. */
export function multiplyAll(values: readonly unknown[]): Quantity | null {
  const product = combineFractions(values, (left, right) => {
    if (left.unit === 'money' && right.unit === 'money') return null;
    const unit = left.unit === 'money' ? 'money' : right.unit;
    return new Fraction(unit, left.numerator * right.numerator, left.denominator * right.denominator);
  });
  const isWhole = values.every((value) => value instanceof Money || Number.isInteger(value));
  return isWhole ? product && toUnit(product) : product;
}

/** Divides two values. Money divided by money gives a fraction without unit. Returns null when the divisor is zero. */
export function divide(value: unknown, by: unknown): Fraction | null {
  const [dividend, divisor] = [toFraction(value), toFraction(by)];
  if (dividend === null || divisor === null || divisor.numerator === 0n) return null;
  const { numerator } = dividend;
  if (divisor.unit === 'money' && dividend.unit === 'number' && numerator !== 0n) return null;
  const unit = divisor.unit === 'money' ? 'number' : dividend.unit;
  return new Fraction(unit, numerator * divisor.denominator, dividend.denominator * divisor.numerator);
}

/** `halfUp` rounds halves away from zero, `up` rounds away from zero, `down` rounds towards zero. */
export const roundings = ['halfUp', 'up', 'down'] as const;
export type Rounding = (typeof roundings)[number];

export function round(value: unknown, rounding: Rounding): number | Money | null {
  const exact = toFraction(value);
  if (exact === null) return null;
  const { numerator, denominator, unit } = exact;
  const size = numerator < 0n ? -numerator : numerator;
  const rest = size % denominator;
  const isUp = rest > 0n && (rounding === 'up' || (rounding === 'halfUp' && rest * 2n >= denominator));
  const whole = size / denominator + (isUp ? 1n : 0n);
  return toUnit(new Fraction(unit, numerator < 0n ? -whole : whole, 1n));
}

function combineFractions(
  values: readonly unknown[],
  combine: (left: Fraction, right: Fraction) => Fraction | null,
): Fraction | null {
  const [first = null, ...others] = values.map(toFraction);
  return others.reduce((left, right) => left && right && combine(left, right), first);
}

function negateQuantity(value: unknown): Quantity | null {
  if (typeof value === 'number') return -value;
  if (value instanceof Money) return new Money(-value.cents);
  return value instanceof Fraction ? new Fraction(value.unit, -value.numerator, value.denominator) : null;
}

/** Finds the unit of a sum. Zero has the unit of the other side. */
function findCommonUnit(left: Fraction, right: Fraction): Unit | null {
  if (left.unit === right.unit || right.numerator === 0n) return left.unit;
  return left.numerator === 0n ? right.unit : null;
}

/** Converts a fraction to its unit; null when the value is too big to be exact. */
function toUnit({ unit, numerator, denominator }: Fraction): number | Money | null {
  const value = Number(numerator) / Number(denominator);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
  return unit === 'money' ? new Money(value) : value;
}

function toFraction(value: unknown): Fraction | null {
  if (typeof value === 'number') return parseDecimal(value);
  if (value instanceof Money) return new Fraction('money', BigInt(value.cents), 1n);
  return value instanceof Fraction ? value : null;
}

/** Parses a number by its decimals: 0.1 is a tenth. */
function parseDecimal(value: number): Fraction | null {
  if (!Number.isFinite(value)) return null;
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const power = Number(exponent) - decimals.length;
  const scale = 10n ** BigInt(Math.abs(power));
  const integer = BigInt(whole + decimals);
  return power < 0 ? new Fraction('number', integer, scale) : new Fraction('number', integer * scale, 1n);
}

function findGreatestDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : findGreatestDivisor(right, left % right);
}

function toCents(value: unknown): number | null {
  if (value instanceof Money) return value.cents;
  return value === 0 ? 0 : null;
}
