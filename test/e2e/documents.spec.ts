import type { Page } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { customerOf, originOf } from './seeds.ts';
import { bothViews, inViews } from './views.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Dokumente zum Vertrag' }).getByRole('listitem');
const picker = (page: Page) => page.getByLabel('Vertrag', { exact: true });
const listAddress = '**/api/v1/document/accounts/*/policy/*';
const golf = '2417Y-3.508.126';
const motorbike = '2418Y-1.220.517';

for (const brand of ['lindenau', 'eskamp']) {
  const customer = customerOf(brand);
  const { policyNumber } = customer.contracts[0]?.policy ?? { policyNumber: '' };

  test(`DOC-001 DOC-002 DOC-005 DOC-006 DOC-007 documents of ${brand} are listed, saved under their names and read from then on`, async ({
    page,
    signInAs,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/document\/accounts\/\d+\/policy\/[^/]+$/.test(pathname)) asked.push(pathname);
    });
    await chooseContract(page, customer);
    await signInAs(customer.login ?? '', `${originOf(brand)}/documents`);
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Dokumente' })).toBeVisible();
    await expect(picker(page)).toHaveValue(policyNumber);
    await expect(rows(page).filter({ hasText: `Versicherungsschein ${policyNumber}` })).toContainText(
      /\d\d\.\d\d\.\d{4}/,
    );
    await inViews(page, bothViews, () => expectAccessible(page));

    // A try before this one may have read some.
    const unread = rows(page).filter({ hasText: 'Ungelesen' }).first().getByRole('button');
    const name = ((await unread.getAttribute('aria-label')) ?? '').replace('Herunterladen: ', '');
    const row = rows(page).filter({ hasText: name });
    const [download] = await Promise.all([page.waitForEvent('download'), unread.click()]);
    expect(download.suggestedFilename()).toBe(`${name}.pdf`);
    await expect(page.getByText('Heruntergeladen', { exact: true })).toBeVisible();
    await expect(row).not.toContainText('Ungelesen');
    expect(asked).toHaveLength(1);

    await page.reload();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('Ungelesen');
  });
}

test('DOC-003 DOC-004 ten documents a page, newest first or oldest first', async ({ page, signInAs }) => {
  const documents = Array.from({ length: 12 }, (_, index) => ({
    id: `letter-${index}`,
    fileName: `Schreiben ${index + 1}.pdf`,
    created: `2026-01-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`,
    read: index < 3,
  }));
  await page.route(listAddress, (route) => route.fulfill({ json: documents }));
  await signInAs('anna.mueller', '/documents');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Schreiben 12');
  await expect(page.getByText('Seite 1 von 2')).toBeVisible();
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Sortierung: Neueste zuerst' }).click();
  await expect(page.getByRole('button', { name: 'Sortierung: Älteste zuerst' })).toBeFocused();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Schreiben 1');
  await expect(rows(page).nth(9)).toContainText('Schreiben 10');
});

test('DOC-001 DOC-002 a link names the contract, and the customer picks another one', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  // As a link with navigation state does it.
  await page.evaluate((policyNumber) => {
    const state = { usr: { policy: { policyNumber } }, key: 'preselected', idx: 1 };
    history.pushState(state, '', '/documents');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, motorbike);
  await expect(picker(page)).toHaveValue(motorbike);
  await expect(rows(page).filter({ hasText: `Versicherungsschein ${motorbike}` })).toBeVisible();

  await picker(page).selectOption(golf);
  await expect(rows(page).filter({ hasText: `Versicherungsschein ${golf}` })).toBeVisible();
});

const plate = /K-[A-Z]{2}\s\d/;

test('DOC-002 DASH-004 from the start page two presses save any document, whatever its contract', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await page.getByRole('link', { name: 'Dokumente ansehen' }).click();
  await expect(picker(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(10);
  const newest = rows(page).first();
  // Other tests add documents, so that the newest may be of any contract.
  await expect(newest).toContainText(plate);
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), newest.getByRole('button').click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(newest).not.toContainText('Ungelesen');

  await picker(page).selectOption(motorbike);
  await expect(rows(page).filter({ hasText: `Versicherungsschein ${motorbike}` })).toBeVisible();
  await expect(rows(page).first()).not.toContainText(plate);
});

test('DOC-001 a message about a document leads to the documents of its contract', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, customerOf('lindenau'), 'motorbike');
  await signInAs('anna.mueller', '/documents');
  await expect(picker(page)).toHaveValue(motorbike);
  await page.getByRole('button', { name: /neuen? Benachrichtigung/ }).click();
  await page
    .getByRole('region', { name: 'Benachrichtigungen' })
    .getByRole('link', { name: /^Neues Dokument/ })
    .click();

  await expect(picker(page)).toHaveValue(golf);
});

test('a missing paper can be ordered from this page', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/documents');
  await page
    .getByRole('region', { name: 'Fehlt etwas?' })
    .getByRole('link', { name: 'Grüne Karte bestellen' })
    .click();

  await expect(page).toHaveURL('/contractSelection');
});

test('DOC-008 below 1000 px the button has no words, and keeps its name', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/documents');
  const button = rows(page).first().getByRole('button');
  for (const [width, words] of [
    [1000, true],
    [999, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button.getByText('Herunterladen')).toBeVisible({ visible: words });
    await expect(button).toHaveAccessibleName(/^Herunterladen: /);
  }
});

test('a contract without documents has a notice', async ({ page, signInAs }) => {
  await page.route(listAddress, (route) => route.fulfill({ json: [] }));
  await signInAs('anna.mueller', '/documents');

  await expect(page.getByRole('heading', { name: 'Hier ist noch nichts' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the service fails', () => {
  test.use({ refusals: [500, 503] });

  test('DOC-010 the list reports that the service is not available, and loads on a retry', async ({
    page,
    signInAs,
  }) => {
    await signInAs('stefan.rohr', '/documents');
    await expect(page.getByRole('alert').filter({ hasText: 'gerade nicht erreichbar' })).toBeVisible();
    await expectAccessible(page);

    await page.route(listAddress, (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { name: 'Hier ist noch nichts' })).toBeVisible();
  });

  test('DOC-011 any other failure of the list shows the general message', async ({ page, signInAs }) => {
    await page.route(listAddress, (route) => route.fulfill({ status: 500 }));
    await signInAs('anna.mueller', '/documents');

    await expect(page.getByRole('alert').filter({ hasText: 'nicht geklappt' })).toBeVisible();
  });

  test('DOC-012 a failed download is reported, and the document stays unread', async ({ page, signInAs }) => {
    await signInAs('felix.ehlers', '/documents');
    const first = rows(page).first();
    await first.getByRole('button').click();

    await expect(page.getByRole('alert').filter({ hasText: 'ließ sich nicht abrufen' })).toBeVisible();
    await expect(first).toContainText('Ungelesen');
  });
});
