import type { Reason } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { useWorkbench } from '../useWorkbench.ts';

/** Sets the answers of a change in the preview, and goes to the step of `subject`, where the change is seen. */
export function showChange(
  { form }: FormAnswer,
  changes: NonNullable<Reason['otherwise']>,
  subject: string | null,
): void {
  const { order } = useWorkbench.getState();
  order?.({ kind: 'change', changes });
  const step = form.steps.find(({ id }) => subject === id || subject?.startsWith(`${id}.`));
  if (step) order?.({ kind: 'goTo', step: step.id });
}
