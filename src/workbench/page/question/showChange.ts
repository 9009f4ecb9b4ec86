import type { Reason } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { useWorkbench } from '../useWorkbench.ts';

/** Sets the answers of a change in the preview, and goes to the step of the selection, where the change is seen. */
export function showChange({ form }: FormAnswer, changes: NonNullable<Reason['otherwise']>): void {
  const { order, subject } = useWorkbench.getState();
  order?.({ kind: 'change', changes });
  const step = form.steps.find(({ id }) => subject === id || subject?.startsWith(`${id}.`));
  if (step) order?.({ kind: 'goTo', step: step.id });
}
