import type { Page } from '@playwright/test';
import { mountedForms } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';
import { unclean } from '../uncleanLetters.ts';
import { chooseContract } from './chooseContract.ts';
import { expectLoaded } from './expectLoaded.ts';
import { pageAddresses } from './pageAddresses.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';

const account = seeds.get('buchstaben');
const [claim] = account?.claims ?? [];
if (account === undefined || claim === undefined) throw new Error('no account');

const entries = mountedForms(shippedForms)
  .filter(({ mount }) => mount.frame !== 'activation')
  .map(({ entry }) => entry);
const paths = [...new Set([...pageAddresses, ...entries, `/claims/reports/${claim.id}`])];

/** Returns the texts and answers of the page that have unclean characters. */
function readUncleanTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ source, flags }) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const texts = [document.title, ...document.body.innerText.split('\n')];
      return [...texts, ...fields.map(({ value }) => value)].filter((text) =>
        new RegExp(source, flags).test(text),
      );
    },
    { source: unclean.source, flags: unclean.flags },
  );
}

for (const group of [0, 1])
  test(`every page and the first step of every form show letters of all kinds cleanly, ${group + 1} of 2`, async ({
    page,
    signInAs,
  }) => {
    await chooseContract(page, account);
    // One mailbox in another spelling than the stored one.
    await signInAs('zoë.łuczak@xn--kse-qla.example\u200e');
    for (const path of paths.filter((_, index) => index % 2 === group)) {
      await page.goto(path);
      await expectLoaded(page);
      expect.soft(await readUncleanTexts(page), path).toEqual([]);
      await expect.soft(page.getByRole('banner').getByText('Zoë').first(), path).toBeAttached();
    }
  });
