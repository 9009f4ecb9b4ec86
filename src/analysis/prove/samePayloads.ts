import type { Facts, NodeState, Wizard } from '../../engine/index.ts';
import type { Situation } from './exploration/explore.ts';

/**
 * Creates a function that names the payloads of all ways through a form: explorations with the same name have the same payloads. A world
 * that differs only in words or marks need not be judged again.
 */
export function createPayloadNames(wizard: Wizard): (start: Situation, facts: Facts) => string {
  const numbers = new Map<string, number>();
  const sent = [
    ...wizard.calls.flatMap(({ send }) => send?.reads ?? []),
    ...wizard.start.flatMap(({ value }) => value.reads),
    ...wizard.rowStart.flatMap(({ value }) => value.reads),
  ].filter((name) => !wizard.indexOf.has(name));
  return (start, facts) => {
    const known = new Map<Situation, number>();
    return JSON.stringify([numberOf(start, known), sent.map((name) => facts[name] ?? null)]);
  };

  function numberOf(situation: Situation, known: Map<Situation, number>): number {
    const before = known.get(situation);
    if (before !== undefined) return before;
    const ways = situation.ways.map((way) => [
      readNodeValues(way.least),
      readNodeValues(way.most),
      numberOf(way.to, known),
    ]);
    const content = JSON.stringify([situation.step?.id ?? null, ways]);
    const number = numbers.get(content) ?? numbers.size;
    numbers.set(content, number);
    known.set(situation, number);
    return number;
  }
}

function readNodeValues(nodes: readonly NodeState[]): readonly unknown[] {
  return nodes.map((node) => (node.kind === 'block' ? null : node.value));
}
