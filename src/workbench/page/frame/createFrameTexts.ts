import i18next, { type i18n, type TOptions } from 'i18next';
import { createTextSyntax } from '../../../engine/index.ts';
import type { DrawnTexts } from './findDrawnWord.ts';
import type { ShowOrder } from './Preparation.ts';

interface FrameTexts {
  readonly texts: i18n;
  /** Grows while the form is drawn. */
  readonly drawn: DrawnTexts;
}

/** The name under which each text that is drawn is noted with its key. */
const recorder = 'drawn';

/** Creates the texts of the form in the words of the brand, as the portal does. */
export async function createFrameTexts({ form, brand, common }: ShowOrder): Promise<FrameTexts> {
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
  const drawn = listFixedTexts(form.form.id, resources);
  const texts = i18next.createInstance().use({
    type: 'postProcessor',
    name: recorder,
    process(said: string, keys: string | readonly string[], { ns }: TOptions) {
      const [area = ''] = [ns ?? 'shell'].flat();
      const names = [keys].flat().map((key) => (key.includes(':') ? key : `${area}:${key}`));
      const name = names.find((one) => findText(resources, one) !== undefined);
      if (name !== undefined) drawn.set(said, (drawn.get(said) ?? new Set()).add(name));
      return said;
    },
  });
  await texts.init({
    lng: 'de',
    resources: { de: { ...resources, shared: { ...resources['controls'], ...resources['shared'] } } },
    defaultNS: 'shell',
    ...createTextSyntax(numbers),
    postProcess: recorder,
  });
  return { texts, drawn };
}

/** The areas that forms draw from, beside their own. */
const formAreas = ['wizard', 'controls', 'shared', 'messages'];

/** Lists the texts that are drawn as they are written, with their keys: the form's own first. */
function listFixedTexts(form: string, resources: Resources): Map<string, Set<string>> {
  const drawn = new Map<string, Set<string>>();
  for (const area of [form, ...formAreas])
    for (const [key, text] of Object.entries(resources[area] ?? {}))
      if (!text.includes('{')) drawn.set(text, (drawn.get(text) ?? new Set()).add(`${area}:${key}`));
  return drawn;
}

type Resources = Readonly<Record<string, Readonly<Record<string, string>>>>;

function findText(resources: Resources, name: string): string | undefined {
  const cut = name.indexOf(':');
  return resources[name.slice(0, cut)]?.[name.slice(cut + 1)];
}
