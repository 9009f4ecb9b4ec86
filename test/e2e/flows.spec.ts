import { runCase, textsOfForm } from '../../src/analysis/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { browserCases } from './browserCases.ts';
import { browserDriver } from './browserDriver.ts';
import { listeningDriver } from './listeningDriver.ts';
import { openForm } from './openForm.ts';
import { passingDriver } from './passingDriver.ts';
import { expect, test } from './portalTest.ts';
import { today } from './today.ts';
import { probingVisitor } from './tour/probeStop.ts';
import { visitingDriver } from './tour/visitingDriver.ts';
import { bothViews } from './views.ts';

const isDeep = process.env['DEEP'] !== undefined;
/** Of every form each state is probed once, whichever flow comes there first; per commit each step and dialog, in passing. */
const seen = new Set<string>();

/** A whole report is some hundred looks and acts. */
test.setTimeout(300_000);

for (const { one, wizard, seed } of browserCases)
  test(`${one.proves.join(' ')} ${one.name}`, async ({ page }) => {
    await openForm(page, wizard, seed, one.given.policy);

    const text = textsOfForm(shippedForms, wizard.id);
    const walking = browserDriver(page, wizard, text);
    const driver = isDeep
      ? visitingDriver(walking, page, wizard, text, probingVisitor(page, bothViews, seen))
      : passingDriver(await listeningDriver(walking, page), page, wizard.id, seen);
    const failures = await runCase({ ...one, today: today() }, driver, wizard);

    expect(failures).toEqual([]);
  });
