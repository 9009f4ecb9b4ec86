import type { FieldProps } from '@rjsf/utils';
import type { Wizard } from '../../engine/index.ts';
import type { StepContext } from './Theme.ts';

/** Finds the node of the form for a field of rjsf; undefined when the form has none. */
export function findFieldNode(
  wizard: Wizard,
  { registry, fieldPathId }: FieldProps,
): Wizard['nodes'][number] | undefined {
  const { step }: StepContext = registry.formContext;
  const index = wizard.indexOf.get([step, ...fieldPathId.path].join('.'));
  return index === undefined ? undefined : wizard.nodes[index];
}
