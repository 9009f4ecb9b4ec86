import { expect, it } from 'vitest';
import { compareParameters } from '../../../src/workbench/model/edits/compareParameters.ts';
import { readText, setText } from '../../../src/workbench/model/edits/setText.ts';

const source = `{\r\n    "$schema": "x",\r\n    "a": "eins",   "b": "zw\\u0065i"\r\n}\r\n`;

it('changes the bytes of one text alone', () => {
  expect(setText(source, 'a', 'neu „so“')).toBe(source.replace('"eins"', '"neu „so“"'));
  expect(readText(source, 'b')).toBe('zwei');
  expect(readText('{', 'b')).toBeUndefined();
});

it('makes the file of a brand with its first text, and lets it go with its last', () => {
  const made = setText(null, 'faq:title', 'Fragen');
  expect(made).toBe(
    `{\n  "$schema": "../../schemas/_meta/brand-texts.schema.json",\n  "faq:title": "Fragen"\n}\n`,
  );
  const both = setText(made, 'faq:other', 'Mehr');
  expect(setText(both, 'faq:other', null)).toBe(made);
  expect(setText(made, 'faq:title', null)).toBeNull();
});

it('names placeholders that a new text lost or brought', () => {
  expect(compareParameters('Höchstens {max} von {all}', 'Höchstens {max} und {more}')).toEqual({
    lost: ['{all}'],
    added: ['{more}'],
  });
});
