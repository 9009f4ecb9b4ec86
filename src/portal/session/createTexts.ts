import i18next, { type i18n } from 'i18next';
import settings from '../../../rules/_shared/settings.json';
import { pageTextAreas } from '../../definitions/index.ts';
import { createTextSyntax, settingWords } from '../../engine/formats/settingWords.ts';
import { loadTexts } from './loadTexts.ts';

/** Creates the German texts, one namespace per area (BRAND-011). Texts of single pages are added when they are opened. */
export async function createTexts(brandId: string): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts.init({
    lng: 'de',
    resources: {},
    // Texts use the numbers that the server uses.
    ...createTextSyntax(settingWords(settings)),
  });
  await loadTexts(texts, brandId, pageTextAreas);
  return texts;
}
