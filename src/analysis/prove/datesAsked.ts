import { operationOf, evaluateExpression, type Expression, type Scope, pathsIn } from '../../engine/index.ts';

/**
 * Days at which a rule about a distance (`daysBetween`, `age`) can change its mind about one date: the other date, moved by what the rule
 * compares the distance with. `scope` knows the other date; one that is not answered yet counts as today.
 */
export function datesAsked(atom: Expression, path: string, scope: Scope): readonly string[] {
  const sides = operandsOf(atom);
  return sides.flatMap((side, index) => {
    const distance = distanceIn(side);
    const bound = evaluateExpression(sides[1 - index] ?? null, scope);
    if (distance === null || typeof bound !== 'number' || sides.length !== 2) return [];
    return distance.dates.flatMap((date, position) => {
      if (!isRead(date, path)) return [];
      const answered = evaluateExpression(distance.dates[1 - position] ?? null, scope);
      const other = typeof answered === 'string' ? answered : scope.read('today');
      if (typeof other !== 'string') return [];
      return distance.in === 'days'
        ? [moved(other, 0, bound), moved(other, 0, -bound)]
        : [bound, bound + 1].flatMap((years) => [moved(other, years, 0), moved(other, -years, 0)]);
    });
  });
}

function operandsOf(rule: Expression): readonly Expression[] {
  return operationOf(rule)?.operands ?? [];
}

function distanceIn(
  rule: Expression,
): { readonly in: 'days' | 'years'; readonly dates: readonly Expression[] } | null {
  const operation = operationOf(rule);
  const unit = operation?.operator.distance;
  return unit === undefined ? null : { in: unit, dates: operandsOf(rule) };
}

function isRead(date: Expression, path: string): boolean {
  return pathsIn(date).includes(path);
}

/** 29 February becomes 1 March in a year without one, as birthdays do. */
function moved(date: string, years: number, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day + days)).toISOString().slice(0, 10);
}
