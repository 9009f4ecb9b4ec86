import type { Page } from '@playwright/test';
import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';

const main = (page: Page) => page.getByRole('main');
const errands = (page: Page) => main(page).getByRole('region', { name: 'Was möchten Sie erledigen?' });
const errand = (page: Page, name: string) => errands(page).getByRole('link', { name, exact: true });

for (const { host, account, person, plate } of [
  { host: 'localhost', account: 'dora.demmer', person: 'Dora Demmer', plate: 'K-DD 100' },
  { host: 'eskamp.localhost', account: 'elke.eskens', person: 'Elke Eskens', plate: 'KR-EE 78' },
]) {
  test(`DASH-003 DASH-004 DASH-006 DASH-007 DASH-008 who has one car sees it first, then what can be done, at ${host}`, async ({
    page,
    signInAs,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await signInAs(account, `http://${host}:${port}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Guten Tag, ${person}`);
    const hero = main(page).getByRole('region').first();
    await expect(hero).toContainText(plate);
    await expect(hero.getByRole('term')).toHaveText(['Beitrag', 'Nächste Abbuchung', 'Versicherungsnummer']);
    await expect(hero.getByRole('link')).toHaveText(['Schaden melden', 'Vertrag ansehen']);

    await expect(
      errands(page).getByRole('list', { name: 'Was möchten Sie erledigen?' }).getByRole('link'),
    ).toHaveText(['Grüne Karte (IVK)', 'Zahlungsdaten ändern', 'Dokumente ansehen']);
    for (const [group, links] of [
      ['Vertrag und Beitrag', ['Vertrag ändern', 'Umzug melden', 'Vertrag ansehen']],
      ['Schaden', ['Rückstufung berechnen', 'Ablauf und Formulare']],
      ['Karten und Nachweise', ['Servicekarte', 'Bescheinigung fürs Finanzamt', 'Versicherungsbedingungen']],
      ['Wer mitfährt', ['Weitere Fahrer einschließen', 'Begleitetes Fahren ab 17']],
    ] as const) {
      await expect(errands(page).getByRole('list', { name: group }).getByRole('link')).toHaveText([...links]);
    }
    await expectAccessibleInBothLooks(page);

    await hero.getByRole('link', { name: 'Vertrag ansehen' }).click();
    await expect(page).toHaveURL(`http://${host}:${port}/contract`);
    await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(plate);
  });
}

for (const [requirement, name, question, target] of [
  ['DASH-006', 'Vertrag ändern', 'Welchen Vertrag möchten Sie ändern?', '/contract/ratingFactors'],
  [
    'DASH-008',
    'Weitere Fahrer einschließen',
    'In welchen Vertrag möchten Sie weitere Fahrer einschließen?',
    '/contact?anliegen=temporaryCoverage',
  ],
] as const) {
  test(`${requirement} SEL-001 "${name}" asks for the contract and goes on, by keyboard alone`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('dora.demmer');
    await tabTo(page, errand(page, name));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused();
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(target);
  });
}

test('DASH-003 a company with three contracts is greeted by its name, and does what is for vehicles used for business', async ({
  page,
  signInAs,
}) => {
  await signInAs('fuhrpark@autohaus-brandt.beispiel.de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Autohaus Brandt GmbH');
  await expect(main(page).getByRole('region', { name: 'Ihre Verträge' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await expect(main(page).getByRole('link', { name: 'Schaden melden' })).toHaveCount(1);

  // Nobody is added to a vehicle that is used for business.
  await expect(errands(page).getByRole('list', { name: 'Schaden' })).toBeVisible();
  await expect(errands(page).getByRole('list', { name: 'Wer mitfährt' })).toHaveCount(0);
  await expectAccessibleInBothLooks(page);
});

test('DASH-003 DASH-004 who has no contract is greeted with the title, and sees what is possible without one', async ({
  page,
  signInAs,
}) => {
  await signInAs('olga.ohlsen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Dr. med. Olga Ohlsen');
  await expect(main(page)).toContainText('Zu Ihrem Konto gibt es keine laufenden Verträge.');
  await expect(errands(page).getByRole('link')).toHaveText(['Dokumente ansehen', 'Ablauf und Formulare']);
  await expect(main(page).getByRole('link', { name: 'Schaden melden' })).toHaveCount(0);
  await expectAccessibleInBothLooks(page);

  await errand(page, 'Ablauf und Formulare').click();
  await expect(page).toHaveURL('/claims/infoPage');
});

test('with many contracts five vehicles stand first, and what can be done stays near', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const list = page.getByRole('region', { name: 'Ihre Verträge' });
  const vehicle = list.getByRole('link', { name: 'Toyota bZ4X' });
  await expect(list.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await expect(vehicle).toBeHidden();
  await expectAccessibleInBothLooks(page);

  await list.getByText('16 weitere Fahrzeuge anzeigen').click();
  await expect(vehicle).toBeVisible();
});
