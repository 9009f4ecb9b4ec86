import type { FieldRules, LockDefinition, OptionRow, OptionsDefinition } from '../../engine/index.ts';
import { conditionAt, pathAt, valueAt, whenAt } from './expressionsAt.ts';
import type { PartScope } from './PartScope.ts';

/** Converts rules of a part's field for one place. Rules that a parameter decides are left out: a field that always shows needs no rule. */
export function fieldRulesAt(rules: FieldRules, scope: PartScope): FieldRules {
  const { show, optional, mark, lock, min, max, options, variants, ask, ...others } = rules;
  // A kind of rule that is forgotten here does not compile.
  const nothing: Readonly<Record<string, never>> = others;
  const shown = show === undefined ? true : conditionAt(show, scope);
  const freely = optional === undefined ? false : optional === true || conditionAt(optional, scope);
  const names = variants === undefined ? [] : Object.entries(variantsAt(variants, scope));
  return {
    ...nothing,
    ...(shown === true ? {} : { show: shown }),
    ...(freely === false ? {} : { optional: freely }),
    ...(mark === undefined ? {} : { mark }),
    ...(lock === undefined ? {} : { lock: locksAt(lock, scope) }),
    ...(min === undefined ? {} : { min: valueAt(min, scope) }),
    ...(max === undefined ? {} : { max: valueAt(max, scope) }),
    ...(options === undefined ? {} : { options: optionsAt(options, scope) }),
    ...(ask === undefined ? {} : { ask: askAt(ask, scope) }),
    ...(names.length === 0 ? {} : { variants: Object.fromEntries(names) }),
  };
}

function locksAt(
  written: NonNullable<FieldRules['lock']>,
  scope: PartScope,
): NonNullable<FieldRules['lock']> {
  return 'when' in written ? lockAt(written, scope) : written.map((lock) => lockAt(lock, scope));
}

function lockAt({ when, to, says, ...lock }: LockDefinition, scope: PartScope): LockDefinition {
  return {
    ...lock,
    when: conditionAt(when, scope),
    ...(to === undefined ? {} : { to: valueAt(to, scope) }),
    ...(says === undefined
      ? {}
      : { says: typeof says === 'string' ? says : { from: valueAt(says.from, scope) } }),
  };
}

/** Leaves out variants whose condition a parameter makes false. */
function variantsAt(
  written: NonNullable<FieldRules['variants']>,
  scope: PartScope,
): NonNullable<FieldRules['variants']> {
  const all = Object.entries(written).map(([name, when]) => [name, conditionAt(when, scope)] as const);
  return Object.fromEntries(all.filter(([, when]) => when !== false));
}

function optionsAt(written: OptionsDefinition, scope: PartScope): OptionsDefinition {
  if (typeof written === 'string') return written;
  if ('table' in written)
    return {
      ...written,
      ...(written.with === undefined
        ? {}
        : {
            with: Object.fromEntries(
              Object.entries(written.with).map(([name, value]) => [name, valueAt(value, scope)]),
            ),
          }),
    };
  if (!('from' in written)) return written.map((row) => optionAt(row, scope));
  const { where, ...options } = written;
  return { ...options, ...(where === undefined ? {} : { where: conditionAt(where, scope) }) };
}

function optionAt({ when, disabled, ...row }: OptionRow, scope: PartScope): OptionRow {
  return {
    ...row,
    ...whenAt(when, scope),
    ...(disabled === undefined ? {} : { disabled: { ...disabled, when: conditionAt(disabled.when, scope) } }),
  };
}

function askAt(
  { field, when, ...ask }: NonNullable<FieldRules['ask']>,
  scope: PartScope,
): NonNullable<FieldRules['ask']> {
  return { ...ask, field: pathAt(field, scope), ...whenAt(when, scope) };
}
