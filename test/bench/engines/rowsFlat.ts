import type { Engine } from '../form/Engine.ts';
import { flatDefinition, flatTexts } from '../form/rows.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { startTexts } from './product.ts';

/** The same questions without a list: what rows are compared with. */
export const engine: Engine = {
  async prepare(form) {
    const texts = await startTexts(flatTexts(form));
    const source = flatDefinition(form);
    return (root) => mountStepForm(root, source, texts);
  },
};
