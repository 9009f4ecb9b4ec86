import type { BlockFixture } from '../../src/wizard/elements/BlockFixture.ts';
import type { ControlFixture } from '../../src/wizard/inputs/ControlFixture.ts';
import type { Exhibit, Showcase } from './Exhibit.ts';
import { blockFixtures, controlFixtures } from './fixtures.ts';

const longText =
  'Zulassungsbescheinigung, Kraftfahrzeughaftpflichtversicherungsbestätigung oder ein anderes Schreiben, in dem dasselbe steht';

export const showcases: readonly Showcase[] = [
  ...controlFixtures.map(([name, fixture]) => ({ name, exhibits: statesOf(name, fixture) })),
  ...blockFixtures
    // They need a form before them: they stand among the parts of a page.
    .filter(([name]) => !['summary', 'changes'].includes(name))
    .map(([name, fixture]) => ({ name, exhibits: blocksOf(name, fixture) })),
];

/** Every control in the same states, and in those of its parameters. */
function statesOf(is: string, fixture: ControlFixture) {
  const { schema, parameters: own, texts, filled, wrong, variations = {}, states: further = {} } = fixture;
  const control = { ...schema, 'x-control': own === undefined ? is : { kind: is, ...own } };
  const usual: Exhibit = { schema: control, texts };
  const heading = 'legend' in texts ? { legend: longText } : {};
  const states: Record<string, Exhibit> = {
    empty: usual,
    filled: { ...usual, answer: filled },
    error: { ...usual, answer: wrong, isWrong: true },
    locked: {
      ...usual,
      texts: { ...texts, reason: 'Das steht in Ihrem Vertrag.' },
      answer: filled,
      rules: { lock: { when: 'gallery.isShown', says: 'reason' } },
    },
    optional: { ...usual, schema: withoutConst(control), rules: { optional: true } },
    longText: {
      ...usual,
      texts: { ...texts, ...heading, label: longText, hint: longText, why: longText },
      answer: filled,
    },
  };
  for (const [name, parameters] of Object.entries(variations))
    states[name] = {
      ...usual,
      schema: { ...schema, 'x-control': { kind: is, ...parameters } },
      answer: filled,
    };
  for (const [name, state] of Object.entries(further)) states[name] = { ...usual, ...state };
  return states;
}

/** A required checkbox cannot be optional. */
function withoutConst(schema: Exhibit['schema']): Exhibit['schema'] {
  const { const: _, ...rest } = schema;
  return rest;
}

function blocksOf(is: string, { states, below = {} }: BlockFixture): Showcase['exhibits'] {
  const blocks = Object.entries(states).map(([name, { parameters = {}, texts }]) => [
    name,
    { schema: { type: 'null', 'x-control': { kind: is, ...parameters } }, texts },
  ]);
  const questions = Object.entries(below).map(([name, schema]) => [name, { schema, texts: { label: name } }]);
  return Object.fromEntries([...blocks, ...questions]);
}
