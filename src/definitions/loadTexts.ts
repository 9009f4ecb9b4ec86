type Texts = Readonly<Record<string, string>>;

/** Areas of every page; their texts are part of the program. */
export const pageTextAreas = ['shell', 'messages', 'notification'] as const;

const common = import.meta.glob<Texts>('/schemas/_shared/texts/{shell,messages,notification}.de.json', {
  import: 'default',
  eager: true,
});
const areas = import.meta.glob<Texts>(
  ['/schemas/_shared/texts/*.de.json', '!/schemas/_shared/texts/{shell,messages,notification}.de.json'],
  { import: 'default' },
);
const overlays = import.meta.glob<Texts>('/brands/*/texts.de.json', { import: 'default' });

/** Loads the texts of an area (`shell`, `messages`): `schemas/_shared/texts/<area>.de.json`. Throws when there is none. */
export async function loadAreaTexts(area: string): Promise<Texts> {
  const file = `/schemas/_shared/texts/${area}.de.json`;
  const texts = common[file] ?? (await areas[file]?.());
  if (texts === undefined) throw new Error(`there are no texts of "${area}"`);
  return removeSchema(texts);
}

/** Loads the texts of a brand by `<namespace>:<key>`; empty when it has none of its own. */
export async function loadBrandTexts(brand: string): Promise<Texts> {
  const load = overlays[`/brands/${brand}/texts.de.json`];
  return load ? removeSchema(await load()) : {};
}

function removeSchema(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key !== '$schema'));
}
