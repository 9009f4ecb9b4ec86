import type { FieldRules, LockDefinition, OptionRow, OptionsDefinition } from '../../engine/index.ts';
import { convertCondition, convertPath, convertValue, convertWhen } from './expressionsAt.ts';
import type { PartScope } from './PartScope.ts';

/** Converts rules of a part's field for one place. Rules that a parameter decides are left out: a field that always shows needs no rule. */
export function convertFieldRules(rules: FieldRules, scope: PartScope): FieldRules {
  const { show, optional, mark, lock, min, max, options, variants, ask, ...others } = rules;
  // A kind of rule that is forgotten here does not compile.
  const nothing: Readonly<Record<string, never>> = others;
  const condition = show === undefined ? true : convertCondition(show, scope);
  const freely = optional === undefined ? false : optional === true || convertCondition(optional, scope);
  const names = variants === undefined ? [] : Object.entries(convertVariants(variants, scope));
  return {
    ...nothing,
    ...(condition === true ? {} : { show: condition }),
    ...(freely === false ? {} : { optional: freely }),
    ...(mark === undefined ? {} : { mark }),
    ...(lock === undefined ? {} : { lock: convertLocks(lock, scope) }),
    ...(min === undefined ? {} : { min: convertValue(min, scope) }),
    ...(max === undefined ? {} : { max: convertValue(max, scope) }),
    ...(options === undefined ? {} : { options: convertOptions(options, scope) }),
    ...(ask === undefined ? {} : { ask: askAt(ask, scope) }),
    ...(names.length === 0 ? {} : { variants: Object.fromEntries(names) }),
  };
}

function convertLocks(
  written: NonNullable<FieldRules['lock']>,
  scope: PartScope,
): NonNullable<FieldRules['lock']> {
  return 'when' in written ? convertLock(written, scope) : written.map((lock) => convertLock(lock, scope));
}

function convertLock({ when, to, says, ...lock }: LockDefinition, scope: PartScope): LockDefinition {
  return {
    ...lock,
    when: convertCondition(when, scope),
    ...(to === undefined ? {} : { to: convertValue(to, scope) }),
    ...(says === undefined
      ? {}
      : { says: typeof says === 'string' ? says : { from: convertValue(says.from, scope) } }),
  };
}

/** Leaves out variants whose condition a parameter makes false. */
function convertVariants(
  written: NonNullable<FieldRules['variants']>,
  scope: PartScope,
): NonNullable<FieldRules['variants']> {
  const all = Object.entries(written).map(([name, when]) => [name, convertCondition(when, scope)] as const);
  return Object.fromEntries(all.filter(([, when]) => when !== false));
}

function convertOptions(written: OptionsDefinition, scope: PartScope): OptionsDefinition {
  if (typeof written === 'string') return written;
  if ('table' in written)
    return {
      ...written,
      ...(written.with === undefined
        ? {}
        : {
            with: Object.fromEntries(
              Object.entries(written.with).map(([name, value]) => [name, convertValue(value, scope)]),
            ),
          }),
    };
  if (!('from' in written)) return written.map((row) => convertOption(row, scope));
  const { where, ...options } = written;
  return { ...options, ...(where === undefined ? {} : { where: convertCondition(where, scope) }) };
}

function convertOption({ when, disabled, ...row }: OptionRow, scope: PartScope): OptionRow {
  return {
    ...row,
    ...convertWhen(when, scope),
    ...(disabled === undefined
      ? {}
      : { disabled: { ...disabled, when: convertCondition(disabled.when, scope) } }),
  };
}

function askAt(
  { field, when, ...ask }: NonNullable<FieldRules['ask']>,
  scope: PartScope,
): NonNullable<FieldRules['ask']> {
  return { ...ask, field: convertPath(field, scope), ...convertWhen(when, scope) };
}
