import {
  inFull,
  isList,
  operationOf,
  pathsIn,
  withOperands,
  type Field,
  type Expression,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import { askedAtom } from '../prove/askedAtom.ts';
import { atomsOf } from '../prove/atomsOf.ts';
import { controlPaths, rulesOf } from '../prove/rulesOf.ts';
import type { AtomTable } from '../prove/witnesses.ts';

/** What tells answers apart in at least one of two forms, so that both are walked with the same answers. */
export interface SharedQuestions {
  readonly control: ReadonlySet<string>;
  readonly atoms: AtomTable;
}

/** Atoms and control paths of both forms, and one atom per value that the limits or options of only one of them allow. */
export function sharedQuestions(left: Wizard, right: Wizard): SharedQuestions {
  const probes = probesOf(left, right);
  const atoms = [left, right].flatMap((wizard) =>
    rulesOf(wizard)
      .flatMap(({ rule }) => atomsOf(rule.rule, wizard.conditions))
      .map((atom) => askedAtom(inlined(atom, wizard.conditions), left, right)),
  );
  const different = new Map(
    [...atoms, ...probes.map((atom) => askedAtom(atom, left, right))].map((one) => [
      JSON.stringify(one),
      one,
    ]),
  );
  return {
    control: new Set([...controlPaths(left), ...controlPaths(right), ...probes.flatMap(pathsIn)]),
    atoms: { atoms: [...different.values()] },
  };
}

/** Named conditions replaced by what they say in their own form: the other one may mean something else by the name. */
function inlined(rule: Expression, conditions: Wizard['conditions']): Expression {
  if (isList(rule)) return rule.map((part) => inlined(part, conditions));
  const operation = operationOf(rule);
  if (!operation) return rule;
  const { operator, operands } = operation;
  const [name] = operands;
  return operator.names === 'condition' && typeof name === 'string'
    ? inlined(conditions.get(name)?.rule ?? false, conditions)
    : withOperands(
        operation,
        operands.map((part) => inlined(part, conditions)),
      );
}

function probesOf(left: Wizard, right: Wizard): readonly Expression[] {
  const others = fieldsOf(right);
  return [...fieldsOf(left)].flatMap(([name, field]) => {
    const other = others.get(name);
    if (!other || JSON.stringify(bordersOf(field)) === JSON.stringify(bordersOf(other))) return [];
    const values = new Set([...bordersOf(field), ...bordersOf(other)]);
    return [...values].map((value) => inFull('equality', inFull('path', name), value));
  });
}

/** Fields by the name rules call them. */
function fieldsOf(wizard: Wizard): ReadonlyMap<string, Field> {
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

/** Values at the borders of what a field takes. */
function bordersOf({ schema, options, type }: Field): readonly (string | number)[] {
  const offered = options && 'rows' in options ? options.rows.map(({ value }) => value) : [];
  if (type === 'boolean') return [];
  if (offered.length > 0) return offered;
  const lengths = [schema.minLength, schema.maxLength].filter((length) => length !== undefined);
  const limits = [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
  const texts = type === 'string' ? lengths.map((length) => 'x'.repeat(length)) : [];
  return [...(schema.examples ?? []), ...limits, ...texts];
}
