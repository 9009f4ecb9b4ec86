import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  maxLength,
  selectOptions,
  toggleName,
  type BenchField,
  type BenchForm,
  type BenchStep,
} from '../form/BenchForm.ts';
import { currentStep } from '../form/currentStep.ts';
import type { Engine, Mounted } from '../form/Engine.ts';

/** As in its documentation: one schema with `if`/`then`, the form owns the data; errors appear on submit. */
export const engine: Engine = rjsf({ live: false });

/** `live`: validates after each change, as the product, JSON Forms and the react-hook-form contender do. */
export function rjsf({ live }: { readonly live: boolean }): Engine {
  return { prepare: (form) => Promise.resolve(mounting(form, live)) };
}

function mounting({ steps }: BenchForm, live: boolean): (root: HTMLElement) => Mounted {
  const forms = steps.map((step) => ({ id: step.id, schema: schemaOf(step), uiSchema: uiSchemaOf(step) }));
  return (root) => {
    const { useIndex, goTo } = currentStep();
    function Steps() {
      const index = useIndex();
      const form = forms[index];
      return form === undefined ? null : (
        <Form
          key={form.id}
          idPrefix={form.id}
          schema={form.schema}
          uiSchema={form.uiSchema}
          validator={validator}
          liveValidate={live ? 'onChange' : false}
          showErrorList={false}
        />
      );
    }
    flushSync(() => createRoot(root).render(<Steps />));
    return { goTo };
  };
}

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
      fields.filter((field) => field.kind === 'yesNo').map((field) => [field.name, { 'ui:widget': 'radio' }]),
    ),
  };
}
