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
  ['unused-result', 'read by nobody', calls, calling(named), '"keep"'],
  [
    'same-result',
    'kept by two calls',
    calls,
    calling(named, { ...named, when: isVan }, { send: { remark: 'result.garage.name' } }),
    '"when"',
  ],
  [
    'result-of-itself',
    'sent by its own call',
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
  ['result-shape', 'another type', calls, misfit({ properties: { name: { type: 'number' } } }), '"keep"'],
  [
    'result-shape',
    'a member nobody sends',
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
    'guard of no step',
    wizard,
    put(at('leaveGuard', 'inside'), ['/repair/end']),
    '"inside"',
  ],
  [
    'done-on-step',
    'end page on a step',
    wizard,
    put(at('done', 'route'), '/repair/summary'),
    '"route": "/repair/summary"',
  ],
  ['falling-progress', 'as far as before', wizard, put(at('progress', 1), 10), '10'],

  [
    'impossible-limits',
    'lengths',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'minLength'), 101),
    '"minLength": 101',
  ],

  [
    'const-outside-enum',
    'no such value',
    form,
    put(at('properties', 'damage', 'properties', 'part', 'const'), 'DOORS'),
    '"const": "DOORS"',
  ],
  ['repeated-option', 'value twice', form, swap('"OTHER"]', '"OTHER", "DOOR"]'), '"DOOR"'],
  [
    'unknown-autocomplete',
    'word of no browser',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'x-autocomplete'), 'fon'),
    '"x-autocomplete": "fon"',
  ],
  [
    'autocomplete-in-rows',
    'own address for others',
    form,
    put(
      at('properties', 'helpers', 'properties', 'people', 'items', 'properties', 'email', 'x-autocomplete'),
      'email',
    ),
    '"x-autocomplete": "email"',
  ],
  [
    'autocomplete-on-group',
    'word for all of a group',
    form,
    put(at('properties', 'helpers', 'properties', 'people', 'x-autocomplete'), 'off'),
    '"x-autocomplete": "off"',
  ],
  [
    'autocomplete-missing',
    'nothing said of an address',
    form,
    swap('100, "x-autocomplete": "off"', '100'),
    '"email": {',
  ],
  [
    'question-in-summary',
    'question beside its answer',
    texts,
    put(at('damage.other.summary'), undefined),
    '"other": {',
  ],
  [
    'empty-group',
    'group of nothing',
    form,
    put(at('properties', 'damage', 'properties', 'more'), { type: 'object', properties: {} }),
    '"more"',
  ],
  [
    'unbounded-number',
    'no most',
    form,
    put(at('properties', 'damage', 'properties', 'cost', 'maximum'), undefined),
    '"cost"',
  ],
  [
    'control-format',
    'time of any text',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'x-control'), 'time'),
    '"other"',
  ],
  [
    'choice-without-options',
    'choice of nothing',
    form,
    put(at('properties', 'damage', 'properties', 'other', 'x-control'), 'radio'),
    '"other"',
  ],
  [
    'stored-secret',
    'password that is kept',
    form,
    swap('"maxLength": 50', '"maxLength": 50, "x-control": "password", "x-autocomplete": "off"'),
    '"name"',
  ],
  [
    'unknown-fill',
    'fills nothing',
    form,
    put(at('properties', 'damage', 'properties', 'search'), {
      type: 'null',
      'x-control': { kind: 'placeSearch', fills: { city: 'town' } },
    }),
    '"city": "town"',
  ],

  ['double-negation', 'not not', rules, rule('van', { '!': { '!': isVan } }), '"if"'],
  ['single-operand', 'one alone', rules, rule('van', { or: [isVan] }), '"if"'],
  ['repeated-operand', 'same twice', rules, rule('van', { and: [isVan, active, isVan] }), '{'],
  [
    'repeated-value',
    'value twice',
    rules,
    rule('van', { in: ['policy.kind', ['VAN', 'CAR', 'VAN']] }),
    '"VAN"',
  ],
  ['empty-list', 'in nothing', rules, rule('van', { in: ['policy.kind', []] }), '[]'],
  ['compared-with-itself', 'cost is cost', rules, rule('expensive', { '>': [cost, { var: cost }] }), '"if"'],
  [
    'impossible-date',
    'end of February',
    rules,
    rule('recent', { '>': ['damage.date', '2026-02-30'] }),
    '2026-02-30',
  ],
  ['constant-rule', 'reads nothing', rules, rule('expensive', { '===': [{ const: 'a' }, 'a'] }), '"if"'],
  ['constant-rule', 'fixed operand', rules, rule('van', { and: [isVan, true] }), 'true'],
  ['contradiction', 'van and car', rules, rule('van', { and: [isVan, isCar] }), '{'],
  ['contradiction', 'a thing and its opposite', rules, rule('van', { and: [isVan, { '!': isVan }] }), '{'],
  ['always-true', 'a thing or its opposite', rules, rule('van', { or: [isVan, { '!': isVan }] }), '{'],
  [
    'constant-outside-limits',
    'dearer than possible',
    rules,
    rule('expensive', { '>': [cost, 200000] }),
    '200000',
  ],
  ['same-rule', 'two names', rules, rule('expensive', { '===': ['damage.part', 'OTHER'] }), '"expensive"'],
  [
    'hidden-condition',
    'name of a shared one',
    rules,
    swap(
      '"van": {',
      '"isActive": { "says": "Satz", "if": { "!==": ["policy.isActive", false] } },\n    "van": {',
    ),
    '"isActive"',
  ],

  [
    'hidden-fact',
    'a field called like a fact',
    'schemas/_shared/facts.json',
    swap('"today":', '"damage.cost": { "type": "number", "says": "Kosten" },\n    "today":'),
    '"cost":',
  ],
  [
    'rule-without-effect',
    'options of yes and no',
    rules,
    put(at('fields', 'damage.towed'), { max: 'today' }),
    '"max"',
  ],
  [
    'rule-without-effect',
    'voluntary box',
    rules,
    put(at('fields', 'damage.germany'), { optional: true }),
    '"optional"',
  ],
  [
    'min-above-max',
    'dates',
    rules,
    put(at('fields', 'damage.date'), { min: { const: '2026-02-01' }, max: { const: '2026-01-01' } }),
    '"min"',
  ],
  [
    'lock-without-text',
    'silent lock',
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
    'link nobody declared',
    texts,
    put(at('damage.note.text'), 'Bitte [rufen Sie uns an](phon).'),
    'damage.note.text',
  ],
  [
    'unknown-link',
    'link nobody declared, in what a brand says',
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
  ['unused-link', 'link of no text', wizard, put(at('links'), { help: { to: '/' } }), '"help"'],
  [
    'repeated-check',
    'check twice',
    rules,
    put(at('checks', 'damage', 1), { needs: 'recent', error: 'tooLongAgo' }),
    '"needs": "recent"',
  ],
  [
    'repeated-check',
    'check twice, each written where it is used',
    rules,
    swap('"checks": {\n    "damage": [', `"checks": { "damage": [${isCheap}, ${isCheap},`),
    '"needs": { "<"',
  ],
  [
    'needless-var',
    'path that is one anyway',
    rules,
    rule('expensive', { '>': [{ var: 'damage.cost' }, 1000] }),
    '{',
  ],
  [
    'needless-var',
    'path of a limit',
    rules,
    put(at('fields', 'damage.date', 'max'), { var: 'today' }),
    '"max": {',
  ],
  [
    'needless-const',
    'number in a comparison',
    rules,
    rule('expensive', { '>': ['damage.cost', { const: 1000 }] }),
    '{',
  ],
  [
    'literal-like-reference',
    'path on the right',
    rules,
    rule('recent', { '===': ['damage.place.city', 'policy.kind'] }),
    '"policy.kind"',
  ],
  [
    'literal-like-reference',
    'condition in a list',
    rules,
    rule('recent', { in: ['damage.place.city', ['Bonn', 'expensive']] }),
    'expensive',
  ],
  [
    'repeated-dialog',
    'dialog twice',
    rules,
    put(at('confirm', 'helpers', 1), { id: 'leaveEmpty', when: 'van', closing: 'stay' }),
    '"id": "leaveEmpty"',
  ],
  [
    'shadowed-row',
    'option twice',
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
    'clears itself',
    rules,
    put(at('reactions', 0, 'clear'), ['helpers.known']),
    '"helpers.known"',
  ],
  [
    'set-from-itself',
    'sets from itself',
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
    'text on entry',
    rules,
    put(at('start', 'damage.germany'), { const: 'ja' }),
    '"const": "ja"',
  ],
  [
    'value-not-accepted',
    'value of no option',
    rules,
    put(at('reactions', 0, 'set'), { 'damage.part': { const: 'ROOF' } }),
    '"const": "ROOF"',
  ],

  ['call-without-next', 'stays for ever', calls, call({ at: { continue: 'damage' } }), '"outcomes"'],
  [
    'never-done',
    'nothing finishes',
    calls,
    put(outcome(0), { status: '2xx', banner: 'messages:demo' }),
    '"calls"',
  ],
  ['outcome-without-effect', 'silent answer', calls, put(outcome(1), { status: 403, body: 'DEMO' }), '{'],
  ['banner-parts', 'level of nothing', calls, put(outcome(0, 'level'), 'error'), '"level"'],
  ['sent-twice', 'date twice', calls, put(at('calls', 0, 'send', 'day'), 'damage.date'), '"day"'],
  [
    'needless-param',
    'phone of everywhere',
    calls,
    put(outcome(4, 'params'), { phone: 'brand.phone' }),
    '"phone": "brand.phone"',
  ],
  [
    'needless-param',
    'nobody asks for it',
    calls,
    put(outcome(1, 'params'), { date: 'damage.date' }),
    '"date": "damage.date"',
  ],
  ['call-parameters', 'no account', calls, call({ path: undefined }), '"call": "reportRepair"'],
  ['call-parameters', 'no year', calls, call({ call: 'fetchAccount' }), '"call": "fetchAccount"'],
  ['call-parameters', 'no such parameter', calls, put(at('calls', 0, 'path', 'year'), 2026), '"year"'],
  [
    'call-parameters',
    'no such header',
    calls,
    put(at('calls', 0, 'headers'), { 'Idempotency-Keys': { const: 'x' } }),
    '"Idempotency-Keys"',
  ],
  [
    'sensitive-leak',
    'kept on the end page',
    wizard,
    put(at('done', 'carry'), { what: 'damage.other' }),
    '"what"',
  ],
  ['answer-unused', 'asked for nothing', calls, put(at('calls', 0, 'send', 'towed'), undefined), '"towed"'],

  [
    'forbidden-word',
    'Police',
    texts,
    put(at('damage.date.label'), 'Wann steht in der Police?'),
    '"damage.date.label"',
  ],
  ['exclamation-mark', 'loud', texts, put(at('done.title'), 'Danke!'), '"done.title"'],
  ['stray-space', 'space too many', texts, put(at('done.title'), 'Vielen  Dank'), '"done.title"'],
  [
    'long-sentence',
    'many words',
    texts,
    put(at('done.thanks'), `${'Wort '.repeat(21)}Ende.`),
    '"done.thanks"',
  ],
  ['malformed-parameter', 'open bracket', texts, put(at('done.title'), 'Danke, {name'), '"done.title"'],
  [
    'unknown-parameter-name',
    'nobody fills it',
    texts,
    put(at('done.title'), 'Danke, {name}'),
    '"done.title"',
  ],
  [
    'unknown-parameter-name',
    'a row tells nobody',
    calls,
    put(outcome(2, 'banner'), 'helpers.people.row'),
    '"helpers.people.row"',
  ],
  [
    'same-overlay',
    'says the same',
    overlay,
    put(at('messages:generic'), 'Das hat nicht geklappt. Bitte rufen Sie uns an: {phone}.'),
    '"messages:generic"',
  ],

  ['brand-id', 'other id', brand, put(at('id'), 'marke'), '"id": "marke"'],
  ['missing-logo', 'no picture', brand, put(at('logo', 'dark'), 'dark.svg'), '"dark": "dark.svg"'],
  [
    'shared-by-brands',
    'host name of another',
    'brands/zweite/brand.json',
    { text: '{\n  "id": "zweite",\n  "realm": "Zweite",\n  "hostnames": ["testmarke.localhost"]\n}' },
    '"hostnames"',
  ],

  [
    'never-of-nothing',
    'impossible nothing',
    facts,
    put(at('never'), [{ says: 'x', if: { '===': ['policy.kinds', 'VAN'] } }]),
    '"policy.kinds"',
  ],
  [
    'unused-outcomes',
    'answers for nobody',
    'schemas/_shared/outcomes.json',
    put(at('demo'), [{ status: 403, banner: 'messages:demo', level: 'error' }]),
    '"demo"',
  ],

  ['flow-syntax', 'two colons', flow, swap('form: repair', 'form: : repair'), 'form: : repair'],
  ['flow-form', 'no such form', flow, swap('form: repair', 'form: repairs'), 'form: repairs'],
  ['flow-name', 'variants alike', flow, swap('name: mit Ort', 'name: Fenster'), 'damage.place.city'],
  ['flow-syntax', 'no number of a requirement', flow, swap('[REP-001]', '[REP-1]'), 'proves'],
  ['flow-given', 'no such account', flow, swap('account: mueller', 'account: muller'), 'account: muller'],
  ['flow-given', 'no such policy', flow, swap('policy: van', 'policy: vans'), 'policy: vans'],
  ['flow-step', 'no such step', flow, swap('at: helpers', 'at: helper'), 'at: helper'],
  ['flow-field', 'no such field', flow, swap('towed: false', 'tow: false'), 'tow: false'],
  ['flow-value', 'no such option', flow, swap('part: DOOR', 'part: ROOF'), 'part: ROOF'],
  ['flow-value', 'no number', flow, swap('cost: 100', "cost: '100'"), "cost: '100'"],
  [
    'flow-call',
    'no such call',
    flow,
    swap('at: helpers, enter', 'at: helpers, answers: { reportRepairs: { status: 201 } }, enter'),
    'answers: { reportRepair',
  ],
  ['flow-text', 'no such text', flow, swap('messages:generic', 'messages:generics'), 'messages:generics'],

  [
    'unknown-exception',
    'no such check',
    rules,
    put(at('conditions', 'van', 'x-lint'), { 'same-rules': 'zwei Namen' }),
    '"same-rules"',
  ],
  [
    'unknown-exception',
    'check without exceptions',
    rules,
    put(at('conditions', 'van', 'x-lint'), { 'unknown-path': 'so' }),
    '"unknown-path"',
  ],
  [
    'exception-without-reason',
    'no reason',
    rules,
    put(at('conditions', 'van', 'x-lint'), { 'same-rule': ' ' }),
    '"same-rule"',
  ],
  [
    'unknown-subject',
    'option of nothing',
    rules,
    put(at('promises'), [{ says: 'Immer ein Rad', always: { offers: ['damage.part', 'WHEEL'] } }]),
    '"offers": [',
  ],
  [
    'repeated-promise',
    'same sentence',
    rules,
    put(at('promises'), [
      { says: 'Eins', always: { shown: 'damage.part' } },
      { says: 'Eins', never: { shown: 'damage.note' } },
    ]),
    '"Eins"',
  ],
  [
    'empty-promise',
    'about nothing',
    rules,
    put(at('promises'), [{ says: 'Nichts', always: true }]),
    '"always": true',
  ],
  [
    'unused-exception',
    'nothing to excuse',
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
