import type { i18n } from 'i18next';
import { changeWalk, type Wizard } from '../../src/engine/index.ts';
import { createDraftStore } from '../../src/wizard/draft/draftStore.ts';
import type { Draft } from '../../src/wizard/draft/Draft.ts';
import { seenInSession } from '../../src/wizard/draft/seenInSession.ts';
import type { WizardPorts } from '../../src/wizard/index.ts';
import { formTexts } from '../../src/wizard/texts/formTexts.ts';
import type { OpenForm } from '../../src/wizard/WizardContext.ts';
import type { Showcase } from './Exhibit.ts';
import { compiledForm, eachExhibit, facts } from './galleryForm.ts';

/** A form with the answers and errors its exhibits ask for. `more` is done to the draft last. */
export function openShowcases(
  id: string,
  showcases: readonly Showcase[],
  texts: i18n,
  more: Partial<Draft> = {},
): OpenForm & { readonly wizard: Wizard } {
  const wizard = compiledForm(id, showcases);
  const draft = createDraftStore({ wizard, facts, key: id, storage: null, now: () => 0 });
  const exhibits = eachExhibit(showcases);
  draft.update((before) => ({
    ...before,
    walk: changeWalk(
      before.walk,
      exhibits.flatMap(([set, { answer }]) => (answer === undefined ? [] : [{ set, to: answer }])),
    ).walk,
    revealed: new Map(exhibits.flatMap(([path, { isWrong }]) => (isWrong ? [[path, 'attempt']] : []))),
    ...more,
  }));
  return {
    wizard,
    draft,
    seen: seenInSession(id, null),
    texts: formTexts(texts, id, {}),
    ports: () => ports,
    isFirstStep: () => true,
    dialog: null,
  };
}

/** Nothing is sent anywhere; a look-up of addresses finds two. */
const ports: WizardPorts = {
  facts,
  owner: { account: '', brand: '', policy: '' },
  brandName: 'Galerie',
  send: () => new Promise(() => undefined),
  showBanner: () => undefined,
  refetch: () => Promise.resolve(),
  logoutAfter: () => undefined,
  announce: () => undefined,
  places: {
    suggest: () =>
      Promise.resolve([
        { id: '1', label: 'Am Alten Bahnhofsvorplatz 147, 50667 Köln' },
        { id: '2', label: 'Am Markt 1, 76133 Karlsruhe' },
      ]),
    resolve: () =>
      Promise.resolve({ street: 'Am Markt 1', postalCode: '76133', city: 'Karlsruhe', country: 'DEU' }),
  },
  contact: { phone: '030 23125 100', email: 'service@lindenau.example' },
};
