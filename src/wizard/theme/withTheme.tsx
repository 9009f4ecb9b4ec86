import { englishStringTranslator, type Registry, toFieldPathId } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { Step } from '../../engine/index.ts';
import type { StepContext, Theme } from '../fields/Theme.ts';

/**
 * Creates a component that draws the questions of a step with a theme. rjsf walks the schema and lays out objects; every question reads and
 * writes the draft by itself.
 *
 * rjsf's `<Form>` is not used: it would hold values, defaults and validation, which belong to the draft and the engine.
 *
 * All props are constant, so that rjsf runs once per step and never on a keystroke.
 */
export function withTheme(theme: Theme) {
  return memo(function StepForm({ step }: { readonly step: Step }) {
    const registry = useMemo(() => createRegistry(step, theme), [step]);
    const { ObjectField } = theme.fields;
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
}

const globalFormOptions = { idPrefix: 'root', idSeparator: '_' };
const rootPath = toFieldPathId('', globalFormOptions);

/**
 * Creates the smallest registry that draws a step: any other member that rjsf uses would fail on the first step drawn. The step's schema is
 * plain JSON Schema (references resolved, no conditions), so there is nothing to retrieve.
 */
function createRegistry(step: Step, theme: Theme): Registry {
  const formContext: StepContext = { step: step.id, theme };
  const registry: unknown = {
    ...theme,
    formContext,
    rootSchema: step.schema,
    schemaUtils: { retrieveSchema: (schema: unknown) => schema },
    globalFormOptions,
    translateString: englishStringTranslator,
  };
  return registry as Registry;
}

function refuse(): never {
  throw new Error('Answers are given to the draft, never to what draws them.');
}
