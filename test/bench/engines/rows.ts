import type { Engine } from '../form/Engine.ts';
import { rowsPath, rowsTexts } from '../form/rows.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { openPortal } from './openPortal.tsx';
import { loadForm } from './product.ts';

/** A list of rows in the product, with all rows from the start. */
export const engine: Engine = {
  async prepare(form) {
    const portal = await openPortal(rowsTexts(form));
    const read = await loadForm('rows', form);
    const rows = form.steps.map(() => ({ addRow: rowsPath }));
    return () => mountStepForm(portal, read(), rows);
  },
};
