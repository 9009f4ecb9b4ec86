import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { edit, openWorkbench, readText } from './openWorkbench.ts';

const texts = 'schemas/change-email/texts.de.json';

// A comparison and the measurements of both sides take longer than what other tests wait for.
test.slow();

const getPage = (page: Page) => page.frameLocator('iframe[title^="Prüfseite"]');

function askOtherwise(): () => void {
  return edit(texts, (text) =>
    text.replace(/("email\.email\.label"|"email\.newEmail\.label"): "[^"]*"/, '$1: "Andere <b>Adresse</b>"'),
  );
}

test('a change is compared with the last version, and a sentence opens its place by keyboard', async ({
  page,
}) => {
  const putBack = askOtherwise();
  try {
    await openWorkbench(page);
    await expect(page.getByRole('heading', { name: 'Formulare' })).toBeVisible({ timeout: 40_000 });
    await page.getByRole('link', { name: 'Prüfen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Änderungen prüfen', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prüfen' })).toHaveAttribute('aria-current', 'page');
    const review = getPage(page);
    await expect(review.getByText('„Andere <b>Adresse</b>“').first()).toBeVisible({ timeout: 60_000 });
    await expect(review.getByText('Reviewed-form: change-email')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Seite für die Fachabteilung' }).click();
    const html = readFileSync(await (await saved).path(), 'utf8');
    expect(html).toContain('Beispielabläufe');
    expect(html).not.toMatch(/<script|<b>/);

    await review.getByRole('link', { name: 'Stelle 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/form=change-email&at=email\./);
  } finally {
    putBack();
  }
});

test('nothing is compared with a revision that does not exist, and nothing differs without a change', async ({
  page,
}) => {
  await openWorkbench(page, 'review=nowhere');
  await expect(page.getByRole('alert')).toContainText('Es gibt keinen Stand „nowhere“.');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Verglichen mit').selectOption('dem letzten Stand');
  await expect(getPage(page).getByText('Nichts ist anders.')).toBeVisible({ timeout: 30_000 });
});

test('what changed is saved with a sentence, and a form comes back from an earlier version and is taken back', async ({
  page,
}) => {
  const putBack = askOtherwise();
  try {
    await openWorkbench(page, 'review=HEAD');
    const versions = page.getByRole('region', { name: 'Stände' });
    await expect(versions.getByText('Seit dem letzten Stand geändert: E-Mail')).toBeVisible({
      timeout: 30_000,
    });
    await versions.getByLabel('Stand sichern: Was hat sich geändert?').focus();
    await page.keyboard.type('Nach der Adresse anders fragen.');
    await expect(versions.getByText('Der Satz endet ohne Punkt.')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(versions.getByText('Noch 42 Zeichen')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(versions.getByText('Der Stand ist gesichert.')).toBeVisible();
    await expect(versions.getByText('Seit dem letzten Stand geändert: nichts')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const first = versions.getByRole('listitem').filter({ hasText: 'Begin' });
    await first.getByRole('button', { name: 'Damit vergleichen: Begin' }).click();
    await expect(page).toHaveURL(/review=[0-9a-f]{40}/);
    await expect(getPage(page).getByText('„Andere <b>Adresse</b>“').first()).toBeVisible({ timeout: 60_000 });

    putBack();
    await expect(versions.getByText('Seit dem letzten Stand geändert: E-Mail')).toBeVisible();
    await versions
      .getByRole('listitem')
      .filter({ hasText: 'Nach der Adresse' })
      .getByRole('button', { name: /^„E-Mail.*zurückholen$/ })
      .click();
    await expect(versions.getByText('ist wieder so wie in diesem Stand.')).toBeVisible();
    expect(readText(texts)).toContain('Andere <b>Adresse</b>');
    await page.getByRole('button', { name: /^Rückgängig: .*zurückgeholt/ }).click();
    await expect.poll(() => readText(texts)).not.toContain('Andere <b>Adresse</b>');
  } finally {
    putBack();
  }
});
