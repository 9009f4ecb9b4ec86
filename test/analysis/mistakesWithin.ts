import type { CheckCode } from '../../src/analysis/index.ts';
import type { Edit } from './baseTexts.ts';
import type { Mistake } from './mistakes.ts';

const wizard = 'schemas/repair/wizard.json';
const form = 'schemas/repair/form.json';
const calls = 'schemas/repair/calls.json';
const texts = 'schemas/repair/texts.de.json';
const rules = 'rules/repair.json';
const facts = 'schemas/_shared/facts.json';
const overlay = 'brands/testmarke/texts.de.json';
const brand = 'brands/testmarke/brand.json';
const flow = 'test/flows/repair/door.flow.yaml';

type Row = readonly [code: CheckCode, mistake: string, file: string, edit: Edit, place: string];

const at = (...path: readonly (string | number)[]) => path;
const put = (path: readonly (string | number)[], to: unknown): Edit => ({ at: path, to });
const swap = (replace: string, by: string): Edit => ({ replace, by });
const rule = (name: string, is: unknown): Edit => ({ at: ['conditions', name, 'if'], to: is });
const cost = 'damage.cost';
const isVan = { '===': ['policy.kind', 'VAN'] };
const isCar = { '===': ['policy.kind', 'CAR'] };
const active = { '===': ['policy.isActive', true] };
const isCheap = '{ "needs": { "<": ["damage.cost", 5000] }, "error": "tooLongAgo" }';
const outcome = (position: number, ...path: readonly (string | number)[]) =>
  at('calls', 0, 'outcomes', position, ...path);
const call = (value: object): Edit => ({
  at: ['calls', 1],
  to: {
    at: { submit: true },
    call: 'reportRepair',
    path: { accountId: 'session.accountId' },
    outcomes: [{ else: true, banner: 'messages:demo', level: 'warn' }],
    ...value,
  },
});

/** Adds calls before the present one, each in a line of its own: the first keeps a result, the others read it. */
const calling = (...calls: readonly object[]): Edit => ({
  replace: '"calls": [',
  by: `"calls": [${calls.map((one) => `${JSON.stringify({ ...submit, ...one, outcomes })},\n`).join('')}`,
});
const submit = { at: { submit: true }, call: 'reportRepair', path: { accountId: 'session.accountId' } };
const outcomes = [{ else: true, banner: 'messages:demo', level: 'warn' }];
const keeping = (schema: object) => ({ keep: { garage: schema } });
const named = keeping({ required: ['name'], properties: { name: { type: 'string' } } });
const misfit = (schema: object, path = 'result.garage.name'): Edit =>
  calling(keeping(schema), { send: { remark: path } });

