import type { FieldProps } from '@rjsf/utils';
import type { Wizard } from '../../engine/index.ts';
import type { StepContext } from './Theme.ts';

/** The node of the form behind a field of rjsf; undefined for what the form does not know. */
export function findFieldNode(
  wizard: Wizard,
  { registry, fieldPathId }: FieldProps,
): Wizard['nodes'][number] | undefined {
  const { step }: StepContext = registry.formContext;
  const index = wizard.indexOf.get([step, ...fieldPathId.path].join('.'));
  return index === undefined ? undefined : wizard.nodes[index];
}
