import type { Expression, FieldRules, OptionRow } from '../../engine/index.ts';
import { expressionAt, type PartScope } from './PartScope.ts';

type AtPlace<Written> = (written: Written, scope: PartScope) => Written;
type Rewriters = { readonly [Key in keyof FieldRules]-?: AtPlace<Exclude<FieldRules[Key], undefined>> };

const condition: AtPlace<Expression> = (written, scope) => expressionAt(written, 'condition', scope);
const value: AtPlace<Expression> = (written, scope) => expressionAt(written, 'value', scope);
const path: AtPlace<string> = (written, scope) => {
  const renamed = expressionAt(written, 'place', scope);
  return typeof renamed === 'string' ? renamed : written;
};

/** How each kind of rule is written for a place. */
const rewriters: Rewriters = {
  show: condition,
  optional: (written, scope) => (written === true ? true : condition(written, scope)),
  mark: (written) => written,
  lock: ({ when, to, ...lock }, scope) => ({
    ...lock,
    when: condition(when, scope),
    ...(to === undefined ? {} : { to: value(to, scope) }),
  }),
  min: value,
  max: value,
  options(written, scope) {
    if (typeof written === 'string') return written;
    if (!('from' in written)) return written.map((row) => optionAt(row, scope));
    const { where, ...options } = written;
    return { ...options, ...(where === undefined ? {} : { where: condition(where, scope) }) };
  },
  variants: (written, scope) =>
    Object.fromEntries(Object.entries(written).map(([name, when]) => [name, condition(when, scope)])),
  ask: ({ field, when, ...ask }, scope) => ({
    ...ask,
    field: path(field, scope),
    ...(when === undefined ? {} : { when: condition(when, scope) }),
  }),
};

/** Rules of a part's field as they are at one place. What a parameter settles is left out: what always shows needs no rule. */
export function fieldRulesAt(rules: FieldRules, scope: PartScope): FieldRules {
  const all = Object.entries(rules).map(([key, written]) => {
    const rewrite = rewriters[key as keyof FieldRules] as AtPlace<unknown>;
    return [key, rewrite(written, scope)];
  });
  const { show, optional, variants, ...others } = Object.fromEntries(all) as FieldRules;
  const left = Object.entries(variants ?? {}).filter(([, when]) => when !== false);
  return {
    ...(show === undefined || show === true ? {} : { show }),
    ...(optional === undefined || optional === false ? {} : { optional }),
    ...others,
    ...(left.length === 0 ? {} : { variants: Object.fromEntries(left) }),
  };
}

function optionAt({ when, disabled, ...row }: OptionRow, scope: PartScope): OptionRow {
  return {
    ...row,
    ...(when === undefined ? {} : { when: condition(when, scope) }),
    ...(disabled === undefined ? {} : { disabled: { ...disabled, when: condition(disabled.when, scope) } }),
  };
}
