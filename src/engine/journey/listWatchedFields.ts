import type { Path, Wizard } from '../definition/Wizard.ts';

/** A field whose change makes calls. */
export interface WatchedField {
  readonly path: Path;
  readonly minLength: number;
  /** Milliseconds since 1970. */
  readonly debounce: number;
  /** Replies take effect when the value is complete or the field is left. */
  readonly waitsForWhole: boolean;
  /** The checks that the calls of the field decide. */
  readonly checks: readonly string[];
}

const watchedFields = new WeakMap<Wizard, readonly WatchedField[]>();

export function listWatchedFields(wizard: Wizard): readonly WatchedField[] {
  const before = watchedFields.get(wizard);
  if (before !== undefined) return before;
  const fields = new Map<Path, WatchedField>();
  for (const { at, outcomes } of wizard.calls) {
    if (!('change' in at)) continue;
    const field = fields.get(at.change);
    const checks = outcomes.flatMap(({ effects }) => Object.keys(effects.check ?? {}));
    fields.set(at.change, {
      path: at.change,
      minLength: at.minLength ?? field?.minLength ?? 1,
      debounce: at.debounce ?? field?.debounce ?? 0,
      waitsForWhole: at.takesEffect === 'whenWhole' || field?.waitsForWhole === true,
      checks: [...new Set([...(field?.checks ?? []), ...checks])],
    });
  }
  const list = [...fields.values()];
  watchedFields.set(wizard, list);
  return list;
}
