import type { Path } from '../definition/Wizard.ts';
import type { Value } from '../definition/Answer.ts';
import { resumeWalk } from './startWalk.ts';
import type { FieldState, Walk } from './Walk.ts';

/** A question that is answered otherwise than on entry: as it stood then, and as it stands now. */
export interface Change {
  readonly before: FieldState;
  readonly now: FieldState;
}

/**
 * The fields among these that say something else than on entry, in the order of the form. One that is no longer asked says nothing any
 * more, and one that was not asked then said nothing.
 */
export function listChangedFields(walk: Walk, paths: readonly Path[]): readonly Change[] {
  const onEntry = getWalkOnEntry(walk);
  return walk.nodes.flatMap((now, index) => {
    const before = onEntry.nodes[index];
    if (now.kind !== 'field' || before?.kind !== 'field' || !paths.includes(now.field.path)) return [];
    return getComparedValue(before) === getComparedValue(now) ? [] : [{ before, now }];
  });
}

/** An untouched box that shows says no, as one that does not show. */
function getComparedValue({ value, field }: FieldState): Value {
  return value ?? (field.twoValued ? false : null);
}

const known = new WeakMap<Walk['start'], { readonly facts: Walk['facts']; readonly walk: Walk }>();

function getWalkOnEntry({ wizard, facts, start }: Walk): Walk {
  const before = known.get(start);
  if (before?.facts === facts) return before.walk;
  const { walk } = resumeWalk(wizard, facts, { answers: start, start });
  known.set(start, { facts, walk });
  return walk;
}
