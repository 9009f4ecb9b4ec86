import type { Engine } from '../form/Engine.ts';
import { flatDefinition, flatTexts } from '../form/rows.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { openPortal } from './openPortal.tsx';

/** The same questions without a list: what rows are compared with. */
export const engine: Engine = {
  async prepare(form) {
    const portal = await openPortal(flatTexts(form));
    const source = flatDefinition(form);
    return () => mountStepForm(portal, source);
  },
};
