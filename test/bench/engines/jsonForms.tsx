import type { JsonSchema7, UISchemaElement } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { maxLength, selectOptions, toggleName, type BenchField, type BenchStep } from '../form/BenchForm.ts';
import { currentStep } from '../form/currentStep.ts';
import type { Engine } from '../form/Engine.ts';

export const engine: Engine = {
  async prepare({ steps }) {
    const forms = steps.map((step) => ({ id: step.id, schema: schemaOf(step), uischema: uischemaOf(step) }));
    return (root) => {
      const { useIndex, goTo } = currentStep();
      function Steps() {
        const index = useIndex();
        const [data, setData] = useState<unknown>({});
        const form = forms[index];
        return form === undefined ? null : (
          <JsonForms
            key={form.id}
            schema={form.schema}
            uischema={form.uischema}
            data={data}
            renderers={vanillaRenderers}
            cells={vanillaCells}
            onChange={({ data: next }) => setData(next)}
          />
        );
      }
      flushSync(() => createRoot(root).render(<Steps />));
      return { goTo };
    };
  },
};

function schemaOf({ fields }: BenchStep): JsonSchema7 {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter((field) => field.required && !field.conditional).map((field) => field.name),
  };
}

function fieldSchema({ kind, label }: BenchField): JsonSchema7 {
  switch (kind) {
    case 'text':
      return { type: 'string', title: label, maxLength };
    case 'select':
      return { type: 'string', title: label, enum: [...selectOptions] };
    case 'checkbox':
      return { type: 'boolean', title: label };
    case 'yesNo':
      return { type: 'string', title: label, enum: ['true', 'false'] };
  }
}

function uischemaOf({ fields }: BenchStep): UISchemaElement {
  const layout = {
    type: 'VerticalLayout',
    elements: fields.map(({ name, kind, conditional }) => ({
      type: 'Control',
      scope: `#/properties/${name}`,
      ...(kind === 'yesNo' ? { options: { format: 'radio' } } : {}),
      ...(conditional
        ? {
            rule: {
              effect: 'SHOW',
              condition: { scope: `#/properties/${toggleName}`, schema: { const: true } },
            },
          }
        : {}),
    })),
  };
  return layout as UISchemaElement;
}
