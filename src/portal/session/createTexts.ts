import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { areaTexts, brandTexts } from '../../definitions/index.ts';
import { addTexts } from './addTexts.ts';

const areas = [
  'shell',
  'messages',
  'claims',
  'selection',
  'dashboard',
  'notification',
  'account',
  'contact',
] as const;

/** German texts of the pages, one namespace per area (BRAND-011), with what the brand says differently (`"<namespace>:<key>"`). */
export async function createTexts(brandId: string): Promise<i18n> {
  const [overlay, ...own] = await Promise.all([brandTexts(brandId), ...areas.map(areaTexts)]);
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: 'de',
    resources: {},
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
  });
  areas.forEach((area, index) => addTexts(texts, area, own[index] ?? {}, overlay));
  return texts;
}
