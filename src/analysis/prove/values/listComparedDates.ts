import { type Day, fromEpochDay, isDay, readYear, toEpochDay } from '../../../calendar/index.ts';
import {
  parseOperation,
  evaluateExpression,
  type Expression,
  type Scope,
  pathsIn,
} from '../../../engine/index.ts';

/**
 * Lists the days at which a rule about a distance (`daysBetween`, `age`) can change its value for one date: the other date, moved by the
 * compared distances. `scope` has the other date; without an answer it counts as today.
 */
export function listComparedDates(atom: Expression, path: string, scope: Scope): readonly string[] {
  const sides = getOperands(atom);
  return sides.flatMap((side, index) => {
    const distance = readDistance(side);
    const bound = evaluateExpression(sides[1 - index] ?? null, scope);
    if (distance === null || typeof bound !== 'number' || sides.length !== 2) return [];
    return distance.dates.flatMap((date, position) => {
      if (!isRead(date, path)) return [];
      const answered = evaluateExpression(distance.dates[1 - position] ?? null, scope);
      const other = typeof answered === 'string' ? answered : scope.read('today');
      if (typeof other !== 'string') return [];
      const full = Math.trunc(bound);
      return distance.in === 'days'
        ? [full, -full].flatMap((days) => fromEpochDay((toEpochDay(other) ?? NaN) + days) ?? [])
        : [full, -full, full + 1, -full - 1].flatMap((years) => getBirthday(other, years));
    });
  });
}

function getOperands(rule: Expression): readonly Expression[] {
  return parseOperation(rule)?.operands ?? [];
}

function readDistance(
  rule: Expression,
): { readonly in: 'days' | 'years'; readonly dates: readonly Expression[] } | null {
  const operation = parseOperation(rule);
  const unit = operation?.operator.distance;
  return unit === undefined ? null : { in: unit, dates: getOperands(rule) };
}

function isRead(date: Expression, path: string): boolean {
  return pathsIn(date).includes(path);
}

/** Returns the same day of the year some years later: 1 March for 29 February in a year without one. None outside of the calendar. */
function getBirthday(day: Day, years: number): readonly Day[] {
  const year = String(readYear(day) + years).padStart(4, '0');
  return [`${year}${day.slice(4)}`, `${year}-03-01`].filter(isDay).slice(0, 1);
}
