import type { i18n } from 'i18next';
import { loadAreaTexts, loadBrandTexts } from '../../definitions/index.ts';
import { addTexts } from './addTexts.ts';

/** Loads and adds the texts of missing areas, with the overrides of the brand (`"<namespace>:<key>"`). */
export async function loadTexts(texts: i18n, brandId: string, areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !texts.hasResourceBundle('de', area));
  const [overlay, ...own] = await Promise.all([loadBrandTexts(brandId), ...missing.map(loadAreaTexts)]);
  missing.forEach((area, index) => addTexts(texts, area, own[index] ?? {}, overlay));
}
