// Not from the package's door: that one loads the package's own test registry, and with it ajv.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Step } from '../../engine/index.ts';
import { GroupTemplate } from './GroupTemplate.tsx';
import { SchemaNode } from './SchemaNode.tsx';

/**
 * Draws the questions of a step: rjsf walks the schema and lays out objects, every leaf reads and writes the draft. All props are
 * constant, so rjsf works once per step and never on a keystroke; it holds no data and validates nothing.
 */
export const StepForm = memo(function StepForm({ step }: { readonly step: Step }) {
  return (
    <Form
      schema={asRjsfSchema(step)}
      uiSchema={uiSchema}
      fields={fields}
      templates={templates}
      formContext={{ step: step.id }}
      validator={neverValidates}
      noValidate
      tagName={Bare}
      experimental_defaultFormStateBehavior={noDefaults}
    >
      <></>
    </Form>
  );
});

const uiSchema = { 'ui:submitButtonOptions': { norender: true } };
const fields = { SchemaField: SchemaNode };
const templates = { ObjectFieldTemplate: GroupTemplate };
const noDefaults = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** The page owns the `<form>` element, the draft the values: of rjsf's own only what it contains is wanted. */
function Bare({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}

function refuse(): never {
  throw new Error('Answers are validated by the engine, never by the form that draws them.');
}

const neverValidates: ValidatorType = {
  isValid: refuse,
  rawValidation: refuse,
  validateFormData: refuse,
};

/** The step's schema is plain JSON Schema (references resolved, no conditions) with annotations rjsf does not know. */
function asRjsfSchema(step: Step): RJSFSchema {
  return step.schema as RJSFSchema;
}
