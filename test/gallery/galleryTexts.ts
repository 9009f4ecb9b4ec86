import i18next, { type i18n } from 'i18next';
import settings from '../../rules/_shared/settings.json';
import { createTextSyntax, settingWords } from '../../src/engine/formats/settingWords.ts';
import { countedForm } from './CountedForm.tsx';
import { textsOf } from './galleryForm.ts';
import { ownThemeForm } from './OwnTheme.tsx';
import { foldedForm } from './FoldedRows.tsx';
import { comparedForm, lockedForm, pagePartsForm, pricedForm } from './pagePartsForm.ts';
import { proofTexts } from './proofForm.ts';
import { showcases } from './showcases.ts';

const areas = import.meta.glob<Readonly<Record<string, string>>>('../../schemas/_shared/texts/*.de.json', {
  import: 'default',
  eager: true,
});

/** The texts all forms share, and the exhibits' own. */
export async function galleryTexts(): Promise<i18n> {
  const shared = Object.entries(areas).map(([path, texts]) => [
    path.replace(/^.*\/|\.de\.json$/g, ''),
    texts,
  ]);
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(shared);
  const texts = i18next.createInstance();
  await texts.init({
    lng: 'de',
    resources: {
      de: {
        ...words,
        shared: { ...words['controls'], ...words['shared'] },
        controlsAndBlocks: textsOf(showcases),
        pageParts: textsOf(pagePartsForm),
        priced: textsOf(pricedForm),
        compared: textsOf(comparedForm),
        foldedRows: textsOf(foldedForm),
        lockedGroup: textsOf(lockedForm),
        ownTheme: textsOf(ownThemeForm),
        counted: textsOf(countedForm),
        proof: proofTexts,
      },
    },
    defaultNS: 'shell',
    ...createTextSyntax(settingWords(settings)),
  });
  return texts;
}
