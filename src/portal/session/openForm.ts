import type { i18n } from 'i18next';
import { areaTexts, brandTexts, formTexts, loadForm } from '../../definitions/index.ts';
import { compileWizard, type Wizard } from '../../engine/index.ts';
import { loadBlockViews } from '../../wizard/index.ts';
import { addTexts } from './addTexts.ts';
import { formEnvironment } from './formEnvironment.ts';

const opened = new Map<string, Promise<Wizard>>();

/** A form ready to run, its texts added. Loaded and compiled once per page; a failed load is tried again the next time. */
export function openForm(id: string, texts: i18n, brand: string): Promise<Wizard> {
  const known = opened.get(id);
  if (known !== undefined) return known;
  const opening = open(id, texts, brand);
  opened.set(id, opening);
  opening.catch(() => opened.delete(id));
  return opening;
}

async function open(id: string, texts: i18n, brand: string): Promise<Wizard> {
  const [{ source, validators }, own, overlay, shared, wizard, controls] = await Promise.all([
    loadForm(id),
    formTexts(id),
    brandTexts(brand),
    ...['shared', 'wizard', 'controls'].map(areaTexts),
  ]);
  const areas = { [id]: own, shared: { ...controls, ...shared }, controls, wizard };
  for (const [area, words] of Object.entries(areas)) addTexts(texts, area, words ?? {}, overlay);

  const compiled = compileWizard(source, { validators, ...formEnvironment });
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  await loadBlockViews(compiled.wizard);
  return compiled.wizard;
}
