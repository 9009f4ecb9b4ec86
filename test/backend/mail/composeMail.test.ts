import { expect, it } from 'vitest';
import { composeMail } from '../../../src/backend/mail/composeMail.ts';
import { exampleLetter } from './exampleLetter.ts';

it('text and HTML have the same content', async () => {
  const { text, html } = await composeMail(exampleLetter());

  for (const part of [
    'Guten Tag Frau Müller,',
    '1234Y-5.678.901',
    '030 23125 212',
    'Lindenau Versicherungsvermittlung GmbH',
  ])
    expect([text.includes(part), html.includes(part)]).toEqual([true, true]);
  expect(text).toContain('Versicherungsnummer: 1234Y-5.678.901\nSchadendatum: 20.11.2026\n');
  expect(text).not.toContain('<');
});

it('text of customers is escaped', async () => {
  const { html } = await composeMail(exampleLetter({ paragraphs: ['<img src=x onerror=alert(1)>'] }));

  expect(html).not.toContain('<img');
});
