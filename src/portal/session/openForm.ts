import type { i18n } from 'i18next';
import { use, useSyncExternalStore } from 'react';
import { loadAreaTexts, loadBrandTexts, type BuiltForm, loadForm } from '../../definitions/index.ts';
import { derivations } from '../../domain/derivations.ts';
import { readWizard, type Wizard } from '../../engine/index.ts';
import { controlTypes } from '../../wizard/controls/controlTypes.ts';
import { markReady } from '../../ui/loading/markReady.ts';
import { loadViews } from '../../wizard/index.ts';
import { addTexts } from './addTexts.ts';

const opened = new Map<string, Promise<Wizard>>();

declare global {
  interface WindowEventMap {
    /** The development server has sent a form anew (`definitionsPlugin.ts`). */
    'form-edited': CustomEvent<{ readonly id: string; readonly form: BuiltForm }>;
  }
}

/** Loads a form and adds its texts. The code of its first step is loaded once per page; a failed load is repeated the next time. */
export function openForm(id: string, texts: i18n, brand: string): Promise<Wizard> {
  const known = opened.get(id);
  if (known !== undefined) return known;
  const opening = open(id, texts, brand);
  opened.set(id, opening);
  opening.then(
    (form) => markReady(opening, form),
    () => opened.delete(id),
  );
  return opening;
}

/** Returns a form for a component, which suspends until the form is ready. */
export function useForm(id: string, texts: i18n, brand: string): Wizard {
  const read = () => openForm(id, texts, brand);
  return use(useSyncExternalStore(onEdit, read, read));
}

async function open(id: string, texts: i18n, brand: string): Promise<Wizard> {
  const form = await readForm(id, await loadForm(id), texts, brand);
  if (import.meta.hot) {
    addEventListener('form-edited', ({ detail }) => {
      if (detail.id === id) void replaceForm(id, detail.form, texts, brand);
    });
  }
  return form;
}

async function readForm(
  id: string,
  { written, validators, texts: own }: BuiltForm,
  texts: i18n,
  brand: string,
): Promise<Wizard> {
  const [overlay, shared, wizard, controls] = await Promise.all([
    loadBrandTexts(brand),
    ...['shared', 'wizard', 'controls'].map(loadAreaTexts),
  ]);
  const areas = { [id]: own, shared: { ...controls, ...shared }, controls, wizard };
  for (const [area, words] of Object.entries(areas)) addTexts(texts, area, words ?? {}, overlay);

  const form = readWizard(written, { validators, fields: controlTypes, derivations });
  await loadViews(form, form.steps[0]?.id);
  return form;
}

const editListeners = new Set<() => void>();

function onEdit(listener: () => void): () => void {
  editListeners.add(listener);
  return () => editListeners.delete(listener);
}

/** Draws an open form as it is now, with the answers that it has. Only the development server causes this. */
async function replaceForm(id: string, edited: BuiltForm, texts: i18n, brand: string): Promise<void> {
  const form = await readForm(id, edited, texts, brand);
  opened.set(id, markReady(Promise.resolve(form), form));
  for (const listener of editListeners) listener();
}
