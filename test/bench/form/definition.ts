import type { FieldSchema, FormSource, StepSchema } from '../../../src/engine/index.ts';
import { maxLength, selectOptions, toggleName, type BenchField, type BenchForm } from './BenchForm.ts';

/** Returns the form as an analyst would write it. */
export function definitionOf(form: BenchForm): FormSource {
  return {
    wizard: {
      id: 'bench',
      steps: form.steps.map(({ id }) => ({ id, route: `/bench/${id}`, progress: 0 })),
      progress: 'none',
      exits: { back: '/', cancel: '/' },
      leaveGuard: { inside: ['/bench'], free: [], when: 'dirty', resetOnFree: false },
      done: { blocks: [], close: '/' },
    },
    steps: Object.fromEntries(
      form.steps.map(({ id, fields }): [string, StepSchema] => [
        id,
        {
          type: 'object',
          properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
        },
      ]),
    ),
    rules: {
      conditions: Object.fromEntries(
        form.steps.map(({ id }) => [
          `${id}More`,
          { says: 'Mehr ist gewählt', if: { '===': [{ var: `${id}.${toggleName}` }, true] } },
        ]),
      ),
      fields: Object.fromEntries(
        form.steps.flatMap(({ id, fields }) =>
          fields
            .filter((field) => field.conditional || !field.required)
            .map((field) => [
              `${id}.${field.name}`,
              {
                ...(field.conditional ? { show: `${id}More` } : {}),
                ...(field.required ? {} : { optional: true as const }),
              },
            ]),
        ),
      ),
    },
    calls: { calls: [] },
    shared: {
      schemas: {},
      facts: { facts: {} },
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

/** Returns its texts by key. */
export function textsOf(form: BenchForm): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...form.steps.flatMap(({ id, fields }) => [
      [`${id}.title`, `Schritt ${id}`],
      ...fields.map(({ name, label }) => [`${id}.${name}.label`, label]),
    ]),
    ...selectOptions.map((value) => [`options.${value}`, `Antwort ${value}`]),
    ['options.true', 'Ja'],
    ['options.false', 'Nein'],
    ['submit', 'Absenden'],
    ['error.required', 'Bitte ausfüllen: {label}'],
  ]);
}

export function schemaOf({ kind }: BenchField): FieldSchema {
  switch (kind) {
    case 'text':
      return { type: 'string', maxLength };
    case 'select':
      return { type: 'string', enum: selectOptions, 'x-control': 'select' };
    case 'checkbox':
      return { type: 'boolean', 'x-control': 'checkbox' };
    case 'yesNo':
      return { type: 'boolean' };
  }
}
