import type { Engine } from '../form/Engine.ts';
import { definitionOf, textsOf } from '../form/definition.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { startTexts } from './product.ts';

/** The product's own parts around one step: compiled definition, draft in the session storage, rjsf drawing, controls, theme. */
export const engine: Engine = {
  async prepare(form) {
    const texts = await startTexts(textsOf(form));
    const source = definitionOf(form);
    return (root) => mountStepForm(root, source, texts);
  },
};
