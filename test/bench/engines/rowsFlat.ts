import type { Engine } from '../form/Engine.ts';
import { flatTexts } from '../form/rows.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { openPortal } from './openPortal.tsx';
import { loadForm } from './product.ts';

/** The same questions without a list, for comparison. */
export const engine: Engine = {
  async prepare(form) {
    const portal = await openPortal(flatTexts(form));
    const read = await loadForm('rowsFlat', form);
    return () => mountStepForm(portal, read());
  },
};
