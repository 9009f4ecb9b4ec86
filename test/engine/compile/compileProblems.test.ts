import { describe, expect, it } from 'vitest';
import { checkbox, choice, compile, text, when, type TestForm } from '../testForm.ts';

const sound: TestForm = {
  facts: ['policy.full'],
  steps: {
    one: { yes: checkbox, kind: choice('CAR', 'VAN') },
    two: {
      note: text(),
      people: {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', properties: { name: text(), email: text() } },
      },
    },
  },
  rules: {
    conditions: { yes: when({ '===': [{ var: 'one.yes' }, true] }), named: when({ answered: 'row.name' }) },
    fields: { 'two.note': { show: 'yes' }, 'two.people.email': { show: 'named' } },
  },
};
const rules = (more: TestForm['rules']): TestForm => ({ ...sound, rules: { ...sound.rules, ...more } });
const fields = (more: NonNullable<TestForm['rules']>['fields']): TestForm =>
  rules({ fields: { ...sound.rules?.fields, ...more } });
const conditions = (more: NonNullable<TestForm['rules']>['conditions']): TestForm =>
  rules({ conditions: { ...sound.rules?.conditions, ...more } });
const steps = (more: TestForm['steps']): TestForm => ({ ...sound, steps: { ...sound.steps, ...more } });
const call = (more: object): TestForm => ({
  ...sound,
  calls: [{ at: { submit: true }, call: 'report', outcomes: [{ else: true }], ...more }],
});

/** A block on the second step that shows what a call brings on entering it. */
const priced: TestForm = {
  ...sound,
  steps: {
    one: {
      ...sound.steps['one'],
      kindAgain: { type: 'null', 'x-control': { kind: 'value', of: 'one.kind' } },
    },
    two: {
      ...sound.steps['two'],
      total: { type: 'null', 'x-control': { kind: 'value', of: 'result.price.amount' } },
    },
  },
  calls: [
    {
      at: { enter: 'two' },
      call: 'fetchPrice',
      keep: { price: { properties: { amount: { type: 'number', format: 'euro' } } } },
      outcomes: [{ else: true }],
    },
  ],
};

