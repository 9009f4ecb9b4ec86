import type { i18n, TFunction } from 'i18next';
import { createContext, use } from 'react';

/** What says texts in the pages below. */
export const TextsContext = createContext<i18n | null>(null);

/** A function for each area that is asked for by name, made once. */
const ofAreas = new WeakMap<i18n, Map<string, TFunction>>();

/** How texts are said here: `t` finds the text of a key, of the `area` where one is named. The language never changes. */
export function useTexts(area?: string): { readonly t: TFunction; readonly i18n: i18n } {
  const i18n = use(TextsContext);
  if (i18n === null) throw new Error('There are no texts here. Put a TextsContext around what says some.');
  return { i18n, t: area === undefined ? i18n.t : ofArea(i18n, area) };
}

function ofArea(i18n: i18n, area: string): TFunction {
  const known = ofAreas.get(i18n) ?? new Map<string, TFunction>();
  ofAreas.set(i18n, known);
  const t = known.get(area) ?? i18n.getFixedT(null, area);
  known.set(area, t);
  return t;
}
