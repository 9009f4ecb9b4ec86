import type { Rule, Scalar } from '../../engine/index.ts';

/** Days for a rule about a span of time: as many years before today, or days after it, as the rule speaks of, and those beside. */
export function spanWitnesses(atom: Rule, constants: readonly Scalar[], today: string): readonly string[] {
  const numbers = constants.filter((constant) => typeof constant === 'number');
  const operators = operatorsIn(atom);
  return numbers.flatMap((count) => [
    ...(operators.includes('age') ? daysAround(yearsBefore(today, count)) : []),
    ...(operators.includes('daysBetween') ? daysAround(Date.parse(today) + count * day) : []),
  ]);
}

const day = 86_400_000;

function operatorsIn(rule: Rule): readonly string[] {
  if (rule === null || typeof rule !== 'object') return [];
  return Object.entries(rule).flatMap(([name, part]: readonly [string, Rule]) => [
    name,
    ...operatorsIn(part),
  ]);
}

function yearsBefore(today: string, years: number): number {
  const date = new Date(Date.parse(today));
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

function daysAround(moment: number): readonly string[] {
  return [moment - day, moment, moment + day].map((time) => new Date(time).toISOString().slice(0, 10));
}
