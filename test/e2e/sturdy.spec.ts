import { mountedForms } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';
import { chooseContract } from './chooseContract.ts';
import { expectLoaded } from './expectLoaded.ts';
import { pageAddresses } from './pageAddresses.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { sturdyProblems } from './sturdyProblems.ts';

const account = seeds.get('mueller');
if (account === undefined) throw new Error('no account');

/** The first step of each form; the tour looks at all other pages. */
const entries = mountedForms(shippedForms)
  .filter(({ mount, entry }) => mount.frame !== 'activation' && !pageAddresses.includes(entry))
  .map(({ entry }) => entry);
const groups = [0, 1].map((group) => entries.filter((_, index) => index % 2 === group));

for (const [group, paths] of groups.entries()) {
  test(`A9 A13 A16 S8 the first step of each form stays usable with 32 px text and during typing, ${group + 1} of 2`, async ({
    page,
    signInAs,
  }) => {
    const [first = '/'] = paths;
    await chooseContract(page, account, 'comprehensive-car');
    await signInAs('anna.mueller', first);
    for (const path of paths) {
      if (path !== first) await page.goto(path);
      await expectLoaded(page);
      expect.soft(await sturdyProblems(page), path).toEqual([]);
    }
  });
}
