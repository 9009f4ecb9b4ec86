import type { CheckCode } from '../../src/analysis/index.ts';
import type { Edit } from './baseTexts.ts';

/** One mistake in the sound form, and the expected finding of lint. */
export interface Mistake {
  readonly code: CheckCode;
  readonly mistake: string;
  readonly file: string;
  readonly edit: Edit;
  /** Part of the line of the finding. */
  readonly place: string;
}

const wizard = 'schemas/repair/wizard.json';
const form = 'schemas/repair/form.json';
const calls = 'schemas/repair/calls.json';
const texts = 'schemas/repair/texts.de.json';
const rules = 'rules/repair.json';
const facts = 'schemas/_shared/facts.json';
const place = 'schemas/_shared/place.json';
const part = 'schemas/_parts/remark/part.json';
const overlay = 'brands/testmarke/texts.de.json';

const condition = (name: string, is: unknown, says = 'Satz'): Edit => ({
  at: ['conditions', name],
  to: { says, if: is },
});
const rule = (name: string, is: unknown): Edit => ({ at: ['conditions', name, 'if'], to: is });
const nested = (depth: number): unknown => (depth === 0 ? true : { '!': nested(depth - 1) });

const at = (...path: readonly (string | number)[]) => path;
const make = (code: CheckCode, mistake: string, file: string, edit: Edit, found: string): Mistake => ({
  code,
  mistake,
  file,
  edit,
  place: found,
});

const tables = 'rules/_shared/tables.json';
/** Adds a third row to the table of countries. */
const country = (row: unknown): Edit => ({ at: ['countries', 'rows', 2], to: row });
const whole = (changes: object): Edit => ({
  at: ['countries'],
  to: {
    says: 'Land und Code',
    key: 'name',
    columns: { name: { type: 'string' }, code: { type: 'string' }, kind: { match: 'policy.kind' } },
    rows: [{ name: 'Deutschland', code: 'DEU' }],
    ...changes,
  },
});

const tableMistakes: readonly Mistake[] = [
  make('table-cell', 'cell of another type', tables, country({ name: 'Polen', code: 7 }), '"code": 7'),
  make('table-cell', 'cell without a column', tables, country({ name: 'Polen', cod: 'POL' }), '"cod"'),
  make('table-cell', 'row without a key', tables, country({ code: 'POL' }), '{'),
  make('table-cell', 'key without a column', tables, whole({ unique: [['kind']] }), '"countries"'),
  make(
    'repeated-key',
    'repeated key',
    tables,
    country({ name: 'Deutschland', code: 'DEU' }),
    '"Deutschland"',
  ),
  make(
    'repeated-key',
    'repeated values of unique columns',
    tables,
    whole({
      unique: [['code']],
      rows: [
        { name: 'Deutschland', code: 'DEU' },
        { name: 'BRD', code: 'DEU' },
      ],
    }),
    '"BRD"',
  ),
  make(
    'unused-column',
    'column that no rule reads',
    tables,
    { at: ['countries', 'columns', 'remark'], to: { type: 'string' } },
    '"remark"',
  ),
  make(
    'unused-parameter',
    'value that no text of a note names',
    form,
    {
      at: ['properties', 'damage', 'properties', 'note', 'x-control', 'values'],
      to: { cost: 'damage.cost' },
    },
    '"cost"',
  ),
  make(
    'table-gap',
    'value of a fact without a row',
    tables,
    whole({
      columns: { name: { type: 'string', covers: 'policy.kind' }, code: { type: 'string' } },
      rows: [{ name: 'CAR', code: 'C' }],
    }),
    '"covers"',
  ),
  make(
    'table-gap',
    'fact with any value',
    tables,
    whole({ columns: { name: { type: 'string', covers: 'policy.number' }, code: { type: 'string' } } }),
    '"covers"',
  ),
  make(
    'overlapping-rows',
    'rows that may apply together',
    tables,
    whole({
      hit: 'unique',
      rows: [
        { name: 'a', code: 'A', kind: ['CAR'] },
        { name: 'b', code: 'B', kind: { not: ['CAR'] } },
        { name: 'c', code: 'C', kind: ['VAN'] },
      ],
    }),
    '"c"',
  ),
  make(
    'unreachable-row',
    'row after one that always applies',
    tables,
    whole({
      hit: 'first',
      rows: [
        { name: 'a', code: 'A', kind: ['CAR'] },
        { name: 'b', code: 'B' },
        { name: 'c', code: 'C', kind: ['VAN'] },
      ],
    }),
    '"c"',
  ),
  make(
    'unreachable-row',
    'row for a value that a fact never has',
    tables,
    whole({ rows: [{ name: 'a', code: 'A', kind: ['BIKE'] }] }),
    '"a"',
  ),
];

