import { createPreloadablePart } from '../../../ui/loading/createPreloadablePart.ts';

/** A field with a question before it, which few forms have. */
export const editQuestion = createPreloadablePart(
  async () => (await import('./EditQuestionField.tsx')).EditQuestionField,
);
