import type { Locator, Page } from '@playwright/test';
import { contractRows } from './contractRows.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expect, test } from './portalTest.ts';
import { customerOf, originOf } from './seeds.ts';
import { setServerTimeToNoon } from './setServerTime.ts';
import { tabTo } from './tabTo.ts';

const notice = (page: Page) => page.getByRole('heading', { name: 'Bevor Sie melden' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Verstanden' }).click();
const blockedReport = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Schaden melden' });
const openReport = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true });

const chooseOnlyContract = (page: Page) => page.getByRole('link', { name: 'Ja, weiter' }).click();

const presses: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
  mouse: (button) => button.click({ force: true }),
  keyboard: (button) => button.press('Enter'),
};

for (const [device, press] of Object.entries(presses)) {
  test(`CLI-004 the notice blocks the report once, a press by ${device} leads to it, and it stays closed on this device`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('anna.mueller', '/claims');
    await expect(blockedReport(page)).toBeDisabled();
    await expect(blockedReport(page)).toHaveAccessibleDescription(/^Bitte lesen Sie zuerst den Hinweis/);
    await press(blockedReport(page));
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toBeInViewport();
    await expect(page).toHaveURL('/claims');

    await press(page.getByRole('button', { name: 'Verstanden' }));
    await expect(openReport(page)).toBeFocused();
    await page.reload();
    await expect(openReport(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('CLI-003 CLI-004 the first screen of a phone has emergency numbers, notice and report, and the page is short', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setServerTimeToNoon(page);
  await signInAs('anna.mueller', '/claims');
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  for (const part of [page.getByRole('link', { name: '110' }), notice(page), blockedReport(page)])
    expect(await bottomOf(part)).toBeLessThan(740);
  await dismiss(page);
  expect(await bottomOf(openReport(page))).toBeLessThan(740);
  await expectLoaded(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2600);
});

for (const [device, press] of Object.entries(presses)) {
  test(`CLI-004 SEL-016 a kind of damage pressed by ${device} leads to the notice, then through the chooser to its answered question`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('nora.neuhaus', '/claims');
    const kinds = page.getByRole('region', { name: 'Was ist passiert?' });
    await expect(kinds.getByRole('button', { name: 'Sturm, Blitz' })).toBeDisabled();
    await press(kinds.getByRole('button', { name: 'Sturm, Blitz' }));
    await expect(notice(page)).toBeFocused();
    await dismiss(page);
    await expectAccessible(page);

    await press(kinds.getByRole('link', { name: 'Sturm, Blitz' }));
    await expect(page).toHaveURL('/contractSelection');
    await chooseOnlyContract(page);
    await expect(page).toHaveURL('/claims/type');
    await expect(page.getByLabel('Schaden am eigenen Fahrzeug (Kasko)')).toBeChecked();
    await expect(page.getByLabel('Welches Ereignis war es?')).toHaveValue('STORM_LIGHTNING');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/claims/vehicle');
  });
}

test('CLI-001 CLI-003 CLI-007 SEL-016 the overview leads to the report, to information and to people', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  const emergency = page.getByRole('list', { name: 'Notruf' }).getByRole('link');
  await expect(emergency).toHaveText([/^112/, /^110/]);
  await expect(emergency.first()).toHaveAttribute('href', 'tel:112');
  const service = page.getByRole('region', { name: 'Schadenservice' });
  await expect(service.getByRole('link', { name: '030 23125 212' }), 'CLI-001').toBeVisible();
  await expect(page.getByRole('main').getByText('Dauer: etwa 10 Minuten')).toBeVisible();
  await page.getByRole('link', { name: 'Ablauf und Formulare' }).click();
  await expect(page).toHaveURL('/claims/infoPage');
  await page.goBack();

  await dismiss(page);
  await openReport(page).click();
  await expect(page).toHaveURL('/contractSelection');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Für welchen Vertrag melden Sie einen Schaden?' }),
  ).toBeFocused();
});

