// By file: the package's door loads a registry of everything rjsf can draw, and its own test registry.
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { englishStringTranslator, toFieldPathId } from '@rjsf/utils';
import type { Registry, RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { Step } from '../../engine/index.ts';
import { GroupTemplate } from './GroupTemplate.tsx';
import { SchemaNode } from './SchemaNode.tsx';

/**
 * Draws the questions of a step: rjsf walks the schema and lays out objects, every leaf reads and writes the draft. Its `<Form>` stays
 * away: that one owns values, defaults and validation, which the draft and the engine do here. All props are constant, so rjsf works
 * once per step and never on a keystroke.
 */
export const StepForm = memo(function StepForm({ step }: { readonly step: Step }) {
  const registry = useMemo(() => registryOf(step), [step]);
  return (
    <ObjectField
      name=""
      schema={registry.rootSchema}
      fieldPathId={rootPath}
      registry={registry}
      onChange={refuse}
      onBlur={refuse}
      onFocus={refuse}
    />
  );
});

const globalFormOptions = { idPrefix: 'root', idSeparator: '_' };
const rootPath = toFieldPathId('', globalFormOptions);

/** The step's schema is plain JSON Schema (references resolved, no conditions): there is nothing to retrieve. */
const schemaUtils = { retrieveSchema: (schema: RJSFSchema) => schema } as SchemaUtilsType;

const templates = { ObjectFieldTemplate: GroupTemplate } as Registry['templates'];

/** What drawing objects takes, and no more: whatever else rjsf came to ask for would fail on the first step drawn. */
function registryOf(step: Step): Registry {
  return {
    fields: { SchemaField: SchemaNode, ObjectField },
    templates,
    widgets: {},
    formContext: { step: step.id },
    // Annotations rjsf does not know are left in.
    rootSchema: step.schema as RJSFSchema,
    schemaUtils,
    globalFormOptions,
    translateString: englishStringTranslator,
  };
}

function refuse(): never {
  throw new Error('Answers are given to the draft, never to what draws them.');
}
