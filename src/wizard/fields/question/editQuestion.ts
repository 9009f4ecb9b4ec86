import { preloadablePart } from '../../../ui/loading/preloadablePart.ts';

/** A question that asks another one before it can be edited, which few forms have. */
export const editQuestion = preloadablePart(
  async () => (await import('./EditQuestionField.tsx')).EditQuestionField,
);
