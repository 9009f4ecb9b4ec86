import type { i18n } from 'i18next';

type Texts = Readonly<Record<string, string>>;

/** Adds a namespace of texts. Texts of the brand (`"<namespace>:<key>"`) override them. */
export function addTexts(texts: i18n, area: string, own: Texts, overlay: Texts): void {
  const ofBrand = Object.entries(overlay)
    .filter(([name]) => name.startsWith(`${area}:`))
    .map(([name, text]) => [name.slice(area.length + 1), text]);
  texts.addResourceBundle('de', area, { ...own, ...Object.fromEntries(ofBrand) });
}
