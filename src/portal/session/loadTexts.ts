import type { i18n } from 'i18next';
import { areaTexts, brandTexts } from '../../definitions/index.ts';
import { addTexts } from './addTexts.ts';

/** Adds the texts of areas that are not there yet, with what the brand says differently (`"<namespace>:<key>"`). */
export async function loadTexts(texts: i18n, brandId: string, areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !texts.hasResourceBundle('de', area));
  const [overlay, ...own] = await Promise.all([brandTexts(brandId), ...missing.map(areaTexts)]);
  missing.forEach((area, index) => addTexts(texts, area, own[index] ?? {}, overlay));
}
