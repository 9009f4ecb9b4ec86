import type { Expression } from '../../definition/Expression.ts';
import type { FormSource } from '../../definition/FormSource.ts';
import { mapReferences } from '../../expressions/mapReferences.ts';
import type { OperandRole } from '../../expressions/operators/Operator.ts';
import { mistake } from '../../messages/messages.ts';
import { pointerTo, type Report } from '../report.ts';
import type { FieldExpander } from './createFieldExpander.ts';

/** Replaces named values (`value.<name>`) in an expression by their expressions, and a step, a group or the form by its fields. */
export type ValueExpander = (written: Expression, position: OperandRole) => Expression;

/** Creates the expander. Values of the form replace shared values of the same name. A value that refers to itself is reported. */
export function createValueExpander(
  { rules, shared, wizard }: FormSource,
  expandFields: FieldExpander,
  report: Report,
): ValueExpander {
  const own = rules.values ?? {};
  const all = { ...shared.values, ...own };
  const memory = new Map<string, Expression>();
  const open: string[] = [];
  return (written, position) => expandFields(expandValues(written, position));

  function expandValues(written: Expression, position: OperandRole): Expression {
    return namesValue(written) ? mapReferences(written, position, expandPath) : written;
  }

  function expandPath(path: string): Expression {
    const name = getValueName(path);
    const known = name === null ? undefined : memory.get(name);
    if (name === null || known !== undefined) return known ?? path;
    const definition = Object.hasOwn(all, name) ? all[name] : undefined;
    if (definition === undefined) return path;
    if (open.includes(name)) {
      report({
        file: Object.hasOwn(own, name) ? `rules/${wizard.id}.json` : 'rules/_shared',
        pointer: pointerTo('values', name),
        ...mistake('cyclic-value', { name, way: [...open, name].join(' → ') }),
      });
      return null;
    }
    open.push(name);
    const value = expandValues(definition, 'value');
    open.pop();
    memory.set(name, value);
    return value;
  }
}

/** Returns the name of the value that a path reads; null for every other path. */
function getValueName(path: string): string | null {
  return path.startsWith('value.') ? path.slice('value.'.length) : null;
}

/** Tells whether an expression reads a named value. Most expressions read none, and they are not copied. */
function namesValue(written: Expression): boolean {
  if (typeof written === 'string') return written.startsWith('value.') || written.startsWith('!value.');
  return written !== null && typeof written === 'object' && Object.values(written).some(namesValue);
}
