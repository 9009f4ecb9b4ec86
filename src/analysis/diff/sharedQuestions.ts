import type { Field, Rule, Wizard, WizardNode } from '../../engine/index.ts';
import { atomsOf, pathsOfAtom } from '../prove/atomsOf.ts';
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
      .map((atom) => inlined(atom, wizard.conditions)),
  );
  const different = new Map([...atoms, ...probes].map((atom) => [JSON.stringify(atom), atom]));
  return {
    control: new Set([...controlPaths(left), ...controlPaths(right), ...probes.flatMap(pathsOfAtom)]),
    atoms: { atoms: [...different.values()].map((atom) => ({ atom, paths: pathsOfAtom(atom) })) },
  };
}

/** Named conditions replaced by what they say in their own form: the other one may mean something else by the name. */
function inlined(rule: Rule, conditions: Wizard['conditions']): Rule {
  if (rule === null || typeof rule !== 'object') return rule;
  if (Array.isArray(rule)) return (rule as readonly Rule[]).map((part) => inlined(part, conditions));
  const [entry] = Object.entries(rule);
  if (entry?.[0] === 'is') {
    const name: unknown = Array.isArray(entry[1]) ? entry[1][0] : entry[1];
    return inlined(conditions.get(String(name))?.rule ?? false, conditions);
  }
  return Object.fromEntries(
    Object.entries(rule).map(([operator, part]: readonly [string, Rule]) => [
      operator,
      inlined(part, conditions),
    ]),
  );
}

function probesOf(left: Wizard, right: Wizard): readonly Rule[] {
  const others = fieldsOf(right);
  return [...fieldsOf(left)].flatMap(([name, field]) => {
    const other = others.get(name);
    if (!other || JSON.stringify(bordersOf(field)) === JSON.stringify(bordersOf(other))) return [];
    const values = new Set([...bordersOf(field), ...bordersOf(other)]);
    return [...values].map((value): Rule => ({ '===': [{ var: name }, value] }));
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
