import type { Block, CompiledValue } from '../../../../engine/index.ts';
import { say } from '../../../messages/messages.ts';
import type { NeededText } from './NeededText.ts';
import type { Types } from '../../shared/inferRuleType.ts';
import { listPossibleCodes } from './listPossibleCodes.ts';

type BlockText = Pick<NeededText, 'what' | 'anyOf'>;

/** Lists the texts of a block: those that it always shows, those that its parameters ask for, and one for each value of a family. */
export function listBlockTexts({ path, control, values }: Block, types: Types): readonly BlockText[] {
  const { needed = [], given = {}, lacking = {}, families = {} } = control.type?.texts ?? {};
  const what = say('needs.block', { path });
  const read = (name: string) => control.params[name] ?? values[name];
  const parts = [
    ...needed,
    ...Object.entries(given).flatMap(([part, name]) => (read(name) === undefined ? [] : [part])),
    ...Object.entries(lacking).flatMap(([part, name]) => (read(name) === undefined ? [part] : [])),
  ];
  return [
    ...parts.map((part) => ({ what, anyOf: [`${path}.${part}`] })),
    ...Object.entries(families).flatMap(([family, name]) =>
      listNames(values[name], control.params[name], types).map((value) => ({
        what: say('needs.value', { value, path }),
        anyOf: [`${path}.${family}.${value}`, ...(commonFamilies.has(family) ? [`${family}.${value}`] : [])],
      })),
    ),
  ];
}

/** Families with words that all forms share. */
const commonFamilies: ReadonlySet<string> = new Set(['options', 'lock']);

/** Lists the names in a parameter: those of a list, of its members, or the codes that a value can have. */
function listNames(value: CompiledValue | undefined, parameter: unknown, types: Types): readonly string[] {
  if (value !== undefined) return listPossibleCodes(value.expression, types).filter(isName);
  if (Array.isArray(parameter))
    return parameter.flatMap((one: unknown) =>
      typeof one === 'string' ? [one] : isNamed(one) ? [one.name] : [],
    );
  return parameter !== null && typeof parameter === 'object' ? Object.keys(parameter) : [];
}

/** Returns false for a value that is written in words already, such as a column of names. */
function isName(value: string): boolean {
  return /^(?:[A-Z0-9_]+|[a-z][A-Za-z0-9]*)$/.test(value);
}

function isNamed(one: unknown): one is { readonly name: string } {
  return one !== null && typeof one === 'object' && 'name' in one && typeof one.name === 'string';
}