test('CLI-005 CLI-006 SEL-004 the page shows the dealer of the chosen contract, and group headings cannot be chosen', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  const picker = page.getByLabel('Vertrag', { exact: true });
  expect(
    await picker
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))),
  ).toEqual(['Ihre Verträge', 'Verträge verknüpfter Konten']);

  await picker.selectOption({ index: 1 });
  const dealer = page.getByRole('region', { name: 'Ihr Autohaus' });
  for (const name of ['Autohaus', 'Adresse', 'Telefon', 'E-Mail']) {
    await expect(dealer.getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  await expect(dealer.getByRole('definition').first()).not.toHaveText('');
});

test('SEL-003 SEL-006 an only contract is named with its owner, and one press that has the focus leads on', async ({
  page,
  signInAs,
}) => {
  await signInAs('nora.neuhaus', '/contractSelection');
  await expect(page.getByRole('region', { name: 'Ihr Vertrag' })).toBeVisible();
  await expect(contractRows(page)).toHaveCount(1);
  await expect(contractRows(page)).toBeFocused();
  await expect(contractRows(page)).toHaveAccessibleDescription(/\d{4}Y-/);
  await expect(page).toHaveURL('/contractSelection');
  await expectAccessible(page);

  await page.reload();
  await expectLoaded(page);
  await expect(contractRows(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('SEL-001 SEL-003 SEL-004 SEL-005 SEL-006 SEL-016 choosing a contract leads to the report', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/');
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ihre Verträge' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Verträge verknüpfter Konten' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Beendeter Vertrag/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^1528Y/ })).toHaveCount(0);
  const excluded = page.getByRole('group').filter({ hasText: 'Hier nicht möglich' });
  await expect(excluded.getByRole('listitem')).toHaveCount(0);
  await excluded.getByText('Hier nicht möglich').click();
  await expect(excluded.getByRole('listitem')).toContainText([
    /Kaufpreisschutz/,
    /Kaufpreisschutz/,
    /jung & mobil/,
    / - Beendeter Vertrag/,
  ]);
  await expectAccessible(page);

  await page.getByRole('link', { name: /^2417Y-3\.508\.126 K-AM 2410 / }).click();
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(
    '2417Y-3.508.126',
  );
});

test('the chooser opened directly leads to the start page', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/contractSelection');
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag auswählen' })).toBeVisible();

  await contractRows(page).first().click();
  await expect(page).toHaveURL('/');
});

test('CLM-015 a step without a chosen contract leads to the overview', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims/details');

  await expect(page).toHaveURL('/claims');
});

test('CLI-002 CLI-012 CLI-014 CLI-015 CLI-016 CLI-020 the information page', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims/infoPage');
  await expect(
    page.getByRole('region', { name: 'Nach einem Unfall: fünf Schritte' }).getByRole('listitem'),
    'CLI-002 CLI-012',
  ).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Kaufpreisschutz' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Formulare' }).getByRole('listitem')).toContainText([
    /^Schadenanzeige Kfz-Haftpflicht und Kasko herunterladen \(PDF, \d+ KB\)$/,
    /Diebstahl/,
    /Zeugenfragebogen/,
    /Abtretungserklärung/,
    /Kaufpreisschutz/,
  ]);

  await page.getByRole('button', { name: 'Hagel' }).click();
  await expect(page.getByText('Hagelschäden übernimmt die Teilkasko.'), 'CLI-014').toBeVisible();
  await expectAccessible(page);
});

for (const host of ['lindenau', 'eskamp']) {
  test(`CLI-013 the checklist of ${host} is saved as a PDF`, async ({ page, signInAs }) => {
    await signInAs(customerOf(host).login ?? '', `${originOf(host)}/claims/infoPage`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Checkliste herunterladen (PDF)' }).click(),
    ]);

    expect(download.suggestedFilename()).toBe('Unfall_Checkliste.pdf');
  });
}

test('CON-051 CLI-015 CLI-017 the page does not mention purchase-price protection without such a contract', async ({
  page,
  signInAs,
}) => {
  await signInAs('markus.hahn', '/claims/infoPage');
  await expect(page.getByRole('region', { name: 'Formulare' }).getByRole('listitem')).toHaveCount(4);

  await expect(page.getByText('Kaufpreisschutz')).toHaveCount(0);
});

