import type { i18n, TFunction } from 'i18next';
import { createContext, use } from 'react';

/** The texts of all components below. */
export const TextsContext = createContext<i18n | null>(null);

/** Per instance the functions for areas, made once so that effects may depend on them. */
const areaFunctions = new WeakMap<i18n, Map<string, TFunction>>();

/** `t` finds the text of a key: of `area` where one is given, else of `<area>:<key>`. The language never changes. */
export function useTexts(area?: string): { readonly t: TFunction; readonly i18n: i18n } {
  const i18n = use(TextsContext);
  if (i18n === null)
    throw new Error('There are no texts. Put a TextsContext around components that use them.');
  return { i18n, t: area === undefined ? i18n.t : getAreaFunction(i18n, area) };
}

function getAreaFunction(i18n: i18n, area: string): TFunction {
  const known = areaFunctions.get(i18n) ?? new Map<string, TFunction>();
  areaFunctions.set(i18n, known);
  const t = known.get(area) ?? i18n.getFixedT(null, area);
  known.set(area, t);
  return t;
}
