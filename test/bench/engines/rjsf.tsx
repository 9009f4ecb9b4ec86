import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { maxLength, selectOptions, toggleName, type BenchField, type BenchStep } from '../form/BenchForm.ts';
import type { Engine } from '../form/Engine.ts';

/** As its documentation shows it: one schema with `if`/`then`, the form owns the data. */
export const engine: Engine = {
  async prepare({ steps }) {
    const forms = steps.map((step) => ({ id: step.id, schema: schemaOf(step), uiSchema: uiSchemaOf(step) }));
    return (root) => {
      let goTo: (step: number) => void = () => undefined;
      function Steps() {
        const [index, setIndex] = useState(0);
        goTo = setIndex;
        const form = forms[index];
        return form === undefined ? null : (
          <Form
            key={form.id}
            idPrefix={form.id}
            schema={form.schema}
            uiSchema={form.uiSchema}
            validator={validator}
          />
        );
      }
      flushSync(() => createRoot(root).render(<Steps />));
      return { goTo: (step) => goTo(step) };
    };
  },
};

function schemaOf({ fields }: BenchStep): RJSFSchema {
  const [always, sometimes] = [
    fields.filter((field) => !field.conditional),
    fields.filter((field) => field.conditional),
  ];
  return {
    type: 'object',
    ...partOf(always),
    if: { properties: { [toggleName]: { const: true } }, required: [toggleName] },
    then: partOf(sometimes),
  };
}

function partOf(fields: readonly BenchField[]): RJSFSchema {
  return {
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter((field) => field.required).map((field) => field.name),
  };
}

function fieldSchema({ kind, label }: BenchField): RJSFSchema {
  switch (kind) {
    case 'text':
      return { type: 'string', title: label, maxLength };
    case 'select':
      return { type: 'string', title: label, enum: [...selectOptions] };
    case 'checkbox':
    case 'yesNo':
      return { type: 'boolean', title: label };
  }
}

function uiSchemaOf({ fields }: BenchStep) {
  return {
    'ui:order': fields.map((field) => field.name).concat('*'),
    ...Object.fromEntries(
      fields
        .filter((field) => field.kind === 'yesNo')
        .map((field) => [field.name, { 'ui:widget': 'radio' }]),
    ),
  };
}
