import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import texts from '../../../schemas/_shared/texts/controls.de.json';
import type { Field, FieldState, Value } from '../../../src/engine/index.ts';
import type { FieldTexts } from '../../../src/wizard/inputs/ControlProps.ts';
import { controlTypes, type ControlName } from '../../../src/wizard/controls/controlTypes.ts';
import { controls } from '../../../src/wizard/controls/controls.ts';

const words: Readonly<Record<string, string>> = { true: 'Ja', false: 'Nein', GLASS: 'Glasschaden' };
const fieldTexts: FieldTexts = {
  label: '',
  legend: '',
  hint: '',
  why: '',
  option: (value) => words[String(value)] ?? '',
  group: (name) => words[name] ?? name,
  reason: () => '',
  text: () => '',
};

function stateOf(kind: ControlName, value: Value): FieldState {
  const field: Field = {
    kind: 'field',
    index: 0,
    path: 'step.field',
    step: 'step',
    name: 'field',
    show: [],
    control: { kind, params: {}, type: controlTypes[kind] },
    schema: { enum: ['GLASS'], ...(kind === 'time' && { format: 'time' }) },
    type: 'string',
    optional: null,
    mark: null,
    locks: [],
    options: null,
    min: null,
    max: null,
    variants: [],
    ask: null,
    askedBy: null,
    validate: () => null,
    sensitive: false,
    autocomplete: null,
    twoValued: false,
  };

  return {
    kind: 'field',
    field,
    key: 'step.field',
    name: 'step.field',
    shown: true,
    answer: value,
    value,
    lock: null,
    required: true,
    markedOptional: false,
    options: null,
    min: null,
    max: null,
    variant: null,
    error: null,
  };
}

describe('answers in words', () => {
  it.each<[ControlName, Value, string | null]>([
    ['text', 'Köln', 'Köln'],
    ['text', null, null],
    ['date', '2026-03-27', '27.03.2026'],
    ['time', '14:05', '14:05\u00a0Uhr'],
    ['number', 12000, '12.000'],
    ['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['plate', 'KA-AB 123E', 'KA-AB 123E'],
    ['yesNo', false, 'Nein'],
    ['yesNo', null, null],
    ['checkbox', true, 'Ja'],
    ['radio', 'GLASS', 'Glasschaden'],
    ['select', 'GLASS', 'Glasschaden'],
    ['password', 'geheim', null],
  ])('%s %j reads %j', (is, value, said) => {
    expect(controls[is]?.display(stateOf(is, value), fieldTexts)).toBe(said);
  });

  it('name an uploaded file and its size', () => {
    const said = (size: number) => {
      const answer = { file: 'D-1', name: 'Ausweis.pdf', size };
      return controls['upload']?.display({ ...stateOf('upload', 'D-1'), answer }, fieldTexts);
    };
    expect([said(312_000), said(1_234_567), said(10_000_000), said(12)]).toEqual([
      'Ausweis.pdf (312\u00a0kB)',
      'Ausweis.pdf (1,2\u00a0MB)',
      'Ausweis.pdf (10\u00a0MB)',
      'Ausweis.pdf (1\u00a0kB)',
    ]);
    expect(controls['upload']?.display(stateOf('upload', null), fieldTexts)).toBeNull();
  });

  it('contain the unit of the field', () => {
    const state = stateOf('number', 12000);
    const field = { ...state.field, schema: { type: 'integer', unit: 'km' } } as const;
    expect(controls['number']?.display({ ...state, field }, fieldTexts)).toBe('12.000\u00a0km');
  });
});

describe('the table of controls', () => {
  it('has a text for every key the controls ask for, and no other', () => {
    const sources = ['src/wizard/controls', 'src/wizard/inputs', 'src/ui', 'src/portal/forms']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const asked = [...sources.matchAll(/(?:\b(?:t|text)\(|label: )'([a-z]\w*\.\w+)'/gi)].map(
      (match) => match[1],
    );

    expect(new Set(asked)).toEqual(new Set(Object.keys(texts)));
  });
});
