import { ownFile } from '../../ui/loading/ownFile.ts';

/** A question that asks another one before it can be edited, which few forms have. */
export const editQuestion = ownFile(async () => (await import('./EditQuestionField.tsx')).EditQuestionField);