test('from the start page to the first step by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('dora.demmer', '/');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }));
  await page.keyboard.press('Enter');
  await expect(contractRows(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/claims/type');
});

const services = (page: Page) => page.getByRole('region', { name: 'Was Sie jetzt brauchen können' });

for (const { name, target, flags } of [
  { name: 'Karte bestellen', target: '/contract/ivk', flags: /Grüne Karte/ },
  { name: 'Karte speichern', target: '/contract/servicecard', flags: /Servicekarte/ },
]) {
  test(`CLI-009 CLI-011 SEL-010 SEL-011 "${name}" goes through the chooser to ${target}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('anna.mueller', '/claims/infoPage');
    await expect(services(page).getByRole('link')).toHaveText([
      'Zur Schadenmeldung',
      'Karte bestellen',
      'Karte speichern',
    ]);
    const contact = page.getByRole('region', { name: 'Schadenservice' }).getByRole('link');
    await expect(contact, 'CLI-011').toHaveText(['030 23125 212', /@/]);
    await services(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: flags })).toBeFocused();
    await expect(page.getByRole('link', { name: /^1528Y/ })).toHaveCount(0);
    await contractRows(page).first().click();

    await expect(page).toHaveURL(target);
  });
}

test('CLI-009 the first service card leads to the claims overview, in another brand as well', async ({
  page,
  signInAs,
  baseURL,
}) => {
  const origin = `http://eskamp.localhost:${new URL(baseURL ?? '').port}`;
  await signInAs('elke.eskens', `${origin}/claims/infoPage`);
  await services(page).getByRole('link', { name: 'Zur Schadenmeldung' }).click();

  await expect(page).toHaveURL(`${origin}/claims`);
});

test('CLI-010 on a phone the service cards turn one at a time, endlessly, by keyboard and by dots', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInAs('anna.mueller', '/claims/infoPage');
  const shown = services(page).getByRole('heading');
  await expect(shown).toHaveText(['Schaden melden']);
  const next = services(page).getByRole('button', { name: 'Nächste Karte' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  const moves = await services(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming().duration),
  );
  expect(moves).toEqual([500]);
  await expect(shown).toHaveText(['Grüne Karte (IVK)']);
  await expect(services(page).getByRole('button', { name: 'Karte 2 von 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(['Schaden melden']);
  await services(page).getByRole('button', { name: 'Vorherige Karte' }).click();
  await expect(shown).toHaveText(['Servicekarte']);
  await services(page).getByRole('button', { name: 'Karte 1 von 3' }).click();
  await expect(shown).toHaveText(['Schaden melden']);
  await expectAccessible(page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await next.click();
  await expect(shown).toHaveText(['Grüne Karte (IVK)']);
  expect(await services(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(shown).toHaveText(['Schaden melden', 'Grüne Karte (IVK)', 'Servicekarte']);
  await expect(services(page).getByRole('button')).toHaveCount(0);
});

test('CLI-008 the dealer stands beside the contract from 1000 pixels on, and below it on narrower screens', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  await page.getByLabel('Vertrag', { exact: true }).selectOption({ index: 1 });
  const dealer = page.getByRole('region', { name: 'Ihr Autohaus' });
  const isBeside = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const [picker, facts] = await Promise.all([
      dealer.getByRole('combobox').boundingBox(),
      dealer.getByRole('term').first().boundingBox(),
    ]);
    return (facts?.x ?? 0) > (picker?.x ?? 0) + (picker?.width ?? 0);
  };

  expect(await isBeside(1000)).toBe(true);
  expect(await isBeside(999)).toBe(false);
});

for (const count of [0, 1, 5]) {
  test(`CLI-021 CLI-019 the page works with ${count} claim forms`, async ({ page, signInAs }) => {
    await page.route('**/cms/**claimDocuments**', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { readonly items: readonly object[] };
      await route.fulfill({ response, json: { ...body, total: count, items: body.items.slice(0, count) } });
    });
    await signInAs('anna.mueller', '/claims/infoPage');
    const forms = page.getByRole('region', { name: 'Formulare' });
    await expect(forms.getByRole('link')).toHaveCount(count);
    await expect(forms.getByText('Zurzeit gibt es keine Formulare zum Herunterladen.')).toHaveCount(
      count === 0 ? 1 : 0,
    );
    await expectAccessible(page);
  });
}
