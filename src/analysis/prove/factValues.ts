import type { Expression, FactDefinition, FactValue, Scalar, Scope, Value } from '../../engine/index.ts';
import { literalsOf } from './atomsOf.ts';
import { datesAsked } from './datesAsked.ts';
import { listWitnesses } from './listWitnesses.ts';
import { neighbours } from './neighbours.ts';
import type { AtomTable } from './witnesses.ts';

/** Values of a fact that some rule tells apart. */
export function valuesOf(
  name: string,
  fact: FactDefinition,
  table: AtomTable,
  fixed: Scope,
): readonly FactValue[] {
  if (fact.type === 'list') return listWitnesses(fact, table);
  if (fact.type === 'boolean') return [true, false];
  if (fact.enum) return fact.enum;
  const asked = table.atoms
    .filter(({ paths }) => paths.includes(name))
    .flatMap(({ atom, asked: values }) => (fact.type === 'date' ? datesNamed(atom, name, fixed) : values))
    .flatMap((value): readonly Scalar[] => (fact.format === 'euro' ? amountsBeside(value) : [value]));
  return [
    ...new Set<Value>([
      ...asked.filter((value) => typeof value === (fact.type === 'number' ? 'number' : 'string')),
      exampleOf(fact),
      null,
    ]),
  ];
}

/** An amount, one cent less and one more. */
function amountsBeside(euros: Scalar): readonly number[] {
  if (typeof euros !== 'number') return [];
  const cents = Math.round(euros * 100);
  return [cents - 1, cents, cents + 1].map((amount) => amount / 100);
}

function datesNamed(atom: Expression, name: string, fixed: Scope): readonly (string | number | boolean)[] {
  const days = [
    ...literalsOf(atom).filter((value) => typeof value === 'string'),
    ...datesAsked(atom, name, fixed),
  ];
  return days.flatMap((day) => neighbours(day, { type: 'string' }));
}

/** A usual value of a fact. */
export function exampleOf(fact: FactDefinition): Value {
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

export function usualFirst(values: readonly FactValue[], fact: FactDefinition): readonly FactValue[] {
  const usual = exampleOf(fact);
  return [usual, ...values.filter((value) => value !== usual)];
}
