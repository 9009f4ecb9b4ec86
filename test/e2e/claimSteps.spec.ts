import { answer, goOn, longestWay, startClaim, submit } from './claimWalk.ts';
import { expect, test } from './portalTest.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';

test('CLM-001 CLM-002 CLM-003 CLM-004 CLM-005 CLM-006 CLM-007 CLM-008 CLM-009 CLM-010 CLM-011 CLM-012 CLM-014 every step has heading, progress and title, and is blocked until it is complete', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await startClaim(page, null);
  const said = await recordAnnouncements(page);
  const percents = [8, 16, 24, 33, 41, 49, 57, 65, 74, 82, 90, 99];

  for (const [index, [id, answers]] of longestWay.entries()) {
    await expect(page).toHaveURL(`/claims/${id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(`${await heading.innerText()} – Lindenau`);
    const percent = percents[index] ?? 0;
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(percent));
    const words = page.getByText(`Fortschritt ${percent} %`, { exact: true });
    await expect(words).toBeVisible();
    await expect(page.getByText(/^(danach noch \d+ Schritte?|letzter Schritt)$/)).toBeVisible();
    const [aboveForm, inForm] = [await words.boundingBox(), await page.locator('main form').boundingBox()];
    expect((aboveForm?.y ?? Infinity) + (aboveForm?.height ?? 0)).toBeLessThan(inForm?.y ?? 0);

    const button = id === 'summary' ? submit(page) : goOn(page);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Noch offen: .+/);
    const open = page.getByRole('paragraph').filter({ hasText: 'Noch offen' });
    const gaps = await open.getByRole('link').count();
    await button.press('Enter');
    const summary = page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
    if (gaps === 1) {
      await expect(page.locator('[data-invalid] :focus')).toBeVisible();
      await expect(summary).toHaveCount(0);
    } else {
      await expect(summary.getByRole('heading')).toBeFocused();
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    }
    await expect(open).toHaveCount(0);
    await expect(button).toHaveAccessibleDescription(/Bitte/);
    await expect(page).toHaveTitle(/^Fehler: /);

    await answer(page, answers);
    await expect(summary).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Fehler: /);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
  }

  await expect(page).toHaveURL('/claims/confirmation');
  await expect(
    page.getByRole('status').filter({ hasText: 'Ihre Schadenmeldung ist bei uns eingegangen.' }),
  ).toBeVisible();
  expect(said().filter((text) => text.includes('Ihre Schadenmeldung ist bei uns eingegangen.'))).toHaveLength(
    1,
  );
});

test('open requirements link to their questions, and given answers stand beside the next step', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs('anna.mueller');
  await startClaim(page);
  await answer(page, { 'type.selfDamage': true });
  const open = page.getByRole('paragraph').filter({ hasText: 'Noch offen' });
  await open.getByRole('link', { name: 'Was passiert ist' }).click();
  await expect(page.locator('[name="type.whatHappened"]').first()).toBeFocused();
  await expect(page).toHaveURL('/claims/type');

  await answer(page, { 'type.whatHappened': 'MISC', 'type.typeOfEvent': 'MARTEN_BITE' });
  await goOn(page).click();
  await expect(page).toHaveURL('/claims/vehicle');
  const soFar = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Art des Schadens' });
  await expect(soFar).toContainText('Was ist passiert? Kein Unfall, anderes Ereignis');
});

test('a broken rule about several answers is explained at their question, whose first control has the focus', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await startClaim(page, null);
  const question = page.getByRole('group', { name: 'Was ist beschädigt?' });
  await goOn(page).press('Enter');

  await expect(question).toHaveAccessibleDescription(
    /^Bitte wählen Sie mindestens eine Art des Schadens aus\..*auch beides/,
  );
  await expect(question.getByRole('checkbox').first()).toBeFocused();
  await expect(question.locator('[aria-invalid]')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAccessibleDescription(/Bitte wählen/);
});
