import type { FieldSchema, FormSource } from '../../../src/engine/index.ts';
import type { BenchForm } from './BenchForm.ts';
import { definitionOf, schemaOf, textsOf } from './definition.ts';

/**
 * Returns the steps of a form as rows of one list, like ten witnesses, and the same questions one below the other. Both have no conditions.
 */
export function rowsDefinition(form: BenchForm): FormSource {
  const [row] = form.steps;
  const properties = Object.fromEntries((row?.fields ?? []).map((field) => [field.name, schemaOf(field)]));
  const list: FieldSchema = {
    type: 'array',
    maxItems: form.steps.length,
    items: { type: 'object', properties },
  };
  return oneStep({ rows: list });
}

export const rowsPath = 's0.rows';

export function rowsTexts(form: BenchForm): Readonly<Record<string, string>> {
  const fields = form.steps[0]?.fields ?? [];
  return {
    ...textsOf(form),
    ...Object.fromEntries(fields.map(({ name, label }) => [`s0.rows.${name}.label`, label])),
    's0.rows.legend': 'Zeilen',
    's0.rows.add': 'Hinzufügen',
    's0.rows.remove': 'Entfernen',
    's0.rows.row': '{number}. Zeile',
  };
}

export function flatDefinition(form: BenchForm): FormSource {
  return oneStep(
    Object.fromEntries(
      form.steps.flatMap(({ id, fields }) => fields.map((field) => [`${id}${field.name}`, schemaOf(field)])),
    ),
  );
}

export function flatTexts(form: BenchForm): Readonly<Record<string, string>> {
  return {
    ...textsOf(form),
    ...Object.fromEntries(
      form.steps.flatMap(({ id, fields }) =>
        fields.map(({ name, label }) => [`s0.${id}${name}.label`, label]),
      ),
    ),
  };
}

function oneStep(properties: Readonly<Record<string, FieldSchema>>): FormSource {
  const empty = definitionOf({ name: 'one step', steps: [{ id: 's0', fields: [] }] });
  return {
    ...empty,
    steps: { s0: { type: 'object', properties } },
    rules: { conditions: {} },
  };
}
