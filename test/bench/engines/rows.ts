import type { Engine } from '../form/Engine.ts';
import { rowsDefinition, rowsTexts } from '../form/rows.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { startTexts } from './product.ts';

/** A list of rows in the product, all of them there from the start. */
export const engine: Engine = {
  async prepare(form) {
    const texts = await startTexts(rowsTexts(form));
    const { source, path } = rowsDefinition(form);
    const rows = form.steps.map(() => ({ addRow: path }));
    return (root) => mountStepForm(root, source, texts, rows);
  },
};
