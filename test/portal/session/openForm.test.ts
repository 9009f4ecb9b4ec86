import { expect, it } from 'vitest';
import { createTexts } from '../../../src/portal/session/createTexts.ts';
import { openForm } from '../../../src/portal/session/openForm.ts';

it('brings the words of its controls along with a form', async () => {
  const texts = await createTexts('');

  await openForm('claim-report', texts, '');

  expect(texts.t('controls:select.empty')).toBe('Bitte wählen');
  expect(texts.t('controls:calendar.title')).toBe('Kalender öffnen');
});