/** Replaces the value that is sent as country. */
const sent = (key: unknown, column: string): Edit => ({
  at: ['calls', 0, 'send', 'country'],
  to: { lookup: ['countries', key, column] },
});

export const mistakes: readonly Mistake[] = [
  make('json-syntax', 'trailing comma', texts, { text: '{\n  "a": "b",\n}' }, '}'),
  make('json-syntax', 'comment', rules, { text: '{\n  // so\n  "conditions": {} }' }, '// so'),
  make('json-syntax', 'incomplete file', calls, { text: '{\n  "calls": [' }, '"calls": ['),
  make('json-syntax', 'empty file', form, { text: '' }, form),
  make('duplicate-key', 'duplicate text', texts, { text: '{\n  "a": "b",\n  "a": "c"\n}' }, '"a": "c"'),
  make(
    'missing-file',
    'form without a wizard',
    'rules/lonely.json',
    { text: '{ "conditions": {} }' },
    'lonely',
  ),

  make(
    'unknown-part',
    'unknown part',
    form,
    { at: at('properties', 'damage', 'properties', 'owner'), to: { use: 'persn' } },
    '"use": "persn"',
  ),
  make(
    'cyclic-part',
    'part that contains itself',
    part,
    { at: at('properties', '...inner'), to: { use: 'remark' } },
    '"use": "remark"',
  ),
  make(
    'missing-parameter',
    'missing condition parameter',
    form,
    { at: at('properties', 'summary', 'properties', '...remark', 'with'), to: undefined },
    '"use": "remark"',
  ),
  make(
    'part-in-list',
    'part that checks, for each row',
    form,
    {
      at: at('properties', 'helpers', 'properties', 'people', 'items', 'properties', '...approval'),
      to: { use: 'approval' },
    },
    '"use": "approval"',
  ),
  make(
    'override-of-nothing',
    'limit of a field that the part does not have',
    form,
    {
      at: at('properties', 'summary', 'properties', '...remark', 'properties'),
      to: { remarks: { maxLength: 50 } },
    },
    '"remarks"',
  ),
  make(
    'unknown-part-call',
    'call that the part does not have',
    calls,
    { at: at('calls', 1), to: { at: { submit: true }, use: 'summary/aprove' } },
    '"use": "summary/aprove"',
  ),
  make(
    'repeated-override',
    'limit that repeats the part',
    form,
    {
      at: at('properties', 'summary', 'properties', '...remark', 'properties'),
      to: { remark: { maxLength: 100 } },
    },
    '"maxLength": 100',
  ),
  make(
    'unused-part',
    'unused part',
    'schemas/_parts/lonely/part.json',
    { text: '{ "says": "Nichts", "properties": { "word": { "type": "string", "maxLength": 5 } } }' },
    'lonely',
  ),

  make('form-id', 'form with another id', wizard, { at: at('id'), to: 'repairs' }, '"id": "repairs"'),
  make(
    'shared-route',
    'duplicate address',
    wizard,
    { at: at('route'), to: '/repair/damage' },
    '/repair/damage',
  ),
  make(
    'taken-route',
    'address of a page',
    wizard,
    { at: at('done', 'route'), to: '/repair' },
    '"route": "/repair"',
  ),
  make(
    'missing-text',
    'name in the menu',
    wizard,
    { at: at('mount'), to: { frame: 'page', menu: { group: 'claims', position: 1, label: 'shared:nav' } } },
    '"label"',
  ),
  make(
    'missing-text',
    'name of a tab',
    wizard,
    { at: at('mount'), to: { frame: 'tabs', of: 'account', position: 1, label: 'shared:tab' } },
    '"label"',
  ),
  make(
    'missing-text',
    'question of the contract chooser',
    wizard,
    { at: at('mount', 'contract'), to: { heading: 'shared:which', exclude: [] } },
    '"heading"',
  ),
  make('missing-progress', 'missing progress', wizard, { at: at('progress'), to: [10, 50] }, '"summary"'),
  make('falling-progress', 'falling progress', wizard, { at: at('progress', 1), to: 5 }, '5'),
  make(
    'unknown-route',
    'exit to an unknown address',
    wizard,
    { at: at('exits', 'back'), to: '/repairs' },
    '"back": "/repairs"',
  ),
  make(
    'unknown-route',
    'outcome to an unknown address',
    calls,
    { at: at('calls', 0, 'outcomes', 0, 'go'), to: '/repair/don' },
    '/repair/don',
  ),

  make(
    'done-rows',
    'end without an address for all other cases',
    wizard,
    { at: at('done'), to: { then: [{ when: 'van', go: '/' }] } },
    '{',
  ),
  make(
    'amount-bar',
    'bar of amounts that nothing calculates',
    wizard,
    { at: at('amountBar'), to: { of: 'summary.overview', on: ['damage'] } },
    '"of"',
  ),
  make('kept-draft', 'draft without a contract', wizard, { at: at('draft'), to: 'account' }, '"account"'),
  make(
    'unknown-keyword',
    'title',
    form,
    { at: at('properties', 'damage', 'properties', 'towed', 'title'), to: 'x' },
    '"title"',
  ),
  make(
    'missing-type',
    'missing type',
    form,
    { at: at('properties', 'damage', 'properties', 'towed'), to: {} },
    '"towed"',
  ),
  make(
    'field-name',
    'dot in a name',
    form,
    { at: at('properties', 'helpers', 'properties', 'a.b'), to: { type: 'null', 'x-control': 'summary' } },
    '"a.b"',
  ),
  make(
    'nested-list',
    'nested list',
    form,
    {
      at: at('properties', 'helpers', 'properties', 'people', 'items', 'properties', 'more'),
      to: {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', properties: { name: { type: 'boolean' } } },
      },
    },
    '"more"',
  ),
  make(
    'list-items',
    'list of texts',
    form,
    {
      at: at('properties', 'helpers', 'properties', 'tags'),
      to: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 5 } },
    },
    '"items"',
  ),
  make(
    'unknown-ref',
    'unknown shape',
    form,
    { at: at('properties', 'damage', 'properties', 'place', '$ref'), to: '../_shared/plac.json' },
    'plac.json',
  ),
  make(
    'cyclic-ref',
    'shape that contains itself',
    place,
    { at: at('properties', 'inner'), to: { $ref: 'place.json' } },
    '"$ref"',
  ),
  make(
    'missing-control',
    'block without a control',
    form,
    { at: at('properties', 'damage', 'properties', 'note'), to: { type: 'null' } },
    '"note"',
  ),
  make(
    'unknown-control',
    'unknown control',
    form,
    { at: at('properties', 'damage', 'properties', 'towed', 'x-control'), to: 'yesno' },
    '"x-control": "yesno"',
  ),
  make(
    'unknown-parameter',
    'unknown parameter',
    form,
    { at: at('properties', 'damage', 'properties', 'note', 'x-control', 'tune'), to: 'warning' },
    '"tune"',
  ),
  make(
    'control-type',
    'checkbox for a text',
    form,
    { at: at('properties', 'damage', 'properties', 'other', 'x-control'), to: 'checkbox' },
    '"x-control": "checkbox"',
  ),

  make(
    'missing-limit',
    'text without a limit',
    form,
    { at: at('properties', 'damage', 'properties', 'other', 'maxLength'), to: undefined },
    '"other"',
  ),
  make(
    'missing-limit',
    'list without a limit',
    form,
    { at: at('properties', 'helpers', 'properties', 'people', 'maxItems'), to: undefined },
    '"people"',
  ),
  make(
    'unknown-format',
    'format',
    form,
    { at: at('properties', 'damage', 'properties', 'date', 'format'), to: 'dat' },
    '"format": "dat"',
  ),
  make(
    'invalid-pattern',
    'open bracket',
    place,
    { at: at('properties', 'postalCode', 'pattern'), to: '^[0-9' },
    '"pattern"',
  ),
  make(
    'unsafe-pattern',
    'nested repetition',
    place,
    { at: at('properties', 'postalCode', 'pattern'), to: '^([0-9]+)+$' },
    '"pattern"',
  ),
  make(
    'missing-examples',
    'pattern without examples',
    place,
    { at: at('properties', 'postalCode', 'examples'), to: undefined },
    '"pattern"',
  ),
  make(
    'example-mismatch',
    'wrong example',
    place,
    { at: at('properties', 'postalCode', 'examples', 0), to: '5066' },
    '"5066"',
  ),

  make(
    'unknown-field',
    'rules of an unknown field',
    rules,
    { at: at('fields', 'damage.othr'), to: { optional: true } },
    '"damage.othr"',
  ),
  make(
    'unknown-field',
    'mark on an unknown field',
    calls,
    { at: at('calls', 0, 'outcomes', 2, 'mark'), to: { 'damage.dat': 'refused' } },
    '"damage.dat"',
  ),
  make(
    'unknown-path',
    'rule that reads an unknown field',
    rules,
    rule('expensive', { '>': ['damage.costs', 1000] }),
    'damage.costs',
  ),
  make(
    'unknown-path',
    'payload that reads an unknown field',
    calls,
    { at: at('calls', 0, 'send', 'cost'), to: 'damage.costs' },
    'damage.costs',
  ),
  make(
    'unknown-path',
    'undeclared fact',
    calls,
    { at: at('calls', 0, 'send', 'cost'), to: 'policy.numbers' },
    'policy.numbers',
  ),
  make(
    'unknown-condition',
    'show with an unknown condition',
    rules,
    { at: at('fields', 'damage.other', 'show'), to: 'othr' },
    '"othr"',
  ),
  make('missing-step', 'form without a step', form, { at: at('properties'), to: {} }, '"properties"'),
  make(
    'unknown-step',
    'rule of an unknown step',
    rules,
    { at: at('steps', 'helper'), to: { when: 'van' } },
    '"helper"',
  ),
  make(
    'unknown-table',
    'look-up in an unknown table',
    calls,
    { at: at('calls', 0, 'send', 'city'), to: { lookup: ['country', 'damage.place.city', 'code'] } },
    '"country"',
  ),
  make(
    'unknown-check',
    'state of an unknown check',
    rules,
    condition('checked', { '===': [{ check: 'nothing' }, 'valid'] }, 'Geprüft'),
    '"nothing"',
  ),
  make(
    'unknown-outcomes',
    'unknown shared outcomes',
    calls,
    { at: at('calls', 0, 'outcomes', 3, 'use'), to: 'comon' },
    'comon',
  ),
  make(
    'unknown-derivation',
    'unknown derivation',
    calls,
    { at: at('calls', 0, 'send', 'city'), to: { derive: ['cityOf', { place: 'damage.place.city' }] } },
    'cityOf',
  ),
  make(
    'derivation-values',
    'a value that the derivation does not know',
    calls,
    {
      at: at('calls', 0, 'send', 'city'),
      to: { derive: ['plateOf', { region: 'damage.place.city', city: 1 }] },
    },
    '"city"',
  ),
  make(
    'derivation-values',
    'a missing value of the derivation',
    calls,
    { at: at('calls', 0, 'send', 'city'), to: { derive: ['plateOf', { number: 1 }] } },
    '"city"',
  ),
  make(
    'type-mismatch',
    'a derivation with a number in place of a text',
    calls,
    { at: at('calls', 0, 'send', 'cost'), to: { derive: ['plateOf', { region: 'damage.cost' }] } },
    '"region": "damage.cost"',
  ),
  make(
    'type-mismatch',
    'the result of a derivation compared with a number',
    rules,
    rule('expensive', { '===': [{ derive: ['plateOf', { region: 'damage.other' }] }, 5] }),
    '"==="',
  ),
  make(
    'malformed-value',
    'negated path',
    calls,
    { at: at('calls', 0, 'send', 'cost'), to: '!damage.cost' },
    '"!damage.cost"',
  ),
  make(
    'cyclic-condition',
    'condition that reads itself',
    rules,
    rule('expensive', { is: 'expensive' }),
    '"expensive"',
  ),
  make(
    'reads-below',
    'show that reads a later field',
    rules,
    { at: at('fields', 'damage.other', 'show'), to: 'expensive' },
    '"show": "expensive"',
  ),
  make(
    'row-outside',
    'row that is read outside of its list',
    rules,
    { at: at('fields', 'helpers.people', 'show'), to: 'personReachable' },
    '"show": "personReachable"',
  ),
  make(
    'operator-keys',
    'two operators',
    rules,
    rule('van', { '===': ['policy.kind', 'VAN'], '!==': [1, 2] }),
    '"if"',
  ),
  make('operator-keys', 'no operator', rules, rule('van', {}), '"if": {}'),
  make(
    'unknown-operator',
    'unknown operator ==',
    rules,
    rule('van', { '==': ['policy.kind', 'VAN'] }),
    '"=="',
  ),
  make(
    'argument-count',
    'comparison with one operand',
    rules,
    rule('van', { '===': ['policy.kind'] }),
    '"==="',
  ),
  make(
    'literal-argument',
    'rule in the place of a path',
    rules,
    rule('nobodyNamed', { answered: { var: 'helpers.people' } }),
    '"answered"',
  ),
  make(
    'rule-depth',
    'rule that is nested 20 times',
    rules,
    rule('van', { and: [{ '===': ['policy.kind', 'VAN'] }, nested(20)] }),
    '"!"',
  ),
  make(
    'rule-size',
    'rule with 300 parts',
    rules,
    rule('van', { in: ['policy.kind', Array.from({ length: 300 }, () => 'VAN')] }),
    '"if"',
  ),
  make(
    'option-not-in-enum',
    'option outside of the enum',
    rules,
    { at: at('fields', 'damage.part', 'options'), to: [{ value: 'DOORS' }] },
    '"value": "DOORS"',
  ),

  make(
    'asked-field',
    'question before a later field',
    rules,
    { at: at('fields', 'damage.other', 'ask'), to: { field: 'damage.part' } },
    '"field": "damage.part"',
  ),

  make(
    'condition-sentence',
    'condition without a sentence',
    rules,
    { at: at('conditions', 'van', 'says'), to: ' ' },
    '"van"',
  ),
  make(
    'condition-example',
    'wrong example',
    rules,
    { at: at('conditions', 'other', 'examples', 0, 'is'), to: false },
    '{',
  ),
  make(
    'type-mismatch',
    'number compared with a text',
    rules,
    rule('expensive', { '===': ['damage.cost', '1000'] }),
    '"==="',
  ),
  make(
    'type-mismatch',
    'money compared with a number',
    rules,
    rule('expensive', { '>': ['damage.cost', { euro: '1000.00' }] }),
    '">"',
  ),
  make(
    'type-mismatch',
    'arithmetic with a text',
    rules,
    rule('expensive', { '>': [{ add: ['damage.cost', 'damage.other'] }, 1000] }),
    '"damage.other"',
  ),
  make(
    'mixed-units',
    'money plus a number',
    rules,
    rule('expensive', { '>': [{ add: [{ euro: '5.00' }, 'damage.cost'] }, { euro: '6.00' }] }),
    '"add"',
  ),
  make(
    'mixed-units',
    'a number divided by money',
    rules,
    rule('expensive', { '>': [{ round: [{ divide: ['damage.cost', { euro: '2.00' }] }, 'up'] }, 6] }),
    '"divide"',
  ),
  make(
    'not-rounded',
    'a compared fraction',
    rules,
    rule('expensive', { '>': [{ divide: ['damage.cost', 3] }, 1000] }),
    '"divide"',
  ),
  make(
    'not-rounded',
    'a fraction in a payload',
    calls,
    { at: at('calls', 0, 'send', 'cost'), to: { multiply: ['damage.cost', 0.5] } },
    '"multiply"',
  ),
  make(
    'not-boolean',
    'text in the place of a condition',
    rules,
    rule('van', { and: ['policy.kind', 'policy.isActive'] }),
    '"policy.kind"',
  ),
  make(
    'type-mismatch',
    'order of yes-no values',
    rules,
    rule('van', {
      and: [{ '===': ['policy.kind', 'VAN'] }, { '<': ['policy.isActive', true] }],
    }),
    '"<"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value of a field',
    rules,
    {
      at: at('conditions', 'other'),
      to: { says: 'Satz', if: { '===': ['damage.part', 'OTHERS'] } },
    },
    '"OTHERS"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value of a fact',
    rules,
    rule('van', { '===': ['policy.kind', 'VANS'] }),
    '"VANS"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value in a list',
    rules,
    rule('van', { in: ['policy.kind', ['VAN', 'BUS']] }),
    '"BUS"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value that is excluded',
    rules,
    rule('van', { '!==': ['policy.kind', 'VANS'] }),
    '"VANS"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value in a list that is excluded',
    rules,
    rule('van', { '!': { in: ['policy.kind', ['VAN', 'BUS']] } }),
    '"BUS"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value of a fact with other values',
    rules,
    { at: at('fields', 'damage.other', 'optional'), to: { '===': ['policy.state', 'ODL'] } },
    '"ODL"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value in a value that is sent',
    calls,
    {
      at: at('calls', 0, 'send', 'cost'),
      to: { if: [{ '!==': ['policy.kind', 'VANS'] }, 'damage.cost', null] },
    },
    '"VANS"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value that makes an answer optional',
    rules,
    {
      at: at('fields', 'damage.other', 'optional'),
      to: { '!': { in: ['policy.kind', ['VAN', 'BUS']] } },
    },
    '"BUS"',
  ),
  make(
    'constant-not-in-enum',
    'unknown value that excludes an outcome',
    calls,
    { at: at('calls', 0, 'outcomes', 0, 'when'), to: { '!==': ['policy.kind', 'VANS'] } },
    '"VANS"',
  ),
  make(
    'open-negation',
    'one value excluded of a fact with other values',
    rules,
    rule('van', { '!==': ['policy.state', 'OLD'] }),
    '"if"',
  ),
  make(
    'open-negation',
    'several values excluded of a fact with other values',
    rules,
    rule('van', { '!': { in: ['policy.state', ['OLD', 'NEW']] } }),
    '"if"',
  ),
  make(
    'open-negation',
    'negated condition about a fact with other values',
    rules,
    rule('van', { '===': ['policy.state', 'OLD'] }),
    '"when": "!van"',
  ),
  make(
    'open-negation',
    'value that is sent unless a fact has one value',
    calls,
    {
      at: at('calls', 0, 'send', 'cost'),
      to: { if: [{ '!==': ['policy.state', 'OLD'] }, 'damage.cost', null] },
    },
    '{',
  ),
  make(
    'not-boolean',
    'text as a condition',
    rules,
    { at: at('fields', 'helpers.people', 'show'), to: 'damage.part' },
    '"show": "damage.part"',
  ),

  make(
    'unknown-operation',
    'unknown operation',
    calls,
    { at: at('calls', 0, 'call'), to: 'reportRepairs' },
    '"call"',
  ),
  make(
    'unknown-block',
    'outcome that opens an unknown field',
    calls,
    { at: at('calls', 0, 'outcomes', 2, 'open'), to: 'damage.not' },
    '"open"',
  ),
  make(
    'outcomes-without-else',
    'outcomes without else',
    calls,
    { at: at('calls', 0, 'outcomes', 4), to: undefined },
    '"outcomes"',
  ),
  make(
    'shadowed-outcome',
    'special reply after the general one',
    calls,
    { at: at('calls', 0, 'outcomes', 1), to: { status: [200, 201], done: true } },
    '{',
  ),

  make('missing-text', 'label', texts, { at: at('damage.other.label'), to: undefined }, '"other"'),
  make('missing-text', 'step title', texts, { at: at('helpers.title'), to: undefined }, '"helpers"'),
  make(
    'missing-text',
    'label of a part in a shared shape',
    texts,
    { at: at('damage.place.city.label'), to: undefined },
    '"place"',
  ),
  make('missing-text', 'option', texts, { at: at('damage.part.options.DOOR'), to: undefined }, '"part"'),
  make(
    'missing-text',
    'name of the group of a check',
    rules,
    {
      at: at('checks', 'damage', 0),
      to: { needs: 'recent', error: 'tooLongAgo', at: ['damage.date', 'damage.cost'] },
    },
    '"at"',
  ),
  make(
    'missing-text',
    'error of a check',
    texts,
    { at: at('damage.error.tooLongAgo'), to: undefined },
    '"error": "tooLongAgo"',
  ),
  make(
    'missing-text',
    'dialog',
    texts,
    { at: at('dialog.leaveEmpty.stay'), to: undefined },
    '"id": "leaveEmpty"',
  ),
  make(
    'missing-text',
    'banner',
    calls,
    { at: at('calls', 0, 'outcomes', 1, 'banner'), to: 'messages:demos' },
    '"banner"',
  ),
  make('missing-text', 'row heading', texts, { at: at('helpers.people.row'), to: undefined }, '"people"'),
  make('missing-text', 'empty hint', texts, { at: at('damage.other.hint'), to: ' ' }, '"damage.other.hint"'),
  make(
    'missing-text',
    'empty text of the pages',
    'schemas/_shared/texts/messages.de.json',
    { at: at('greeting'), to: '' },
    '"greeting"',
  ),
  make('missing-text', 'end page', texts, { at: at('done.thanks'), to: undefined }, '"thanks"'),
  make(
    'missing-text',
    'empty text of a brand',
    overlay,
    { at: at('messages:generic'), to: ' ' },
    '"messages:generic"',
  ),
  make(
    'unknown-text',
    'text of a field that does not exist',
    texts,
    { at: at('damage.others.label'), to: 'x' },
    '"damage.others.label"',
  ),
  make(
    'unknown-text',
    'text of an option that does not exist',
    texts,
    { at: at('damage.part.options.ROOF'), to: 'x' },
    'options.ROOF',
  ),
  make(
    'overlay-of-nothing',
    'overlay of a text that does not exist',
    overlay,
    { at: at('repair:damage.gone'), to: 'x' },
    '"repair:damage.gone"',
  ),
  make(
    'overlay-parameters',
    'overlay with another parameter',
    overlay,
    { at: at('messages:demo'), to: '{name} kann das nicht.' },
    '"messages:demo"',
  ),

  ...tableMistakes,
  make(
    'choice-without-row',
    'choice without a row',
    form,
    {
      at: at('properties', 'damage', 'properties', 'part', 'enum'),
      to: ['DOOR', 'WINDOW', 'OTHER', 'ROOF'],
    },
    '"part"',
  ),
  make('unknown-column', 'unknown column', calls, sent('damage.place.city', 'iso'), '"country"'),
  make(
    'not-unique',
    'look-up by columns that are not unique',
    calls,
    sent({ code: 'damage.place.city' }, 'name'),
    '"country"',
  ),
  make(
    'cyclic-value',
    'value that contains itself',
    rules,
    {
      replace: '"start": { "damage.germany": true }',
      by: '"values": { "town": "value.town" },\n  "start": { "damage.note": "value.town" }',
    },
    '"town"',
  ),
  make('unused-condition', 'condition', rules, condition('cheap', { '<': ['damage.cost', 10] }), '"cheap"'),
  make(
    'unused-condition',
    'shared condition',
    'rules/_shared/contracts.json',
    condition('isCar', { '===': ['policy.kind', 'CAR'] }),
    '"isCar"',
  ),
  make('unused-shape', 'shape', 'schemas/_shared/lost.json', { text: '{ "type": "boolean" }' }, 'lost.json'),
  make(
    'unused-table',
    'table',
    'rules/_shared/tables.json',
    {
      at: at('colors'),
      to: { says: 'Farben', key: 'name', columns: { name: { type: 'string' } }, rows: [{ name: 'rot' }] },
    },
    '"colors"',
  ),
  make(
    'unused-value',
    'shared value',
    'rules/_shared/contracts.json',
    { at: at('values'), to: { lost: { firstOf: ['policy.kind', { const: 'CAR' }] } } },
    '"lost"',
  ),
  make(
    'unused-setting',
    'setting',
    'rules/_shared/settings.json',
    { at: at('fast'), to: { value: 1, says: 'x' } },
    '"fast"',
  ),
  make(
    'type-mismatch',
    'impossible combination',
    facts,
    { at: at('never'), to: [{ says: 'x', if: { '===': ['policy.kind', true] } }] },
    '"==="',
  ),
];
