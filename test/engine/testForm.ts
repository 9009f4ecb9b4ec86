import { Ajv } from 'ajv';
import {
  compileWizard,
  collectLeafSchemas,
  startWalk,
  type CallsDefinition,
  type Environment,
  type Facts,
  type FieldSchema,
  type FormSource,
  type Expression,
  type RulesDefinition,
  type SharedSource,
  type StepSchema,
  type Validate,
  type Walk,
  type Wizard,
  type WizardDefinition,
} from '../../src/engine/index.ts';
import { formats } from '../../src/definitions/validators/formats.ts';
import { formControls } from '../../src/wizard/formControls.ts';

/** The tested parts of a form; the other parts are the smallest that compile. */
export interface TestForm {
  readonly steps: Readonly<Record<string, Readonly<Record<string, FieldSchema>>>>;
  readonly rules?: Partial<RulesDefinition>;
  readonly calls?: CallsDefinition['calls'];
  readonly facts?: readonly string[];
  readonly start?: RulesDefinition['start'];
  readonly progress?: WizardDefinition['progress'];
  readonly done?: WizardDefinition['done'];
  readonly amountBar?: WizardDefinition['amountBar'];
  readonly derivations?: Environment['derivations'];
  readonly shared?: Partial<SharedSource>;
}

export function formSource(form: TestForm): FormSource {
  const facts = form.facts ?? [];
  return {
    wizard: {
      id: 'test',
      steps: Object.keys(form.steps).map((id, index) => ({ id, route: `/test/${id}`, progress: index })),
      progress: form.progress ?? 'percent',
      exits: { back: '/', cancel: '/' },
      ...(form.amountBar === undefined ? {} : { amountBar: form.amountBar }),
      leaveGuard: { inside: ['/test'], free: [], when: 'dirty', resetOnFree: false },
      done: form.done ?? { blocks: [], close: '/' },
    },
    steps: Object.fromEntries(
      Object.entries(form.steps).map(([id, properties]): [string, StepSchema] => [
        id,
        { type: 'object', properties },
      ]),
    ),
    rules: { conditions: {}, ...(form.start ? { start: form.start } : {}), ...form.rules },
    calls: { calls: form.calls ?? [] },
    shared: {
      schemas: {},
      facts: { facts: Object.fromEntries(facts.map((fact) => [fact, { type: 'boolean', says: fact }])) },
      conditions: {},
      conditionFiles: {},
      values: {},
      valueFiles: {},
      tables: {},
      tableFiles: {},
      settings: {},
      ...form.shared,
    },
  };
}

const ajv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  formats: { ...formats, date: /^\d{4}-\d\d-\d\d$/, file: true, 'date-time': true },
});

export function validatorsFor(source: FormSource): Readonly<Record<string, Validate>> {
  return Object.fromEntries(
    Object.entries(collectLeafSchemas(source)).map(([shape, schema]) => {
      const check = ajv.compile(schema);
      return [shape, (value: unknown) => (check(value) ? null : (check.errors?.[0]?.keyword ?? 'invalid'))];
    }),
  );
}

export function compile(form: TestForm) {
  const source = formSource(form);
  return compileWizard(source, {
    validators: validatorsFor(source),
    derivations: form.derivations ?? {},
    controls: formControls,
  });
}

export function wizardOf(form: TestForm): Wizard {
  const compiled = compile(form);
  if (!compiled.ok)
    throw new Error(
      compiled.problems.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`).join('\n'),
    );
  return compiled.wizard;
}

export function walkOf(form: TestForm, facts: Facts = {}): Walk {
  return startWalk(wizardOf(form), { today: '2026-11-21', ...facts });
}

export const text = (maxLength = 100): FieldSchema => ({ type: 'string', maxLength });
export const yesNo: FieldSchema = { type: 'boolean' };
export const checkbox: FieldSchema = { type: 'boolean', 'x-control': 'checkbox' };
export const choice = (...values: readonly string[]): FieldSchema => ({ type: 'string', enum: values });

/** A condition with its sentence. */
export function when(rule: Expression) {
  return { says: 'Bedingung der Probe', if: rule };
}