/** Cases with one mistake each in a form in which every name exists, or in its surroundings. */
const rows: readonly Row[] = [
  ['unused-result', 'result that is never read', calls, calling(named), '"keep"'],
  [
    'same-result',
    'result of two calls',
    calls,
    calling(named, { ...named, when: isVan }, { send: { remark: 'result.garage.name' } }),
    '"when"',
  ],
  [
    'result-of-itself',
    'result that its own call sends',
    calls,
    calling({ ...named, send: { remark: 'result.garage.name' } }),
    '"send"',
  ],
  [
    'type-mismatch',
    'a text of a result compared with a number',
    calls,
    calling(named, { when: { '===': ['result.garage.name', 5] } }),
    '"when"',
  ],
  [
    'result-shape',
    'result of another type',
    calls,
    misfit({ properties: { name: { type: 'number' } } }),
    '"keep"',
  ],
  [
    'result-shape',
    'a member that the protocol does not have',
    calls,
    misfit({ properties: { owner: { type: 'string' } } }, 'result.garage.owner'),
    '"keep"',
  ],
  [
    'result-shape',
    'null where a value is required',
    calls,
    misfit({ required: ['open'], properties: { open: { type: 'number' } } }, 'result.garage.open'),
    '"keep"',
  ],
  [
    'result-shape',
    'more values than the form knows',
    calls,
    misfit({ properties: { kind: { enum: ['CAR'] } } }, 'result.garage.kind'),
    '"keep"',
  ],
  [
    'result-shape',
    'rows of another type',
    calls,
    misfit(
      { properties: { slots: { type: 'array', items: { properties: { day: { type: 'boolean' } } } } } },
      'result.garage.slots',
    ),
    '"keep"',
  ],
  [
    'result-shape',
    'a text that need not be a date',
    calls,
    misfit({ properties: { name: { type: 'string', format: 'date' } } }),
    '"keep"',
  ],
  [
    'guarded-nothing',
    'guarded address without a step',
    wizard,
    put(at('leaveGuard', 'inside'), ['/repair/end']),
    '"inside"',
  ],
  [
    'done-on-step',
    'end page with the address of a step',
    wizard,
    put(at('done', 'route'), '/repair/summary'),
    '"route": "/repair/summary"',
  ],
  ['falling-progress', 'progress that does not rise', wizard, put(at('progress', 1), 10), '10'],

  [
    'impossible-limits',
    'limits of length that exclude each other',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'minLength'), 101),
    '"minLength": 101',
  ],

  [
    'const-outside-enum',
    'constant outside of the options',
    form,
    put(at('properties', 'damage', 'properties', 'part', 'const'), 'DOORS'),
    '"const": "DOORS"',
  ],
  ['repeated-option', 'duplicate value', form, swap('"OTHER"]', '"OTHER", "DOOR"]'), '"DOOR"'],
  [
    'unknown-autocomplete',
    'unknown autocomplete token',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'x-autocomplete'), 'fon'),
    '"x-autocomplete": "fon"',
  ],
  [
    'autocomplete-in-rows',
    'address of the customer in rows',
    form,
    put(
      at('properties', 'helpers', 'properties', 'people', 'items', 'properties', 'email', 'x-autocomplete'),
      'email',
    ),
    '"x-autocomplete": "email"',
  ],
  [
    'autocomplete-on-group',
    'autocomplete of a group',
    form,
    put(at('properties', 'helpers', 'properties', 'people', 'x-autocomplete'), 'off'),
    '"x-autocomplete": "off"',
  ],
  [
    'autocomplete-missing',
    'address without autocomplete',
    form,
    swap('100, "x-autocomplete": "off"', '100'),
    '"email": {',
  ],
  [
    'question-in-summary',
    'question in the summary',
    texts,
    put(at('damage.other.summary'), undefined),
    '"other": {',
  ],
  [
    'empty-group',
    'empty group',
    form,
    put(at('properties', 'damage', 'properties', 'more'), { type: 'object', properties: {} }),
    '"more"',
  ],
  [
    'unbounded-number',
    'number without an upper limit',
    form,
    put(at('properties', 'damage', 'properties', 'cost', 'maximum'), undefined),
    '"cost"',
  ],
  [
    'control-format',
    'time without a format',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'x-control'), 'time'),
    '"other"',
  ],
  [
    'choice-without-options',
    'choice without options',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'x-control'), 'radio'),
    '"other"',
  ],
  [
    'stored-secret',
    'password that a draft stores',
    form,
    swap('"maxLength": 50', '"maxLength": 50, "x-control": "password", "x-autocomplete": "off"'),
    '"name"',
  ],
  [
    'unknown-fill',
    'unknown field that is filled in',
    form,
    put(at('properties', 'damage', 'properties', 'search'), {
      type: 'null',
      'x-control': { kind: 'placeSearch', fills: { city: 'town' } },
    }),
    '"city": "town"',
  ],

  ['double-negation', 'double negation', rules, rule('van', { '!': { '!': isVan } }), '"if"'],
  ['single-operand', 'single operand', rules, rule('van', { or: [isVan] }), '"if"'],
  ['repeated-operand', 'repeated operand', rules, rule('van', { and: [isVan, active, isVan] }), '{'],
  [
    'repeated-value',
    'duplicate value',
    rules,
    rule('van', { in: ['policy.kind', ['VAN', 'CAR', 'VAN']] }),
    '"VAN"',
  ],
  ['empty-list', 'empty list', rules, rule('van', { in: ['policy.kind', []] }), '[]'],
  [
    'compared-with-itself',
    'field compared with itself',
    rules,
    rule('expensive', { '>': [cost, { var: cost }] }),
    '"if"',
  ],
  [
    'impossible-date',
    'date that does not exist',
    rules,
    rule('recent', { '>': ['damage.date', '2026-02-30'] }),
    '2026-02-30',
  ],
  [
    'constant-rule',
    'rule that reads no value',
    rules,
    rule('expensive', { '===': [{ const: 'a' }, 'a'] }),
    '"if"',
  ],
  ['constant-rule', 'constant operand', rules, rule('van', { and: [isVan, true] }), 'true'],
  ['contradiction', 'two values of one field', rules, rule('van', { and: [isVan, isCar] }), '{'],
  ['contradiction', 'condition and its negation', rules, rule('van', { and: [isVan, { '!': isVan }] }), '{'],
  ['always-true', 'condition or its negation', rules, rule('van', { or: [isVan, { '!': isVan }] }), '{'],
  [
    'constant-outside-limits',
    'constant above the limit',
    rules,
    rule('expensive', { '>': [cost, 200000] }),
    '200000',
  ],
  [
    'same-rule',
    'one rule with two names',
    rules,
    rule('expensive', { '===': ['damage.part', 'OTHER'] }),
    '"expensive"',
  ],
  [
    'hidden-condition',
    'name of a shared condition',
    rules,
    swap(
      '"van": {',
      '"isActive": { "says": "Satz", "if": { "!==": ["policy.isActive", false] } },\n    "van": {',
    ),
    '"isActive"',
  ],

  [
    'hidden-fact',
    'field with the name of a fact',
    'schemas/_shared/facts.json',
    swap('"today":', '"damage.cost": { "type": "number", "says": "Kosten" },\n    "today":'),
    '"cost":',
  ],
  [
    'rule-without-effect',
    'limit of a yes-no field',
    rules,
    put(at('fields', 'damage.towed'), { max: 'today' }),
    '"max"',
  ],
  [
    'rule-without-effect',
    'optional checkbox',
    rules,
    put(at('fields', 'damage.germany'), { optional: true }),
    '"optional"',
  ],
  [
    'min-above-max',
    'limits of dates that exclude each other',
    rules,
    put(at('fields', 'damage.date'), { min: { const: '2026-02-01' }, max: { const: '2026-01-01' } }),
    '"min"',
  ],
  [
    'lock-without-text',
    'lock without a text',
    rules,
    put(at('fields', 'damage.towed'), { lock: { when: 'other' } }),
    '"lock"',
  ],
  [
    'check-elsewhere',
    'mark on another step',
    rules,
    swap('"at": ["damage.date"]', '"at": ["helpers.known"]'),
    'helpers.known',
  ],
  [
    'unknown-link',
    'undeclared link',
    texts,
    put(at('damage.note.text'), 'Bitte [rufen Sie uns an](phon).'),
    'damage.note.text',
  ],
  [
    'unknown-link',
    'undeclared link in a text of a brand',
    'brands/testmarke/texts.de.json',
    put(at('repair:damage.note.text'), 'Bitte [rufen Sie uns an](phon).'),
    'repair:damage.note.text',
  ],
  [
    'plain-link',
    'link in a label',
    texts,
    put(at('damage.cost.label'), 'Kosten, [Telefon](phone)'),
    'damage.cost.label',
  ],
  ['unused-link', 'unused link', wizard, put(at('links'), { help: { to: '/' } }), '"help"'],
  [
    'repeated-check',
    'repeated check',
    rules,
    put(at('checks', 'damage', 1), { needs: 'recent', error: 'tooLongAgo' }),
    '"needs": "recent"',
  ],
  [
    'repeated-check',
    'repeated check, each written at its use',
    rules,
    swap('"checks": {\n    "damage": [', `"checks": { "damage": [${isCheap}, ${isCheap},`),
    '"needs": { "<"',
  ],
  ['needless-var', 'needless var', rules, rule('expensive', { '>': [{ var: 'damage.cost' }, 1000] }), '{'],
  [
    'needless-var',
    'needless var in a limit',
    rules,
    put(at('fields', 'damage.date', 'max'), { var: 'today' }),
    '"max": {',
  ],
  [
    'needless-const',
    'needless const in a comparison',
    rules,
    rule('expensive', { '>': ['damage.cost', { const: 1000 }] }),
    '{',
  ],
  [
    'literal-like-reference',
    'path in the place of a literal',
    rules,
    rule('recent', { '===': ['damage.place.city', 'policy.kind'] }),
    '"policy.kind"',
  ],
  [
    'literal-like-reference',
    'condition in the place of a literal',
    rules,
    rule('recent', { in: ['damage.place.city', ['Bonn', 'expensive']] }),
    'expensive',
  ],
  [
    'repeated-dialog',
    'repeated dialog',
    rules,
    put(at('confirm', 'helpers', 1), { id: 'leaveEmpty', when: 'van', closing: 'stay' }),
    '"id": "leaveEmpty"',
  ],
  [
    'shadowed-row',
    'option after one that always applies first',
    rules,
    put(at('fields', 'damage.part', 'options'), [
      { value: 'DOOR' },
      { value: 'WINDOW' },
      { value: 'OTHER' },
      { value: 'DOOR', when: 'van' },
    ]),
    '{',
  ],
  [
    'reaction-on-itself',
    'reaction that clears its own field',
    rules,
    put(at('reactions', 0, 'clear'), ['helpers.known']),
    '"helpers.known"',
  ],
  [
    'set-from-itself',
    'reaction that sets a field from itself',
    rules,
    put(at('reactions', 0, 'set'), { 'damage.other': { trim: 'damage.other' } }),
    '"damage.other"',
  ],
  [
    'rows-outside-limits',
    'too many rows',
    rules,
    put(at('reactions', 0, 'rows'), { 'helpers.people': 4 }),
    '"helpers.people": 4',
  ],
  [
    'value-not-accepted',
    'start value of another type',
    rules,
    put(at('start', 'damage.germany'), { const: 'ja' }),
    '"const": "ja"',
  ],
  [
    'value-not-accepted',
    'value without an option',
    rules,
    put(at('reactions', 0, 'set'), { 'damage.part': { const: 'ROOF' } }),
    '"const": "ROOF"',
  ],

  [
    'call-without-next',
    'call without a next step',
    calls,
    call({ at: { continue: 'damage' } }),
    '"outcomes"',
  ],
  [
    'never-done',
    'form that is never finished',
    calls,
    put(outcome(0), { status: '2xx', banner: 'messages:demo' }),
    '"calls"',
  ],
  [
    'outcome-without-effect',
    'reply without an effect',
    calls,
    put(outcome(1), { status: 403, body: 'DEMO' }),
    '{',
  ],
  ['banner-parts', 'level without a banner', calls, put(outcome(0, 'level'), 'error'), '"level"'],
  [
    'sent-twice',
    'answer that is sent twice',
    calls,
    put(at('calls', 0, 'send', 'day'), 'damage.date'),
    '"day"',
  ],
  [
    'needless-param',
    'parameter that every text knows',
    calls,
    put(outcome(4, 'params'), { phone: 'brand.phone' }),
    '"phone": "brand.phone"',
  ],
  [
    'needless-param',
    'parameter that the text does not use',
    calls,
    put(outcome(1, 'params'), { date: 'damage.date' }),
    '"date": "damage.date"',
  ],
  [
    'call-parameters',
    'missing parameter of the address',
    calls,
    call({ path: undefined }),
    '"call": "reportRepair"',
  ],
  [
    'call-parameters',
    'missing parameter of another operation',
    calls,
    call({ call: 'fetchAccount' }),
    '"call": "fetchAccount"',
  ],
  [
    'call-parameters',
    'unknown parameter of the address',
    calls,
    put(at('calls', 0, 'path', 'year'), 2026),
    '"year"',
  ],
  [
    'call-parameters',
    'unknown header',
    calls,
    put(at('calls', 0, 'headers'), { 'Idempotency-Keys': { const: 'x' } }),
    '"Idempotency-Keys"',
  ],
  [
    'sensitive-leak',
    'sensitive answer on the end page',
    wizard,
    put(at('done', 'carry'), { what: 'damage.other' }),
    '"what"',
  ],
  [
    'answer-unused',
    'answer that is never used',
    calls,
    put(at('calls', 0, 'send', 'towed'), undefined),
    '"towed"',
  ],

  [
    'forbidden-word',
    'forbidden word',
    texts,
    put(at('damage.date.label'), 'Wann steht in der Police?'),
    '"damage.date.label"',
  ],
  ['exclamation-mark', 'exclamation mark', texts, put(at('done.title'), 'Danke!'), '"done.title"'],
  ['stray-space', 'double space', texts, put(at('done.title'), 'Vielen  Dank'), '"done.title"'],
  [
    'space-at-mark',
    'space before a comma',
    texts,
    put(at('done.title'), 'Danke , das war es'),
    '"done.title"',
  ],
  [
    'space-at-mark',
    'no space after a comma',
    texts,
    put(at('done.title'), 'Danke,das war es'),
    '"done.title"',
  ],
  [
    'quotation-mark',
    'straight quotation marks',
    texts,
    put(at('done.title'), 'Danke für "alles"'),
    '"done.title"',
  ],
  [
    'quotation-mark',
    'French quotation marks',
    texts,
    put(at('done.title'), 'Danke für »alles«'),
    '"done.title"',
  ],
  [
    'quotation-mark',
    'English closing mark',
    texts,
    put(at('done.title'), 'Danke für „alles”'),
    '"done.title"',
  ],
  [
    'quotation-mark',
    'lonely quotation mark',
    texts,
    put(at('done.title'), 'Danke für „alles'),
    '"done.title"',
  ],
  ['quotation-mark', 'straight apostrophe', texts, put(at('done.title'), "Das war's"), '"done.title"'],
  [
    'foreign-character',
    'zero-width space',
    texts,
    put(at('done.title'), 'Vielen\u200B Dank'),
    '"done.title"',
  ],
  ['foreign-character', 'soft hyphen', texts, put(at('done.title'), 'Vielen\u00ADDank'), '"done.title"'],
  ['foreign-character', 'text direction', texts, put(at('done.title'), 'Vielen \u202EDank'), '"done.title"'],
  ['foreign-character', 'tab', texts, put(at('done.title'), 'Vielen\tDank'), '"done.title"'],
  ['foreign-character', 'Cyrillic letter', texts, put(at('done.title'), 'Vielen D\u0430nk'), '"done.title"'],
  ['foreign-character', 'Greek letter', texts, put(at('done.title'), 'Vielen Dan\u03BA'), '"done.title"'],
  ['foreign-character', 'decomposed umlaut', texts, put(at('done.title'), 'Scho\u0308n'), '"done.title"'],
  ['foreign-character', 'wrong encoding', texts, put(at('done.title'), 'SchÃ¶n'), '"done.title"'],
  [
    'same-text',
    'two options that read the same',
    texts,
    put(at('damage.part.options.WINDOW'), 'Tür'),
    '"damage.part.options.WINDOW"',
  ],
  [
    'same-text',
    'two questions of a group that read the same',
    texts,
    put(at('damage.towed.legend'), 'Was ist beschädigt'),
    '"damage.towed.legend"',
  ],
  [
    'same-text',
    'two errors of a question that read the same',
    texts,
    put(at('damage.date.error.required'), 'Zu diesem Tag haben wir schon eine Meldung.'),
    '"damage.date.error.required"',
  ],
  [
    'repeated-label',
    'hint that repeats the label',
    texts,
    put(at('damage.other.hint'), 'Was genau'),
    '"damage.other.hint"',
  ],
  ['markup', 'tag', texts, put(at('done.title'), 'Vielen <b>Dank</b>'), '"done.title"'],
  ['markup', 'entity', texts, put(at('done.title'), 'Vielen&nbsp;Dank'), '"done.title"'],
  ['markup', 'Markdown', texts, put(at('done.title'), 'Vielen **Dank**'), '"done.title"'],
  [
    'long-sentence',
    'long sentence',
    texts,
    put(at('done.thanks'), `${'Wort '.repeat(21)}Ende.`),
    '"done.thanks"',
  ],
  ['malformed-parameter', 'open bracket', texts, put(at('done.title'), 'Danke, {name'), '"done.title"'],
  [
    'unknown-parameter-name',
    'parameter without a value',
    texts,
    put(at('done.title'), 'Danke, {name}'),
    '"done.title"',
  ],
  [
    'unknown-parameter-name',
    'row without a parameter of its text',
    calls,
    put(outcome(2, 'banner'), 'helpers.people.row'),
    '"helpers.people.row"',
  ],
  [
    'same-overlay',
    'overlay that changes nothing',
    overlay,
    put(at('messages:generic'), 'Das hat nicht geklappt. Bitte rufen Sie uns an: {phone}.'),
    '"messages:generic"',
  ],

  ['brand-id', 'brand with the id of another folder', brand, put(at('id'), 'marke'), '"id": "marke"'],
  ['missing-logo', 'missing logo', brand, put(at('logo', 'dark'), 'dark.svg'), '"dark": "dark.svg"'],
  [
    'shared-by-brands',
    'host name of another brand',
    'brands/zweite/brand.json',
    { text: '{\n  "id": "zweite",\n  "realm": "Zweite",\n  "hostnames": ["testmarke.localhost"]\n}' },
    '"hostnames"',
  ],

  [
    'never-of-nothing',
    'impossible combination without a fact',
    facts,
    put(at('never'), [{ says: 'x', if: { '===': ['policy.kinds', 'VAN'] } }]),
    '"policy.kinds"',
  ],
  [
    'unused-outcomes',
    'unused outcomes',
    'schemas/_shared/outcomes.json',
    put(at('demo'), [{ status: 403, banner: 'messages:demo', level: 'error' }]),
    '"demo"',
  ],

  ['flow-syntax', 'invalid YAML', flow, swap('form: repair', 'form: : repair'), 'form: : repair'],
  ['flow-form', 'unknown form', flow, swap('form: repair', 'form: repairs'), 'form: repairs'],
  [
    'flow-name',
    'variants with the same name',
    flow,
    swap('name: mit Ort', 'name: Fenster'),
    'damage.place.city',
  ],
  ['flow-syntax', 'invalid id of a requirement', flow, swap('[REP-001]', '[REP-1]'), 'proves'],
  ['flow-given', 'unknown account', flow, swap('account: mueller', 'account: muller'), 'account: muller'],
  ['flow-given', 'unknown policy', flow, swap('policy: van', 'policy: vans'), 'policy: vans'],
  ['flow-step', 'unknown step', flow, swap('at: helpers', 'at: helper'), 'at: helper'],
  ['flow-field', 'unknown field', flow, swap('towed: false', 'tow: false'), 'tow: false'],
  ['flow-value', 'unknown option', flow, swap('part: DOOR', 'part: ROOF'), 'part: ROOF'],
  ['flow-value', 'text for a number', flow, swap('cost: 100', "cost: '100'"), "cost: '100'"],
  [
    'flow-call',
    'unknown call',
    flow,
    swap('at: helpers, enter', 'at: helpers, answers: { reportRepairs: { status: 201 } }, enter'),
    'answers: { reportRepair',
  ],
  ['flow-text', 'unknown text', flow, swap('messages:generic', 'messages:generics'), 'messages:generics'],

  [
    'unknown-exception',
    'exception from an unknown check',
    rules,
    put(at('conditions', 'van', 'x-lint'), { 'same-rules': 'zwei Namen' }),
    '"same-rules"',
  ],
  [
    'unknown-exception',
    'exception from a check that cannot be excused',
    rules,
    put(at('conditions', 'van', 'x-lint'), { 'unknown-path': 'so' }),
    '"unknown-path"',
  ],
  [
    'exception-without-reason',
    'exception without a reason',
    rules,
    put(at('conditions', 'van', 'x-lint'), { 'same-rule': ' ' }),
    '"same-rule"',
  ],
  [
    'unknown-subject',
    'promise about an unknown option',
    rules,
    put(at('promises'), [{ says: 'Immer ein Rad', always: { offers: ['damage.part', 'WHEEL'] } }]),
    '"offers": [',
  ],
  [
    'repeated-promise',
    'promises with the same sentence',
    rules,
    put(at('promises'), [
      { says: 'Eins', always: { shown: 'damage.part' } },
      { says: 'Eins', never: { shown: 'damage.note' } },
    ]),
    '"Eins"',
  ],
  [
    'empty-promise',
    'promise about no part of the form',
    rules,
    put(at('promises'), [{ says: 'Nichts', always: true }]),
    '"always": true',
  ],
  [
    'unused-exception',
    'unused exception',
    rules,
    put(at('conditions', 'van', 'x-lint'), { 'same-rule': 'zwei Namen' }),
    '"same-rule"',
  ],
];

export const mistakesWithin: readonly Mistake[] = rows.map(([code, mistake, file, edit, place]) => ({
  code,
  mistake,
  file,
  edit,
  place,
}));
