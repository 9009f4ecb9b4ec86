import type { i18n } from 'i18next';
import { use } from 'react';
import { areaTexts, brandTexts, loadForm } from '../../definitions/index.ts';
import { derivations } from '../../domain/derivations.ts';
import { readWizard, type Wizard } from '../../engine/index.ts';
import { controlTypes } from '../../wizard/controls/controlTypes.ts';
import { loadViews } from '../../wizard/index.ts';
import { addTexts } from './addTexts.ts';

const opened = new Map<string, Promise<Wizard>>();
const ready = new Map<string, Wizard>();

/** A form ready to run, its texts added. What its first step needs is loaded once per page; a failed load is tried again the next time. */
export function openForm(id: string, texts: i18n, brand: string): Promise<Wizard> {
  const known = opened.get(id);
  if (known !== undefined) return known;
  const opening = open(id, texts, brand);
  opened.set(id, opening);
  opening.then(
    (form) => ready.set(id, form),
    () => opened.delete(id),
  );
  return opening;
}

/** The same for what is drawn. A form that is ready is drawn at once: what stands for one that is not would stay for 300 ms at least. */
export function useForm(id: string, texts: i18n, brand: string): Wizard {
  return ready.get(id) ?? use(openForm(id, texts, brand));
}

async function open(id: string, texts: i18n, brand: string): Promise<Wizard> {
  const [{ written, validators, texts: own }, overlay, shared, wizard, controls] = await Promise.all([
    loadForm(id),
    brandTexts(brand),
    ...['shared', 'wizard', 'controls'].map(areaTexts),
  ]);
  const areas = { [id]: own, shared: { ...controls, ...shared }, controls, wizard };
  for (const [area, words] of Object.entries(areas)) addTexts(texts, area, words ?? {}, overlay);

  const form = readWizard(written, { validators, fields: controlTypes, derivations });
  await loadViews(form, form.steps[0]?.id);
  return form;
}
