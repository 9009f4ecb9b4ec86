import { evaluateRule, type Rule, type Scope } from '../../engine/index.ts';
import { pathsOfAtom } from './atomsOf.ts';

/**
 * Days at which a rule about a distance (`daysBetween`, `age`) can change its mind about one date: the other date, moved by what the rule
 * compares the distance with. `scope` knows the other date; one that is not answered yet counts as today.
 */
export function datesAsked(atom: Rule, path: string, scope: Scope): readonly string[] {
  const sides = operandsOf(atom);
  return sides.flatMap((side, index) => {
    const distance = distanceIn(side);
    const bound = evaluateRule(sides[1 - index] ?? null, scope);
    if (distance === null || typeof bound !== 'number' || sides.length !== 2) return [];
    return distance.dates.flatMap((date, position) => {
      if (!isRead(date, path)) return [];
      const answered = evaluateRule(distance.dates[1 - position] ?? null, scope);
      const other = typeof answered === 'string' ? answered : evaluateRule({ var: 'today' }, scope);
      if (typeof other !== 'string') return [];
      return distance.in === 'days'
        ? [moved(other, 0, bound), moved(other, 0, -bound)]
        : [bound, bound + 1].flatMap((years) => [moved(other, years, 0), moved(other, -years, 0)]);
    });
  });
}

function operandsOf(rule: Rule): readonly Rule[] {
  if (rule === null || typeof rule !== 'object' || Array.isArray(rule)) return [];
  const [operands] = Object.values(rule as Readonly<Record<string, Rule>>);
  return Array.isArray(operands) ? (operands as readonly Rule[]) : [operands ?? null];
}

function distanceIn(rule: Rule): { readonly in: 'days' | 'years'; readonly dates: readonly Rule[] } | null {
  if (rule === null || typeof rule !== 'object' || Array.isArray(rule)) return null;
  if ('daysBetween' in rule) return { in: 'days', dates: operandsOf(rule) };
  return 'age' in rule ? { in: 'years', dates: operandsOf(rule) } : null;
}

function isRead(date: Rule, path: string): boolean {
  return pathsOfAtom(date).includes(path);
}

/** 29 February becomes 1 March in a year without one, as birthdays do. */
function moved(date: string, years: number, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day + days)).toISOString().slice(0, 10);
}
