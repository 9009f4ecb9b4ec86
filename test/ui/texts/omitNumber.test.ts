import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { omitNumber } from '../../../src/ui/texts/omitNumber.ts';

it.each([
  ['Bitte rufen Sie uns an: 030 1.', 'Bitte rufen Sie uns an.'],
  ['Bitte rufen Sie uns an: 030 1', 'Bitte rufen Sie uns an'],
  ['Rufen Sie uns an: [030 1](phone). Oder schreiben Sie.', 'Rufen Sie uns an. Oder schreiben Sie.'],
  ['Rufen Sie an: 030 1. Es eilt? Rufen Sie an: 030 1!', 'Rufen Sie an. Es eilt? Rufen Sie an!'],
  ['Sie erreichen uns unter 030 1 und per E-Mail.', 'Sie erreichen uns unter 030 1 und per E-Mail.'],
  ['Rufen Sie an: 030 12.', 'Rufen Sie an: 030 12.'],
])('a sentence ends where the number stood: %s', (text, without) => {
  expect(omitNumber(text, '030 1')).toBe(without);
});

/** Sentences about whom to ask, which are none without the number. */
const named = /^(?:legal\.builtIn\.|call$)/;

describe('BRAND-005 texts of pages and forms read well without the number that another place names', () => {
  const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('texts.de.json') || file.startsWith('_shared/texts/'),
  );
  const texts = files.flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(`schemas/${file}`, 'utf8')) as Readonly<Record<string, unknown>>,
    ).flatMap(([key, text]) =>
      typeof text === 'string' && text.includes('{phone}') && !named.test(key)
        ? [[`${file} ${key}`, text] as const]
        : [],
    ),
  );

  it.each(texts)('%s', (_, text) => {
    expect(omitNumber(text.replaceAll('{phone}', '030 1'), '030 1')).not.toContain('030 1');
  });
});
