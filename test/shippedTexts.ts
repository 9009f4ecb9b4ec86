import type { WizardNode } from '../src/engine/index.ts';
import { shippedForms } from './shippedForms.ts';
import { shippedWizards } from './shippedWizards.ts';

interface StepWithTexts {
  readonly form: string;
  readonly step: string;
  readonly nodes: readonly WizardNode[];
  /** What the form itself says under a key. */
  readonly text: (key: string) => string | undefined;
}

/** Every step of every shipped form, with its questions and blocks and what they say. */
export const stepsWithTexts: readonly StepWithTexts[] = shippedWizards.flatMap(
  ({ id: form, nodes, steps }) => {
    const texts = shippedForms.forms.find(({ id }) => id === form)?.texts ?? {};
    return steps.map(({ id: step, first, last }) => ({
      form,
      step,
      nodes: nodes.slice(first, last),
      text: (key) => texts[key],
    }));
  },
);
