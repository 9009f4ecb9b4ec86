import type {
  Expression,
  FactDefinition,
  FactValue,
  Scalar,
  Scope,
  Value,
  Wizard,
} from '../../../engine/index.ts';
import { listLiterals } from './listAtoms.ts';
import { listComparedDates } from './listComparedDates.ts';
import { listWitnesses, type OfferedTexts } from './listWitnesses.ts';
import { listNeighbours } from './listNeighbours.ts';
import type { AtomTable } from './witnesses.ts';

/** Stands for every value that a service sends and that the specification does not name. */
const otherValue = 'OTHER_VALUE';

/** Lists values of a fact that a rule distinguishes. */
export function listFactValues(
  name: string,
  fact: FactDefinition,
  table: AtomTable,
  { wizard, fixed }: { readonly wizard: Wizard; readonly fixed: Scope },
): readonly FactValue[] {
  if (fact.type === 'list')
    return listWitnesses(fact, table, collectOfferedTexts(wizard, name, table), { name, wizard });
  if (fact.type === 'boolean') return [true, false];
  if (fact.enum) return [...fact.enum, ...listOpenValues(fact)];
  const carriers = new Set([name, ...listStartedFields(wizard, name)]);
  const comparedValues = table.atoms
    .filter(({ paths }) => paths.some((path) => carriers.has(path)))
    .flatMap(({ atom, asked: values }) => (fact.type === 'date' ? listNamedDates(atom, name, fixed) : values))
    .flatMap((value) => listNearbyValues(value, fact));
  const example = pickFactExample(fact);
  const isNamed = fact.type === 'string' && comparedValues.includes(String(example));
  return [
    ...new Set<Value>([
      ...comparedValues.filter((value) => typeof value === (fact.type === 'number' ? 'number' : 'string')),
      example,
      ...(isNamed ? [otherValue] : []),
      null,
    ]),
  ];
}

/** Lists the fields that start with a fact: rules compare it through them. */
function listStartedFields({ start }: Wizard, name: string): readonly string[] {
  return start.flatMap(({ path, value }) => (value.reads.includes(name) ? [path] : []));
}

/** Lists the values beside the declared ones: none, and one that no rule names and that stands for all others. */
function listOpenValues({ open }: FactDefinition): readonly FactValue[] {
  if (open === undefined) return [];
  return open === 'other' ? [null, otherValue] : [null];
}

/** Collects texts that rules compare with fields which offer rows of this list, by the offered part. */
function collectOfferedTexts({ nodes }: Wizard, list: string, { atoms }: AtomTable): OfferedTexts {
  const offered = nodes.flatMap((node) => {
    if (node.kind !== 'field' || node.options === null || !('from' in node.options)) return [];
    const { from, value } = node.options;
    const comparedValues = atoms
      .filter(({ paths }) => paths.includes(node.path))
      .flatMap((atom) => atom.asked);
    const texts = new Set(comparedValues.filter((text) => typeof text === 'string'));
    return from === list ? [[value.replace(/^row\./, ''), [...texts]] as const] : [];
  });
  return Object.fromEntries(offered);
}

/** Returns a value; of a number also those just below and above, of an amount of money by one cent. */
function listNearbyValues(value: Scalar, { type, format }: FactDefinition): readonly Scalar[] {
  if (format === 'euro') {
    if (typeof value !== 'number') return [];
    const cents = Math.round(value * 100);
    return [cents - 1, cents, cents + 1].map((amount) => amount / 100);
  }
  return type === 'number' ? listNeighbours(value, { type }) : [value];
}

function listNamedDates(
  atom: Expression,
  name: string,
  fixed: Scope,
): readonly (string | number | boolean)[] {
  const days = [
    ...listLiterals(atom).filter((value) => typeof value === 'string'),
    ...listComparedDates(atom, name, fixed),
  ];
  return days.flatMap((day) => listNeighbours(day, { type: 'string' }));
}

/** Returns a usual value of a fact. */
export function pickFactExample(fact: FactDefinition): Value {
  if (fact.examples?.[0] !== undefined) return fact.examples[0];
  if (fact.enum?.[0] !== undefined) return fact.enum[0];
  switch (fact.type) {
    case 'boolean':
      return false;
    case 'number':
      return 1;
    case 'date':
      return '2026-06-15';
    case 'string':
      return 'Beispiel';
    case 'list':
      return null;
  }
}

export function putExampleFirst(values: readonly FactValue[], fact: FactDefinition): readonly FactValue[] {
  const usual = pickFactExample(fact);
  return [usual, ...values.filter((value) => value !== usual)];
}
