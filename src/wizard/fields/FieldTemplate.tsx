import type { FieldTemplateProps } from '@rjsf/utils';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldTemplateParts } from './Theme.ts';

/**
 * In the one order: label, hint, why, control, error; a control with its label inside comes before its hint. The description reads the
 * error first.
 */
export function FieldTemplate(props: FieldTemplateProps & FieldTemplateParts) {
  const { description, help, errors, children, ...label } = props;
  const labelIsInside = props.layout === 'inline';
  return (
    <FieldLabel {...label}>
      {!labelIsInside && description}
      {!labelIsInside && help}
      {children}
      {labelIsInside && description}
      {labelIsInside && help}
      {errors}
    </FieldLabel>
  );
}
