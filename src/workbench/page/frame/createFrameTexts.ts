import i18next, { type i18n } from 'i18next';
import type { ShowOrder } from './Preparation.ts';

/** Creates the texts of the form in the words of the brand, as the portal does. */
export async function createFrameTexts({ form, brand, common }: ShowOrder): Promise<i18n> {
  const { texts: areas, numbers } = common;
  const own = Object.entries(brand.texts);
  const resources = Object.fromEntries(
    Object.entries({ ...areas, [form.form.id]: form.texts }).map(([area, texts]) => {
      const ofBrand = own.flatMap(([name, text]) =>
        name.startsWith(`${area}:`) ? [[name.slice(area.length + 1), text]] : [],
      );
      return [area, { ...texts, ...Object.fromEntries(ofBrand) }];
    }),
  );
  const texts = i18next.createInstance();
  await texts.init({
    lng: 'de',
    resources: { de: { ...resources, shared: { ...resources['controls'], ...resources['shared'] } } },
    defaultNS: 'shell',
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, defaultVariables: { ...numbers } },
    returnNull: false,
  });
  return texts;
}
