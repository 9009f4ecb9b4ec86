import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../src/engine/index.ts';
import { createFormTexts } from '../../../src/wizard/texts/createFormTexts.ts';
import { walkOf } from '../../engine/testForm.ts';
import { enter } from '../../engine/walkActions.ts';

const i18n = i18next.createInstance();
void i18n.init({
  lng: 'de',
  resources: {
    de: {
      test: {
        'one.answer.error.tooLarge': '{max}',
        'one.answer.hint': '{min} bis {max} Zeichen',
        title: 'Formular',
        close: 'Schließen',
        'one.titled.title': 'Gut zu wissen',
        'error.tooSmall': '{min}',
        'error.tooLong': '{max}, {over}',
      },
    },
  },
  keySeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
});

/** Returns the sentence of the error of an answer. */
function sentence(schema: FieldSchema, answer: string | number): string {
  const walk = enter(walkOf({ steps: { one: { answer: schema } } }), { 'one.answer': answer });
  const [state] = walk.nodes;
  const error = state?.kind === 'field' ? state.error : null;
  return error ? createFormTexts(i18n, walk.wizard, {}).error('one.answer', null, error) : '';
}

it.each<readonly [schema: FieldSchema, answer: string | number, says: string]>([
  [{ type: 'integer', maximum: 200_000, unit: 'km' }, 200_001, '200.000 km'],
  [{ type: 'number', minimum: 0.5, unit: 'percent' }, 0.4, '0,5 %'],
  [{ type: 'integer', minimum: 1900 }, 1899, '1900'],
  [{ type: 'string', maxLength: 3 }, 'vier!', '3, 2'],
])('the limit of %j reads as its answers do', (schema, answer, says) => {
  expect(sentence(schema, answer).replaceAll('\u00a0', ' ')).toBe(says);
});

it.each<readonly [schema: FieldSchema, hint: string]>([
  [{ type: 'string', minLength: 10, maxLength: 1000 }, '10 bis 1000 Zeichen'],
  [{ type: 'string', minLength: 11, maxLength: 1000 }, '11 bis 1000 Zeichen'],
  [{ type: 'integer', minimum: 2, maximum: 30 }, '2 bis 30 Zeichen'],
])('CTC-019 a hint names the limits of %j', (schema, hint) => {
  const { wizard } = walkOf({ steps: { one: { answer: schema } } });

  expect(createFormTexts(i18n, wizard, {}).of('one.answer', null).hint).toBe(hint);
});

it.each([
  ['one.titled', 'title', 'Gut zu wissen'],
  ['one.answer', 'title', ''],
  ['one.answer', 'close', 'Schließen'],
])('the text of %s below "%s" is "%s"', (path, key, words) => {
  const { wizard } = walkOf({ steps: { one: { answer: { type: 'string', maxLength: 3 } } } });

  expect(createFormTexts(i18n, wizard, {}).of(path, null).text(key)).toBe(words);
});
