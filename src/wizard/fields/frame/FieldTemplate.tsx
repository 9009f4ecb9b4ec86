import type { FieldTemplateProps } from '@rjsf/utils';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldTemplateParts } from '../Theme.ts';

/**
 * The order of the parts: label, hint, error, control, why; a control with its label inside stands before its hint. The error stands above
 * the control, where the keyboard of a phone does not cover it, and first in the description.
 */
export function FieldTemplate(props: FieldTemplateProps & FieldTemplateParts) {
  const { description, help, errors, children, ...label } = props;
  const labelIsInside = props.layout === 'inline';
  return (
    <FieldLabel {...label}>
      {!labelIsInside && description}
      {errors}
      {children}
      {labelIsInside && description}
      {help}
    </FieldLabel>
  );
}
