import type { Engine } from '../form/Engine.ts';
import { rowsDefinition, rowsTexts } from '../form/rows.ts';
import { mountStepForm } from './mountStepForm.tsx';
import { openPortal } from './openPortal.tsx';

/** A list of rows in the product, all of them there from the start. */
export const engine: Engine = {
  async prepare(form) {
    const portal = await openPortal(rowsTexts(form));
    const { source, path } = rowsDefinition(form);
    const rows = form.steps.map(() => ({ addRow: path }));
    return () => mountStepForm(portal, source, rows);
  },
};
