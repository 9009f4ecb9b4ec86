import type { OutcomeEffects, OutcomeRow, Problem, WrittenOutcome } from '../../engine/index.ts';
import { didYouMean, isSuccessStatus, pointerTo } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import type { SourceLocation } from './Origins.ts';

export type OutcomeSets = Readonly<Record<string, readonly WrittenOutcome[]>>;

export interface PlacedOutcome {
  readonly row: OutcomeRow;
  readonly from: SourceLocation;
}

interface OutcomeExpansion {
  readonly sets: OutcomeSets;
  /** Route of the end page. */
  readonly doneRoute: string | null;
  readonly report: (problem: Problem) => void;
}

/** Expands rows with sets, `also` and defaults, in order, each with the place where it was written. */
export function expandOutcomes(
  rows: readonly WrittenOutcome[],
  at: SourceLocation,
  around: OutcomeExpansion,
  also: OutcomeEffects = {},
): readonly PlacedOutcome[] {
  return rows.flatMap((row, position): readonly PlacedOutcome[] => {
    const from = { file: at.file, pointer: at.pointer + pointerTo(position) };
    if ('rows' in row) {
      const place = { ...from, pointer: `${from.pointer}/rows` };
      return expandOutcomes(row.rows, place, around, { ...also, ...row.also });
    }
    if (!('use' in row)) return [{ row: addDefaults({ ...row, ...also }, around.doneRoute), from }];
    const names = typeof row.use === 'string' ? [row.use] : row.use;
    return names.flatMap((name, index) => {
      const set = Object.hasOwn(around.sets, name) ? around.sets[name] : undefined;
      const shared = { file: 'schemas/_shared/outcomes.json', pointer: pointerTo(name) };
      if (set)
        return expandOutcomes(
          set,
          shared,
          { ...around, sets: omitSet(around.sets, name) },
          { ...also, ...row.also },
        );
      around.report({
        file: from.file,
        pointer: from.pointer + (typeof row.use === 'string' ? pointerTo('use') : pointerTo('use', index)),
        ...mistake('unknown-outcomes', { name }),
        ...didYouMean(name, Object.keys(around.sets)),
      });
      return [];
    });
  });
}

/** Removes a set from its own expansion, which would not end. */
function omitSet(sets: OutcomeSets, name: string): OutcomeSets {
  const { [name]: _, ...others } = sets;
  return others;
}

/** Adds defaults: the message of a success has that level, and a finished form leads to the end page. */
function addDefaults(row: OutcomeRow, doneRoute: string | null): OutcomeRow {
  const statuses = 'status' in row ? [row.status].flat() : [];
  const isSuccess =
    statuses.length > 0 &&
    statuses.every((status) => status === '2xx' || (typeof status === 'number' && isSuccessStatus(status)));
  return {
    ...row,
    ...(row.banner !== undefined && row.level === undefined
      ? { level: isSuccess ? ('success' as const) : ('error' as const) }
      : {}),
    ...(row.done && row.go === undefined && doneRoute !== null ? { go: doneRoute } : {}),
  };
}
