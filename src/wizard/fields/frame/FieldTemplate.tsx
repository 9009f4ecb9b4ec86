import type { FieldTemplateProps } from '@rjsf/utils';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldTemplateParts } from '../Theme.ts';

/**
 * In the one order: label, hint, error, control, why; a control with its label inside comes before its hint. An error above its control
 * is covered by no keyboard of a phone. The description reads it first.
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
