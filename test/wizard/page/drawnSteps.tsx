import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { engineDriver, flowCases, runCase } from '../../../src/analysis/index.ts';
import { buildFlowFacts } from '../../../src/cli/facts/buildFlowFacts.ts';
import { readFlows } from '../../../src/cli/readFlows.ts';
import type { Call, Journey, Step, Walk } from '../../../src/engine/index.ts';
import { WizardContext } from '../../../src/wizard/context/WizardContext.ts';
import { StepPage } from '../../../src/wizard/page/StepPage.tsx';
import { createFormTexts, type FormTexts } from '../../../src/wizard/texts/createFormTexts.ts';
import { draftOf, openFormAround, stillPorts } from '../../gallery/stillForm.ts';
import { shippedForms } from '../../shippedForms.ts';
import { shippedWizards } from '../../shippedWizards.ts';
import { TextsContext } from '../../../src/ui/texts/useTexts.ts';

const i18n = i18next.createInstance();
const catalogues = Object.fromEntries(
  [...shippedForms.texts.values()].map(({ namespace, texts }) => [namespace, texts]),
);
void i18n.init({
  lng: 'de',
  initAsync: false,
  resources: { de: catalogues },
  keySeparator: false,
  nsSeparator: ':',
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  returnNull: false,
});

/** Creates the German texts of a form without overrides of a brand. */
export function textsOfWalk({ wizard }: Walk): FormTexts {
  const { phone, email } = stillPorts.contact[wizard.definition.contact ?? 'service'];
  return createFormTexts(i18n, wizard, { brand: stillPorts.brandName, phone, email });
}

export interface SeenStep {
  readonly step: Step;
  readonly walk: Walk;
}

export interface SeenCall {
  readonly call: Call;
  readonly walk: Walk;
}

interface SeenInFlows {
  /** Every step, by `<form>/<step>`: as it opens, and as far as most of its questions show. */
  readonly steps: ReadonlyMap<string, readonly SeenStep[]>;
  /** Every call that was made, by `<form>/<operation>`, with the first answers that led to it. */
  readonly calls: ReadonlyMap<string, SeenCall>;
}

/** Collects the steps and calls that the flow tests reach. */
export async function seenInFlows(): Promise<SeenInFlows> {
  const calls = new Map<string, SeenCall>();
  const seen = new Map<string, SeenStep[]>();
  const nothing = () => undefined;
  const watcher: Parameters<typeof engineDriver>[2] = {
    stands(walk, step) {
      const name = `${walk.wizard.id}/${step.id}`;
      const [first, most] = seen.get(name) ?? [];
      if (first === undefined) seen.set(name, [{ step, walk }]);
      else if (most === undefined || shownIn(walk, step) > shownIn(most.walk, step))
        seen.set(name, [first, { step, walk }]);
    },
    leaves: nothing,
    finishes: nothing,
    sends(walk, call) {
      const name = `${walk.wizard.id}/${call.call}`;
      if (!calls.has(name)) calls.set(name, { walk, call });
    },
  };
  for (const file of readFlows('.', shippedForms).files) {
    const wizard = shippedWizards.find(({ id }) => id === file.flow.form);
    if (wizard === undefined) throw new Error(file.flow.form);
    for (const one of flowCases(
      file,
      wizard.steps.map(({ id }) => id),
    )) {
      const facts = buildFlowFacts(one.given, shippedForms, one.today);
      if (typeof facts !== 'string') await runCase(one, engineDriver(wizard, facts, watcher), wizard);
    }
  }
  return { steps: seen, calls };
}

function shownIn({ nodes }: Walk, step: Step): number {
  return nodes.slice(step.first, step.last).filter(({ shown }) => shown).length;
}

/** The page of a step, as markup, with all that is loaded later. */
export function drawnStep(journey: Journey, step: Step): Promise<string> {
  const form = openFormAround(draftOf(journey), textsOfWalk(journey.walk), stillPorts);
  return new Promise((resolve, reject) => {
    let markup = '';
    const sink = new Writable({
      write(chunk, _, done) {
        markup += String(chunk);
        done();
      },
      final(done) {
        resolve(markup);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <MemoryRouter>
        <MantineProvider>
          <TextsContext value={i18n}>
            <WizardContext value={form}>
              <StepPage step={step} />
            </WizardContext>
          </TextsContext>
        </MantineProvider>
      </MemoryRouter>,
      { onAllReady: () => pipe(sink), onError: reject },
    );
  });
}
