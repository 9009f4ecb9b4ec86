import type { i18n } from 'i18next';
import { areaTexts, brandTexts } from '../../definitions/index.ts';
import { addTexts } from './addTexts.ts';

/** Loads and adds the texts of missing areas, with the overrides of the brand (`"<namespace>:<key>"`). */
export async function loadTexts(texts: i18n, brandId: string, areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !texts.hasResourceBundle('de', area));
  const [overlay, ...own] = await Promise.all([brandTexts(brandId), ...missing.map(areaTexts)]);
  missing.forEach((area, index) => addTexts(texts, area, own[index] ?? {}, overlay));
}
