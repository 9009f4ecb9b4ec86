import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Texts = Readonly<Record<string, string>>;

const areas = import.meta.glob<Texts>('/schemas/_shared/texts/{shell,messages,claims,selection,dashboard}.de.json', {
  eager: true,
  import: 'default',
});
const overlays = import.meta.glob<Texts>('/brands/*/texts.de.json', { import: 'default' });

/** German texts of the pages by namespace (BRAND-011), with what the brand says differently (`"<namespace>:<key>"`). */
export async function createTexts(brandId: string): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: 'de',
    resources: { de: Object.fromEntries(Object.entries(areas).map(([file, area]) => [areaOf(file), area])) },
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  });
  const overlay = (await overlays[`/brands/${brandId}/texts.de.json`]?.()) ?? {};
  for (const [name, text] of Object.entries(overlay)) {
    const [area = '', ...key] = name.split(':');
    texts.addResource('de', area, key.join(':'), text);
  }
  return texts;
}

function areaOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.de\.json$/, '');
}
