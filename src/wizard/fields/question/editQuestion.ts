import { preloadablePart } from '../../../ui/loading/preloadablePart.ts';

/** A field with a question before it, which few forms have. */
export const editQuestion = preloadablePart(
  async () => (await import('./EditQuestionField.tsx')).EditQuestionField,
);
