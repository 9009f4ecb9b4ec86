import type {
  ArrayFieldTemplateProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FieldState } from '../../engine/index.ts';
import type { ControlProps, FieldTexts } from '../inputs/ControlProps.ts';
import type { ControlView } from '../inputs/ControlView.ts';

/**
 * The parts of an rjsf theme that draw steps: its three tables under rjsf's names. All parts get the props of rjsf, so that parts written
 * for rjsf work; the portal's own parts also get the props behind the `&`.
 */
export interface Theme {
  /** By the name of the control. */
  readonly widgets: Readonly<Record<string, ComponentType<WidgetProps & ControlProps>>>;
  readonly fields: {
    readonly SchemaField: ComponentType<FieldProps>;
    readonly ObjectField: ComponentType<FieldProps>;
    readonly ArrayField: ComponentType<FieldProps>;
  };
  readonly templates: {
    readonly FieldTemplate: ComponentType<FieldTemplateProps & FieldTemplateParts>;
    readonly ObjectFieldTemplate: ComponentType<ObjectFieldTemplateProps>;
    readonly ArrayFieldTemplate: ComponentType<ArrayFieldTemplateProps & ArrayFieldTemplateParts>;
  };
}

export interface FieldTemplateParts {
  readonly state: FieldState;
  readonly texts: FieldTexts;
  readonly layout: ControlView['layout'];
  readonly labelId: string;
  readonly describedBy: string | undefined;
}

export interface ArrayFieldTemplateParts {
  readonly hint: string;
  readonly addLabel: string;
  /** The reason why no row can be added; empty while a row can be added. */
  readonly full: string;
}

/** `formContext` of rjsf. */
export interface StepContext {
  readonly step: string;
  readonly theme: Theme;
}
