import type { Path } from '../definition/Wizard.ts';
import type { Value } from '../definition/Answer.ts';
import { resumeWalk } from './startWalk.ts';
import type { FieldState, Walk } from './Walk.ts';

/** A field whose answer differs from the answer on entry, with the states on entry and now. */
export interface Change {
  readonly before: FieldState;
  readonly now: FieldState;
}

/**
 * Lists the fields among `paths` whose value differs from entry, in the order of the form. A hidden field has no value, neither now nor on
 * entry.
 * @public
 */
export function listChangedFields(walk: Walk, paths: readonly Path[]): readonly Change[] {
  const onEntry = getWalkOnEntry(walk);
  return walk.nodes.flatMap((now, index) => {
    const before = onEntry.nodes[index];
    if (now.kind !== 'field' || before?.kind !== 'field' || !paths.includes(now.field.path)) return [];
    return getComparedValue(before) === getComparedValue(now) ? [] : [{ before, now }];
  });
}

/** Returns the value for the comparison. An untouched box counts as no, like a hidden one. */
function getComparedValue({ value, field }: FieldState): Value {
  return value ?? (field.twoValued ? false : null);
}

const walksOnEntry = new WeakMap<Walk['start'], { readonly facts: Walk['facts']; readonly walk: Walk }>();

function getWalkOnEntry({ wizard, facts, start }: Walk): Walk {
  const before = walksOnEntry.get(start);
  if (before?.facts === facts) return before.walk;
  const { walk } = resumeWalk(wizard, facts, { answers: start, start });
  walksOnEntry.set(start, { facts, walk });
  return walk;
}
