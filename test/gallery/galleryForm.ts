import { compileValidators } from '../../src/definitions/validators/buildValidators.ts';
import {
  type CallDefinition,
  compileWizard,
  type FormSource,
  collectLeafSchemas,
  type Wizard,
} from '../../src/engine/index.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import type { Exhibit, Showcase } from './Exhibit.ts';

export const facts = {
  today: '2026-11-21',
  'gallery.isShown': true,
  'account.email': 'anna.mueller@example.de',
  'account.phone': null,
};

/** A form of showcases, a step each, compiled by the engine as any other. */
export function compiledForm(
  id: string,
  showcases: readonly Showcase[],
  calls: readonly CallDefinition[] = [],
): Wizard {
  const source = { ...sourceOf(id, showcases), calls: { calls } };
  const compiled = compileWizard(source, {
    validators: compileValidators(collectLeafSchemas(source)),
    ...formEnvironment,
  });
  if (compiled.ok) return compiled.wizard;
  throw new Error(compiled.problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
}

/** Its texts by key. */
export function textsOf(showcases: readonly Showcase[]): Readonly<Record<string, string>> {
  const titles = showcases.map(({ name }): [string, string] => [`${name}.title`, titleOf(name)]);
  const own = eachExhibit(showcases).flatMap(([path, { texts }]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${path}.${key}`, text]),
  );
  return Object.fromEntries([...titles, ...own]);
}

export function eachExhibit(showcases: readonly Showcase[]): readonly (readonly [string, Exhibit])[] {
  return showcases.flatMap(({ name, exhibits }) =>
    Object.entries(exhibits).map(([state, exhibit]) => [`${name}.${state}`, exhibit] as const),
  );
}

const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function sourceOf(id: string, showcases: readonly Showcase[]): FormSource {
  const rules = eachExhibit(showcases).flatMap(([path, { rules: own }]) => (own ? [[path, own]] : []));
  return {
    wizard: {
      id,
      steps: showcases.map(({ name }, index) => ({ id: name, route: `/${id}/${name}`, progress: index + 1 })),
      progress: 'steps',
      exits: { back: '/', cancel: '/' },
      leaveGuard: { inside: ['/'], free: [], when: 'dirty', resetOnFree: false },
      done: { then: 'again' },
    },
    steps: Object.fromEntries(
      showcases.map(({ name, exhibits }) => [
        name,
        {
          type: 'object',
          properties: Object.fromEntries(
            Object.entries(exhibits).map(([state, { schema }]) => [state, schema]),
          ),
        },
      ]),
    ),
    rules: { conditions: {}, fields: Object.fromEntries(rules) },
    calls: { calls: [] },
    shared: {
      schemas: {},
      facts: {
        facts: Object.fromEntries(
          Object.entries(facts).map(([name, value]) => [
            name,
            { type: typeof value === 'boolean' ? 'boolean' : 'string', says: name } as const,
          ]),
        ),
      },
      conditions: {},
      conditionFiles: {},
      values: {},
      valueFiles: {},
      tables: {},
      tableFiles: {},
      settings: {},
    },
  };
}