const mistakes: readonly [name: string, form: TestForm, code: string, place: string, hint?: string][] = [
  [
    'a link to a question that does not exist',
    steps({
      one: {
        ...sound.steps['one'],
        often: { type: 'null', 'x-control': { kind: 'shortcuts', to: ['two.note', 'two.noet'] } },
      },
    }),
    'unknown-path',
    'schemas/test/form.json/properties/one/properties/often/x-control/to/1',
    'two.note',
  ],
  [
    'a rule for an unknown field',
    fields({ 'two.note2': { optional: true } }),
    'unknown-field',
    'rules/test.json/fields/two.note2',
    'two.note',
  ],
  [
    'an unknown condition',
    fields({ 'two.note': { show: 'yess' } }),
    'unknown-condition',
    'rules/test.json/fields/two.note/show',
    'yes',
  ],
  [
    'an unknown path',
    conditions({ odd: when({ '===': [{ var: 'one.yess' }, true] }) }),
    'unknown-path',
    'rules/test.json/conditions/odd/if/===/0/var',
    'one.yes',
  ],
  [
    'an undeclared fact',
    { ...sound, facts: [], rules: { ...sound.rules, fields: { 'two.note': { show: 'policy.full' } } } },
    'unknown-path',
    'rules/test.json/fields/two.note/show',
  ],
  [
    'a rule that reads a field below',
    fields({ 'one.yes': { show: '!two.note' } }),
    'reads-below',
    'rules/test.json/fields/one.yes/show',
  ],
  [
    'a rule that reads its own field',
    fields({ 'two.note': { show: 'two.note' } }),
    'reads-below',
    'rules/test.json/fields/two.note/show',
  ],
  [
    'a condition that reads a field below',
    fields({ 'one.yes': { show: 'yes' } }),
    'reads-below',
    'rules/test.json/fields/one.yes/show',
  ],
  [
    'a read of a row outside of rows',
    fields({ 'two.note': { show: 'named' } }),
    'row-outside',
    'rules/test.json/fields/two.note/show',
  ],
  [
    'an unknown part of a row',
    fields({ 'two.people.email': { show: '!row.nam' } }),
    'unknown-path',
    'rules/test.json/fields/two.people.email/show',
    'name',
  ],
  [
    'a read of a list part as one value',
    conditions({ odd: when({ answered: 'two.people.name' }) }),
    'unknown-path',
    'rules/test.json/conditions/odd/if/answered',
  ],
  [
    'two operators in one object',
    conditions({ odd: when({ and: [true], or: [true] }) }),
    'operator-keys',
    'rules/test.json/conditions/odd/if',
  ],
  [
    'an operator outside the table',
    conditions({ odd: when({ '==': [1, 1] }) }),
    'unknown-operator',
    'rules/test.json/conditions/odd/if/==',
    '===',
  ],
  [
    'too many operands',
    conditions({ odd: when({ '===': [1, 1, 1] }) }),
    'argument-count',
    'rules/test.json/conditions/odd/if/===',
  ],
  [
    'a computed name',
    conditions({ odd: when({ var: { if: [true, 'a', 'b'] } }) }),
    'literal-argument',
    'rules/test.json/conditions/odd/if/var',
  ],
  [
    'a cyclic condition',
    conditions({ a: when({ is: 'b' }), b: when({ is: 'a' }) }),
    'cyclic-condition',
    'rules/test.json/conditions/a',
  ],
  [
    'an unknown table',
    conditions({ odd: when({ lookup: ['country', { const: 'x' }, 'code'] }) }),
    'unknown-table',
    'rules/test.json/conditions/odd/if/lookup/0',
  ],
  [
    'an unknown step',
    rules({ steps: { tow: { when: 'yes' } } }),
    'unknown-step',
    'rules/test.json/steps/tow',
    'two',
  ],
  [
    'a step that reads itself',
    rules({ steps: { one: { when: 'yes' } } }),
    'reads-below',
    'rules/test.json/steps/one/when',
  ],
  [
    'a reaction on an unknown field',
    rules({ reactions: [{ on: 'one.yse' }] }),
    'unknown-field',
    'rules/test.json/reactions/0/on',
    'one.yes',
  ],
  [
    'a reaction without a field',
    rules({ reactions: [{ on: '' }] }),
    'unknown-field',
    'rules/test.json/reactions/0/on',
  ],
  [
    'a start value for an unknown field',
    { ...sound, start: { 'one.no': { const: true } } },
    'unknown-field',
    'rules/test.json/start/one.no',
  ],
  [
    'an option outside of the enum',
    fields({ 'one.kind': { options: [{ value: 'BIKE' }] } }),
    'option-not-in-enum',
    'rules/test.json/fields/one.kind/options/0/value',
  ],
  [
    'a keyword that belongs to the rules',
    steps({
      two: { note: { ...text(), default: 'x' } as never, people: sound.steps['two']?.['people'] ?? text() },
    }),
    'unknown-keyword',
    'schemas/test/form.json/properties/two/properties/note/default',
    'Werte beim Einstieg',
  ],
  [
    'an unknown shape',
    steps({ three: { place: { $ref: '../_shared/adress.json' } } }),
    'unknown-ref',
    'schemas/test/form.json/properties/three/properties/place/$ref',
  ],
  [
    'an unknown control',
    steps({ three: { place: { ...text(), 'x-control': 'txt' } } }),
    'unknown-control',
    'schemas/test/form.json/properties/three/properties/place/x-control',
    'text',
  ],
  [
    'a control of another type',
    steps({ three: { place: { ...text(), 'x-control': 'yesNo' } } }),
    'control-type',
    'schemas/test/form.json/properties/three/properties/place/x-control',
  ],
  [
    'an unknown parameter of a control',
    steps({ three: { place: { ...text(), 'x-control': { kind: 'text', size: 3 } } } }),
    'unknown-parameter',
    'schemas/test/form.json/properties/three/properties/place/x-control/size',
  ],
  [
    'a block without a control',
    steps({ three: { place: { type: 'null' } } }),
    'missing-control',
    'schemas/test/form.json/properties/three/properties/place',
  ],
  [
    'a field without a type',
    steps({ three: { place: { maxLength: 3 } } }),
    'missing-type',
    'schemas/test/form.json/properties/three/properties/place',
  ],
  [
    'a list in a list',
    steps({
      three: {
        list: {
          type: 'array',
          maxItems: 1,
          items: {
            type: 'object',
            properties: { inner: { type: 'array', maxItems: 1, items: { type: 'object', properties: {} } } },
          },
        },
      },
    }),
    'nested-list',
    'schemas/test/form.json/properties/three/properties/list/items/properties/inner',
  ],
  [
    'an outcome table without else',
    call({ outcomes: [{ status: 204, done: true }] }),
    'outcomes-without-else',
    'schemas/test/calls.json/calls/0/outcomes',
  ],
  [
    'a mark on an unknown field',
    call({ outcomes: [{ else: true, mark: { 'one.yse': 'invalid' } }] }),
    'unknown-field',
    'schemas/test/calls.json/calls/0/outcomes/0/mark/one.yse',
    'one.yes',
  ],
  [
    'a payload of an unknown field',
    call({ send: { note: 'two.not' } }),
    'unknown-path',
    'schemas/test/calls.json/calls/0/send/note',
    'two.note',
  ],
  [
    'a negation in the place of a value',
    call({ send: { note: '!two.note' } }),
    'malformed-value',
    'schemas/test/calls.json/calls/0/send/note',
  ],
  [
    'a call of an unknown step',
    call({ at: { continue: 'three' } }),
    'unknown-step',
    'schemas/test/calls.json/calls/0/at',
  ],
  [
    'a bar of amounts on an unknown step',
    { ...priced, amountBar: { of: 'two.total', on: ['three'] } },
    'unknown-step',
    'schemas/test/wizard.json/amountBar/on/0',
  ],
  [
    'a bar of the amounts of an unknown block',
    { ...priced, amountBar: { of: 'two.totl', on: ['one'] } },
    'unknown-field',
    'schemas/test/wizard.json/amountBar/of',
    'two.total',
  ],
  [
    'a bar of amounts that no call brings on entering their step',
    { ...priced, amountBar: { of: 'one.kindAgain', on: ['one'] } },
    'amount-bar',
    'schemas/test/wizard.json/amountBar/of',
  ],
  [
    'an unknown derivation',
    call({ send: { derive: ['guess', { a: 1 }] } }),
    'unknown-derivation',
    'schemas/test/calls.json/calls/0/send/derive/0',
  ],
];

