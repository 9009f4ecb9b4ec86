import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTexts } from '../../../src/portal/session/createTexts.ts';
import { openForm, useForm } from '../../../src/portal/session/openForm.ts';

it('a form is loaded with the texts of its controls', async () => {
  const texts = await createTexts('');

  await openForm('claim-report', texts, '');

  expect(texts.t('controls:select.empty')).toBe('Bitte wählen');
  expect(texts.t('controls:calendar.title')).toBe('Kalender öffnen');
});

it('a ready form is drawn at once', async () => {
  const texts = await createTexts('');
  await openForm('evb', texts, '');
  const Form = () => useForm('evb', texts, '').id;

  expect(
    renderToStaticMarkup(createElement(Suspense, { fallback: 'wird geladen' }, createElement(Form))),
  ).toBe('evb');
});
