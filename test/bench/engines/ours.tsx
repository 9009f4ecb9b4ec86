import type { Engine } from '../form/Engine.ts';
import { textsOf } from '../form/definition.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { openPortal } from './openPortal.tsx';
import { loadForm } from './product.ts';

/** The product's own parts around one step: compiled definition, draft in the session storage, rjsf drawing, controls, theme. */
export const engine: Engine = {
  async prepare(form) {
    const portal = await openPortal(textsOf(form));
    const read = await loadForm('plain', form);
    return () => mountStepForm(portal, read());
  },
};
