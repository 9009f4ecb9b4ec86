import type { FormSource } from '../definition/FormSource.ts';
import type { FlatNode } from './FlatNode.ts';
import { pointerTo } from './report.ts';

/** The rows of a list fact, as far as rules about them need to know. */
export function listOfFact(fact: string, source: FormSource): FlatNode {
  const shape = {
    step: '',
    groups: [],
    schema: {},
    file: 'schemas/_shared/facts.json',
    pointer: pointerTo('facts', fact),
  };
  const rows = Object.keys(source.shared.facts.facts[fact]?.rows ?? {});
  const parts = rows.map((name): FlatNode => ({
    ...shape,
    kind: 'field',
    path: `${fact}.${name}`,
    name,
    parts: [],
  }));
  return { ...shape, kind: 'list', path: fact, name: fact, parts };
}
