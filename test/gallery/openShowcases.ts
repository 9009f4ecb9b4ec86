import type { i18n } from 'i18next';
import {
  changeWalk,
  openJourney,
  withFacts,
  type CallDefinition,
  type ChangeRequest,
  type Facts,
  type Journey,
  type Walk,
} from '../../src/engine/index.ts';
import type { WizardPorts } from '../../src/wizard/index.ts';
import { createFormTexts } from '../../src/wizard/texts/createFormTexts.ts';
import type { OpenForm } from '../../src/wizard/context/WizardContext.ts';
import type { Showcase } from './Exhibit.ts';
import { compiledForm, eachExhibit, facts } from './galleryForm.ts';
import { draftOf, openFormAround, stillPorts } from './stillForm.ts';

interface Situation extends Partial<Journey> {
  /** "Weiter" was pressed, and the answer of a server is on its way. */
  readonly isSending?: true;
  /** Answers besides those of the exhibits. */
  readonly changes?: readonly ChangeRequest[];
  /** The step was entered: its calls are on their way (`awaited`), or brought nothing (`failed`). */
  readonly entered?: { readonly call: CallDefinition; readonly is: 'awaited' | 'failed' };
  /** Results of these calls by name, shown until the calls answer again. */
  readonly older?: { readonly calls: readonly CallDefinition[]; readonly results: Facts };
}

/** A form with the answers and errors its exhibits ask for. `situation` replaces parts of its journey. */
export function openShowcases(
  id: string,
  showcases: readonly Showcase[],
  texts: i18n,
  { isSending, older, entered, changes = [], ...more }: Situation = {},
): OpenForm {
  const wizard = compiledForm(id, showcases, entered ? [entered.call] : older?.calls);
  const exhibits = eachExhibit(showcases);
  const opened = openJourney(wizard, facts, null, '00000000-0000-0000-0000-000000000000');
  const step = wizard.steps[0]?.id ?? '';
  const sending = { waits: { kind: 'refetch' }, sends: true, silent: false, tasks: [] } as const;
  const filledWalk = filled(opened.walk, [
    ...exhibits.flatMap(([path, { answer, rows = 0 }]) => [
      ...(answer === undefined ? [] : [{ set: path, to: answer }]),
      ...Array.from({ length: rows }, () => ({ addRow: path })),
    ]),
    ...changes,
  ]);
  const draft = draftOf({
    ...opened,
    walk: withOlder(filledWalk, older?.results ?? {}),
    uploads: new Map(exhibits.flatMap(([path, { upload }]) => (upload ? [[path, upload]] : []))),
    shownErrors: new Map(exhibits.flatMap(([path, { isWrong }]) => (isWrong ? [[path, 'attempt']] : []))),
    ...(isSending && {
      foreground: { ...sending, cause: { kind: 'continue', step }, walk: opened.walk },
    }),
    ...more,
  });
  if (entered) {
    draft.dispatch({ kind: 'routeShown', route: wizard.steps[0]?.route ?? '', carried: null });
    if (entered.is === 'failed')
      draft.dispatch({ kind: 'answered', request: `${entered.call.call}#1`, reply: 'network' });
  }
  return openFormAround(draft, createFormTexts(texts, wizard, {}), ports);
}

/** A locked field was answered before. */
function filled(walk: Walk, changes: readonly ChangeRequest[]): Walk {
  const open = withFacts(walk, { ...facts, 'gallery.isShown': false });
  return withFacts(changeWalk(open, changes).walk, facts);
}

function withOlder(walk: Walk, results: Facts): Walk {
  return { ...withFacts(walk, { ...walk.facts, ...results }), stale: new Set(Object.keys(results)) };
}

/** A look-up of addresses finds two. */
const market = { street: 'Am Markt 1', postalCode: '76133', city: 'Karlsruhe', country: 'DEU' };

const ports: WizardPorts = {
  ...stillPorts,
  facts,
  brandName: 'Galerie',
  thanks: 'Danke.',
  /** The gallery has no live region; tests read the attribute. */
  announce(text) {
    const { dataset } = document.documentElement;
    dataset['said'] = [dataset['said'], text].filter(Boolean).join('|');
  },
  places: {
    suggest: () =>
      Promise.resolve([
        { id: '1', label: 'Am Alten Bahnhofsvorplatz 147, 50667 Köln' },
        { id: '2', label: 'Am Markt 1, 76133 Karlsruhe' },
      ]),
    resolve: () => Promise.resolve(market),
    addressAt: () => Promise.resolve(market),
  },
};
