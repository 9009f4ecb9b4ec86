import {
  expandShortForm,
  isList,
  parseOperation,
  pathsIn,
  withOperands,
  type Field,
  type Expression,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import { toAskedAtom } from '../prove/rules/toAskedAtom.ts';
import { listAtoms } from '../prove/values/listAtoms.ts';
import { collectControlPaths } from '../prove/rules/collectControlPaths.ts';
import { listRuleUses } from '../prove/rules/listRuleUses.ts';
import type { AtomTable } from '../prove/values/witnesses.ts';

/** The distinctions between answers that at least one of two forms makes, so that both are walked with the same answers. */
export interface SharedQuestions {
  readonly control: ReadonlySet<string>;
  readonly atoms: AtomTable;
}

/** Collects atoms and control paths of both forms, and one atom per value that the limits or options of only one form allow. */
export function findSharedQuestions(left: Wizard, right: Wizard): SharedQuestions {
  const probes = createProbes(left, right);
  const atoms = [left, right].flatMap((wizard) =>
    listRuleUses(wizard)
      .flatMap(({ rule }) => listAtoms(rule.rule, wizard.conditions))
      .map((atom) => toAskedAtom(inlineConditions(atom, wizard.conditions), left, right)),
  );
  const different = new Map(
    [...atoms, ...probes.map((atom) => toAskedAtom(atom, left, right))].map((one) => [
      JSON.stringify(one),
      one,
    ]),
  );
  return {
    control: new Set([
      ...collectControlPaths(left),
      ...collectControlPaths(right),
      ...probes.flatMap(pathsIn),
    ]),
    atoms: { atoms: [...different.values()] },
  };
}

/** Replaces named conditions by their expressions, because the other form may define the name differently. */
function inlineConditions(rule: Expression, conditions: Wizard['conditions']): Expression {
  if (isList(rule)) return rule.map((part) => inlineConditions(part, conditions));
  const operation = parseOperation(rule);
  if (!operation) return rule;
  const { operator, operands } = operation;
  const [name] = operands;
  return operator.names === 'condition' && typeof name === 'string'
    ? inlineConditions(conditions.get(name)?.rule ?? false, conditions)
    : withOperands(
        operation,
        operands.map((part) => inlineConditions(part, conditions)),
      );
}

function createProbes(left: Wizard, right: Wizard): readonly Expression[] {
  const others = indexFieldsByRead(right);
  return [...indexFieldsByRead(left)].flatMap(([name, field]) => {
    const other = others.get(name);
    if (!other || JSON.stringify(listBorderValues(field)) === JSON.stringify(listBorderValues(other)))
      return [];
    const values = new Set([...listBorderValues(field), ...listBorderValues(other)]);
    return [...values].map((value) => expandShortForm('equality', expandShortForm('path', name), value));
  });
}

/** Indexes fields by the names that rules use. */
function indexFieldsByRead(wizard: Wizard): ReadonlyMap<string, Field> {
  return new Map(
    wizard.nodes.flatMap((node): readonly (readonly [string, Field])[] => {
      const nodes: readonly (readonly [string, WizardNode])[] =
        node.kind === 'list'
          ? node.parts.map((part) => [part.path.replace(`${node.path}.`, 'row.'), part])
          : [[node.path, node]];
      return nodes.flatMap(([name, one]) => (one.kind === 'field' ? [[name, one] as const] : []));
    }),
  );
}

/** Lists the values at the borders of the accepted range of a field. */
function listBorderValues({ schema, options, type }: Field): readonly (string | number)[] {
  const offered = options && 'rows' in options ? options.rows.map(({ value }) => value) : [];
  if (type === 'boolean') return [];
  if (offered.length > 0) return offered;
  const lengths = [schema.minLength, schema.maxLength].filter((length) => length !== undefined);
  const limits = [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
  const texts = type === 'string' ? lengths.map((length) => 'x'.repeat(length)) : [];
  return [...(schema.examples ?? []), ...limits, ...texts];
}
