import type { Registry } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { listOfferedOptions } from '../../inputs/choice/listOfferedOptions.ts';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { toRjsfSchema } from './toRjsfSchema.ts';
import type { StepContext } from '../Theme.ts';

interface DrawnWidget extends ControlProps {
  readonly registry: Registry;
  readonly rawErrors: string[];
}

/**
 * Draws the widget of a question: its control in the theme, with the props of an rjsf widget and of a control. It is a function instead of
 * a component, to save one layer for every event.
 */
export function drawWidget({ registry, ...control }: DrawnWidget): ReactNode {
  const { state, texts } = control;
  const { field } = state;
  const { theme }: StepContext = registry.formContext;
  const Widget = theme.widgets[field.control.kind];
  if (Widget === undefined)
    throw new Error(`The theme has no widget "${field.control.kind}" (${field.path}).`);
  const choices = listOfferedOptions(state);
  return (
    <Widget
      {...control}
      name={state.name}
      label={texts.label}
      schema={toRjsfSchema(field.schema)}
      value={state.value}
      required={state.required}
      readonly={state.lock !== null}
      disabled={false}
      options={{
        ...field.control.params,
        enumOptions: choices.map(({ value, label }) => ({ value, label: label ?? texts.option(value) })),
      }}
      onFocus={ignore}
      registry={registry}
    />
  );
}

function ignore(): void {}