describe('compileWizard', () => {
  it('accepts a correct form', () => {
    expect(compile(sound)).toMatchObject({ ok: true });
  });

  it.each(mistakes)('refuses %s', (_name, form, code, place, hint) => {
    const compiled = compile(form);
    const problems = compiled.ok ? [] : compiled.problems;

    expect(problems.map((problem) => [problem.code, problem.file + problem.pointer])).toContainEqual([
      code,
      place,
    ]);
    const found = problems.find((problem) => problem.code === code);
    expect(found?.hint ?? '').toContain(hint ?? '');
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set([code]));
  });

  it('reports all problems at once', () => {
    const compiled = compile(rules({ fields: { a: {}, b: {} }, steps: { three: { when: 'yes' } } }));

    expect(compiled.ok ? [] : compiled.problems.map(({ code }) => code)).toEqual([
      'unknown-field',
      'unknown-field',
      'unknown-step',
    ]);
  });

  it('refuses rules that are too deep or too large', () => {
    const deep = Array.from({ length: 20 }).reduce<object>((inner) => ({ '!': inner }), { '!': true });
    const large = { and: Array.from({ length: 20 }, () => ({ or: Array.from({ length: 20 }, () => true) })) };
    const codes = (rule: object) => {
      const compiled = compile(conditions({ odd: when(rule as never) }));
      return compiled.ok ? [] : compiled.problems.map(({ code }) => code);
    };

    expect(codes(deep)).toEqual(['rule-depth']);
    expect(codes(large)).toEqual(['rule-size']);
  });
});
