import { flowCases, runCase, textsOfForm } from '../../src/analysis/index.ts';
import { readFlows } from '../../src/cli/readFlows.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { shippedForms } from '../shippedForms.ts';
import { browserDriver } from './browserDriver.ts';
import { listeningDriver } from './listeningDriver.ts';
import { openForm } from './openForm.ts';
import { passingDriver } from './passingDriver.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { today } from './today.ts';
import { probingVisitor } from './tour/probeStop.ts';
import { visitingDriver } from './tour/visitingDriver.ts';
import { bothViews } from './views.ts';

const isDeep = process.env['DEEP'] !== undefined;
const flows = readFlows('.', shippedForms).files.filter(({ flow }) => flow.browser === true);
const wizards = new Map(
  [...new Set(flows.map(({ flow }) => flow.form))].map((form) => [form, compileFormById(shippedForms, form)]),
);
/** Of every form each state is probed once, whichever flow comes there first; per commit each step and dialog, in passing. */
const seen = new Set<string>();

/** A whole report is some hundred looks and acts. */
test.setTimeout(300_000);

for (const file of flows) {
  const wizard = wizards.get(file.flow.form);
  if (!wizard) throw new Error(`${file.flow.form} has mistakes`);
  const cases = flowCases(
    { ...file, flow: { ...file.flow, variants: [] } },
    wizard.steps.map(({ id }) => id),
  );
  for (const one of cases) {
    test(`${one.proves.join(' ')} ${one.name}`, async ({ page }) => {
      const { account = '', policy } = one.given;
      const seed = seeds.get(account);
      if (!seed) throw new Error(`there is no account ${account}`);
      await openForm(page, wizard, seed, policy);

      const text = textsOfForm(shippedForms, wizard.id);
      const walking = browserDriver(page, wizard, text);
      const driver = isDeep
        ? visitingDriver(walking, page, wizard, text, probingVisitor(page, bothViews, seen))
        : passingDriver(await listeningDriver(walking, page), page, wizard.id, seen);
      const failures = await runCase({ ...one, today: today() }, driver, wizard);

      expect(failures).toEqual([]);
    });
  }
}
