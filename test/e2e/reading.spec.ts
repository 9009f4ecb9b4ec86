import { chooseContract } from './chooseContract.ts';
import { measureReading } from './measureReading.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';
import { setServerTimeToNoon } from './setServerTime.ts';

// The pages with most words that are neither legal texts nor a list of countries.
for (const path of ['/contract/ratingFactors', '/claims', '/claims/infoPage']) {
  test(`a child of twelve understands ${path}, one of the three longest pages`, async ({
    page,
    signInAs,
  }) => {
    await chooseContract(page, customerOf('lindenau'));
    await setServerTimeToNoon(page);
    await signInAs('anna.mueller', path);
    const paragraphs = await page.locator('main').evaluate((main) => {
      for (const folded of main.querySelectorAll('details')) folded.open = true;
      return (
        [...main.querySelectorAll<HTMLElement>('p, li, dd')]
          .filter((part) => part.checkVisibility() && part.querySelector('p, li, dd') === null)
          // A link in a list is a name, no sentence.
          .filter((part) => part.querySelector('a')?.innerText !== part.innerText)
          .map((part) => part.innerText)
      );
    });
    const { sentences, amstad, schoolYear } = measureReading(paragraphs);
    expect(sentences).toBeGreaterThan(9);
    expect(amstad, 'index of Flesch and Amstad').toBeGreaterThanOrEqual(60);
    expect(schoolYear, 'Wiener Sachtextformel').toBeLessThanOrEqual(8);
  });
}

test('a text of an office is measured as hard to read', () => {
  const { amstad, schoolYear } = measureReading([
    'Die Inanspruchnahme der Versicherungsleistungen setzt die unverzügliche Benachrichtigung der Schadenabteilung voraus.',
    'Obliegenheitsverletzungen berechtigen den Versicherer zur Leistungskürzung entsprechend der Verschuldensschwere.',
  ]);
  expect(amstad).toBeLessThan(0);
  expect(schoolYear).toBeGreaterThan(12);
});
