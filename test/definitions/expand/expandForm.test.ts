import { describe, expect, it } from 'vitest';
import { expandForm, type WrittenForm } from '../../../src/definitions/expand/expandForm.ts';
import type { LoadedPart } from '../../../src/definitions/expand/Expansion.ts';
import { findOrigin } from '../../../src/definitions/expand/Origins.ts';
import type { PartFile, SharedSource } from '../../../src/engine/index.ts';

const text = { type: 'string', maxLength: 10 } as const;
const shared: SharedSource = {
  schemas: {},
  facts: { facts: {} },
  conditions: {},
  conditionFiles: {},
  values: {},
  valueFiles: {},
  tables: {},
  tableFiles: {},
  settings: {},
};

function loaded(name: string, part: Partial<PartFile>, texts: LoadedPart['texts'] = {}) {
  const folder = `schemas/_parts/${name}`;
  const own: PartFile = { says: name, properties: {}, ...part };
  return [
    name,
    { file: `${folder}/part.json`, part: own, textFile: `${folder}/texts.de.json`, texts },
  ] as const;
}

/** A part with an address that is shown when `asked` holds, with a country when `country` is true. */
const address = loaded(
  'address',
  {
    parameters: {
      asked: { type: 'condition', default: true, says: 'gefragt' },
      country: { type: 'boolean', default: false, says: 'mit Land' },
      whose: { type: 'text', says: 'wessen' },
    },
    properties: { home: { type: 'boolean' }, city: text, land: { ...text, keptIf: 'with.country' } },
    start: { '.home': true },
    rules: {
      '*': { optional: true },
      '.home': { show: 'with.asked' },
      '.city': {
        show: { and: ['with.asked', '.home'] },
        variants: { abroad: { and: ['!.home', '!with.country'] } },
      },
      '.land': { lock: { when: '.home', to: { const: '.home' } } },
    },
    send: { town: '.city', nation: '.land' },
  },
  {
    'home.legend': 'Zu Hause?',
    'city.label': 'Ort {whose}',
    'city.abroad.label': 'Ort',
    'land.label': 'Land',
  },
);

function expanded(form: Partial<WrittenForm>, parts = [address]) {
  const written = { wizard: {}, form: {}, rules: { conditions: {} }, calls: {}, texts: {}, ...form };
  return expandForm('test', written as WrittenForm, { parts: new Map(parts), outcomes: {} }, shared);
}

function used(where: WrittenForm['form'], texts = { 'one.own.whose': 'der Eltern' }) {
  return expanded({ form: where, texts });
}

const inGroup = (use: object) =>
  used({ properties: { one: { properties: { own: { use: 'address', ...use } } } } });

describe('a part in a group', () => {
  it.each([
    [
      'has no rule for a parameter that always holds',
      {},
      {
        'one.own.home': { optional: true },
        'one.own.city': { show: 'one.own.home', optional: true, variants: { abroad: '!one.own.home' } },
      },
    ],
    [
      'has the condition of a parameter in its rules',
      { with: { asked: '!one.sure' } },
      {
        'one.own.home': { show: '!one.sure', optional: true },
        'one.own.city': {
          show: { and: ['!one.sure', 'one.own.home'] },
          optional: true,
          variants: { abroad: '!one.own.home' },
        },
      },
    ],
    [
      'with a true parameter keeps the field, drops the variant, and does not change literals',
      { with: { country: true } },
      {
        'one.own.home': { optional: true },
        'one.own.city': { show: 'one.own.home', optional: true },
        'one.own.land': { lock: { when: 'one.own.home', to: { const: '.home' } }, optional: true },
      },
    ],
  ])('%s', (_, use, rules) => {
    const { source, problems } = inGroup(use);

    expect(problems).toEqual([]);
    expect(source.rules.fields).toEqual(rules);
    expect(source.rules.start).toEqual({ 'one.own.home': true });
  });

  it("adds texts under its own path, in its place's wording, only for fields that are there", () => {
    const { texts } = inGroup({});

    expect(texts).toEqual({
      'one.own.home.legend': 'Zu Hause?',
      'one.own.city.label': 'Ort der Eltern',
      'one.own.city.abroad.label': 'Ort',
    });
  });

  it('is overridden by the rules and texts of the form, key by key', () => {
    const { source, texts } = expanded({
      form: { properties: { one: { properties: { own: { use: 'address' } } } } },
      rules: { conditions: {}, fields: { 'one.own.home': { show: 'one.sure' } } },
      texts: { 'one.own.whose': 'der Eltern', 'one.own.city.label': 'Wo?' },
    });

    expect(source.rules.fields?.['one.own.home']).toEqual({ optional: true, show: 'one.sure' });
    expect(texts['one.own.city.label']).toBe('Wo?');
  });

  it('accepts keywords of its fields and further fields beside its use', () => {
    const { source } = inGroup({ properties: { city: { maxLength: 3 }, extra: text } });

    expect(source.steps['one']?.properties['own']?.properties).toEqual({
      home: { type: 'boolean' },
      city: { type: 'string', maxLength: 3 },
      extra: text,
    });
  });
});

describe('a part in another place', () => {
  it('reads the row in a list', () => {
    const { source } = used({
      properties: { one: { properties: { own: { type: 'array', items: { use: 'address' } } } } },
    });

    expect(source.rules.fields?.['one.own.city']?.show).toBe('row.home');
  });

  it('stands between other fields in place', () => {
    const { source } = used(
      { properties: { one: { properties: { first: text, '...': { use: 'address' }, last: text } } } },
      { 'one.own.whose': '' },
    );

    expect(Object.keys(source.steps['one']?.properties ?? {})).toEqual(['first', 'home', 'city', 'last']);
    expect(source.rules.fields?.['one.city']?.show).toBe('one.home');
  });
});

describe('a part with checks, reactions and calls', () => {
  const bank = loaded(
    'bank',
    {
      parameters: { whose: { type: 'text', says: 'wessen' } },
      properties: {
        iban: text,
        help: { type: 'null', 'x-control': { kind: 'value', of: '.iban', values: { iban: '.iban' } } },
        more: text,
      },
      checks: [
        { needs: { '!==': [{ check: '.iban' }, 'invalid'] }, error: 'badIban', at: ['.iban'] },
        { needs: 'other', error: 'elsewhere', level: 'warning' },
      ],
      reactions: [
        {
          on: '.iban',
          when: { answered: '.more' },
          clear: ['.more'],
          set: { '.help': '.iban' },
          notice: 'gone',
        },
      ],
      send: { iban: '.iban' },
      calls: {
        verify: {
          at: { change: '.iban', debounce: 400 },
          when: { changed: '.iban' },
          call: 'checkIban',
          path: { iban: { noSpaces: '.iban' } },
          outcomes: [
            { status: 204, check: { '.iban': 'valid' } },
            { status: 400, mark: { '.iban': 'refused' }, params: { iban: '.iban' }, when: '.more' },
            { use: 'busy', also: { check: { '.': 'unreachable' } } },
          ],
        },
        book: {
          call: 'bookIban',
          send: '.*',
          outcomes: [{ else: true, dialog: { id: 'sure', choices: ['next'] } }],
        },
      },
    },
    {
      'iban.label': 'IBAN',
      'error.badIban': 'Die IBAN {whose} ist falsch.',
      'dialog.sure.title': 'Sicher?',
      'dialog.gone.title': 'Weg',
    },
  );
  const properties = { pay: { properties: { '...bank': { use: 'bank' }, day: text } } };
  const texts = { 'pay.whose': 'der Eltern' };
  const outcomes = { busy: [{ status: 503, next: true }] } as const;
  const form = (more: Partial<WrittenForm> = {}) =>
    expandForm(
      'test',
      {
        wizard: {},
        form: { properties },
        rules: { conditions: {} },
        calls: {},
        texts,
        ...more,
      } as WrittenForm,
      { parts: new Map([bank]), outcomes },
      shared,
    );
  const placed = { calls: { calls: [{ at: { submit: true }, use: 'pay/book' }] } } as Partial<WrittenForm>;
  const verify = {
    at: { change: 'pay.iban', debounce: 400 },
    when: { changed: 'pay.iban' },
    call: 'checkIban',
    path: { iban: { noSpaces: 'pay.iban' } },
    outcomes: [
      { status: 204, check: { 'pay.iban': 'valid' } },
      { status: 400, mark: { 'pay.iban': 'refused' }, params: { iban: 'pay.iban' }, when: 'pay.more' },
      { status: 503, next: true, check: { pay: 'unreachable' } },
    ],
  };

  it('adds them to the form after the checks, reactions and calls of the form', () => {
    const own = { needs: 'own', error: 'own' };
    const { source, problems } = form({ rules: { conditions: {}, checks: { pay: [own] } } });

    expect(problems).toEqual([]);
    expect(source.rules.checks).toEqual({
      pay: [
        own,
        { needs: { '!==': [{ check: 'pay.iban' }, 'invalid'] }, error: 'badIban', at: ['pay.iban'] },
        { needs: 'other', error: 'elsewhere', level: 'warning' },
      ],
    });
    expect(source.rules.reactions).toEqual([
      {
        on: 'pay.iban',
        when: { answered: 'pay.more' },
        clear: ['pay.more'],
        set: { 'pay.help': 'pay.iban' },
        notice: 'gone',
      },
    ]);
    expect(source.steps['pay']?.properties['help']?.['x-control']).toEqual({
      kind: 'value',
      of: 'pay.iban',
      values: { iban: 'pay.iban' },
    });
  });

  it('adds calls with a moment at once, and others where the form places them', () => {
    expect(form().source.calls.calls).toEqual([verify]);
    expect(form(placed).source.calls.calls).toEqual([
      {
        at: { submit: true },
        call: 'bookIban',
        send: { iban: 'pay.iban' },
        outcomes: [{ else: true, dialog: { id: 'sure', choices: ['next'] } }],
      },
      verify,
    ]);
    expect(form(placed).partCalls).toEqual(['pay/book']);
  });

  it('adds the texts of its errors to the step, and those of a dialog to the call or reaction that opens it', () => {
    const own = {
      'pay.iban.label': 'IBAN',
      'pay.error.badIban': 'Die IBAN der Eltern ist falsch.',
      'dialog.gone.title': 'Weg',
    };
    expect(form().texts).toEqual(own);
    expect(form(placed).texts).toEqual({ ...own, 'dialog.sure.title': 'Sicher?' });
  });

  it.each([
    ['rules/test.json', '/checks/pay/1/needs', '/checks/1/needs'],
    ['rules/test.json', '/reactions/0/on', '/reactions/0/on'],
    ['schemas/test/calls.json', '/calls/0/send/iban', '/send/iban'],
    ['schemas/test/calls.json', '/calls/0/outcomes/0/dialog/id', '/calls/book/outcomes/0/dialog/id'],
    ['schemas/test/calls.json', '/calls/1/when', '/calls/verify/when'],
  ])('%s%s was written in the part', (file, pointer, written) => {
    expect(findOrigin(form(placed).origins, { file, pointer })).toMatchObject({
      file: 'schemas/_parts/bank/part.json',
      pointer: written,
    });
  });

  it('has its call at the moment given by the form', () => {
    const place = { file: 'schemas/test/calls.json', pointer: '/calls/0/at' };

    expect(findOrigin(form(placed).origins, place)).toEqual(place);
  });

  it('reports a placed call that it does not have or that has a moment', () => {
    const use = (name: string) =>
      form({ calls: { calls: [{ at: { submit: true }, use: name }] } } as Partial<WrittenForm>).problems;

    expect(use('pay/bok')).toMatchObject([
      { code: 'unknown-part-call', pointer: '/calls/0/use', meant: 'pay/book' },
    ]);
    expect(use('pay/verify')).toMatchObject([{ code: 'unknown-part-call', pointer: '/calls/0/use' }]);
  });

  it('is refused in a list', () => {
    const { problems } = form({
      form: { properties: { pay: { properties: { rows: { type: 'array', items: { use: 'bank' } } } } } },
      texts: { 'pay.rows.whose': '' },
    });

    expect(problems).toMatchObject([
      { code: 'part-in-list', pointer: '/properties/pay/properties/rows/items/use' },
    ]);
  });
});

describe('an addition beside a part', () => {
  const beside = (use: object, more: Partial<WrittenForm> = {}) =>
    expanded({
      form: { properties: { one: { properties: { own: { use: 'address', ...use } } } } },
      texts: { 'one.own.whose': '' },
      ...more,
    });

  it('changes a field of the part, or is a field of its own', () => {
    expect(beside({ properties: { cty: { maxLength: 3 } } }).problems).toMatchObject([
      {
        code: 'override-of-nothing',
        pointer: '/properties/one/properties/own/properties/cty',
        meant: 'city',
      },
    ]);
  });

  it('is reported when it repeats the part', () => {
    const { repetitions } = beside(
      { properties: { city: { maxLength: 10 } } },
      {
        rules: {
          conditions: {},
          start: { 'one.own.home': true },
          fields: { 'one.own.home': { optional: true, mark: 'optional' } },
        },
        texts: { 'one.own.whose': '', 'one.own.home.legend': 'Zu Hause?', 'one.own.city.label': 'Wo?' },
      },
    );

    expect(repetitions.map(({ file, pointer }) => `${file}#${pointer}`)).toEqual([
      'schemas/test/form.json#/properties/one/properties/own/properties/city/maxLength',
      'rules/test.json#/start/one.own.home',
      'rules/test.json#/fields/one.own.home/optional',
      'schemas/test/texts.de.json#/one.own.home.legend',
    ]);
  });
});

describe('the payload of a place', () => {
  const form = { properties: { one: { properties: { own: { use: 'address' }, more: text } } } };
  const send = (value: unknown) =>
    expanded({
      form,
      texts: { 'one.own.whose': '' },
      calls: { calls: [{ at: { submit: true }, call: 'report', send: value, outcomes: [] }] },
    } as Partial<WrittenForm>);

  it.each([
    ['one.own.*', { town: 'one.own.city' }],
    ['one.*', { own: { town: 'one.own.city' }, more: 'one.more' }],
    [
      { id: 'today', '...': ['one.own.*'] },
      { id: 'today', town: 'one.own.city' },
    ],
    [{ '===': ['one.more', 'one.*'] }, { '===': ['one.more', 'one.*'] }],
    [{ firstOf: [{ const: 'one.*' }, null] }, { firstOf: [{ const: 'one.*' }, null] }],
  ])('%j', (written, sent) => {
    const { source, problems } = send(written);

    expect(problems).toEqual([]);
    expect(source.calls.calls[0]?.send).toEqual(sent);
  });

  it('can be spread from a named value that is an object of values, also in other values', () => {
    const { source, problems } = expanded({
      form,
      texts: { 'one.own.whose': '' },
      rules: {
        conditions: {},
        values: {
          own: { '...': ['one.own.*'], more: 'one.more' },
          all: { '...': ['value.own'], id: 'today' },
        },
      },
      calls: {
        calls: [{ at: { submit: true }, call: 'report', send: { '...': ['value.all'] }, outcomes: [] }],
      },
    } as Partial<WrittenForm>);

    expect(problems).toEqual([]);
    expect(source.calls.calls[0]?.send).toEqual({ town: 'one.own.city', more: 'one.more', id: 'today' });
  });

  it('is reported when there is no such place', () => {
    expect(send('two.*').problems).toMatchObject([
      { file: 'schemas/test/calls.json', pointer: '/calls/0/send', code: 'unknown-path' },
    ]);
  });
});

describe('the place of a problem', () => {
  const { origins } = inGroup({});

  it.each([
    [
      'schemas/test/form.json',
      '/properties/one/properties/own/properties/city/maxLength',
      '/properties/city/maxLength',
    ],
    ['rules/test.json', '/fields/one.own.city/show/and/1', '/rules/.city/show/and/1'],
    ['rules/test.json', '/start/one.own.home', '/start/.home'],
  ])('%s%s was written in the part', (file, pointer, written) => {
    expect(findOrigin(origins, { file, pointer })).toEqual({
      file: 'schemas/_parts/address/part.json',
      pointer: written,
      use: { file: 'schemas/test/form.json', pointer: '/properties/one/properties/own/use' },
    });
  });

  it('does not move when nothing was expanded', () => {
    const place = { file: 'rules/test.json', pointer: '/fields/one.more/show' };

    expect(findOrigin(origins, place)).toEqual(place);
  });
});

describe('a mistake in the use of a part is reported:', () => {
  const loop = loaded('loop', { properties: { '...again': { use: 'loop' } } });
  const needy = loaded('needy', {
    parameters: { asked: { type: 'condition', says: 'gefragt' } },
    properties: { word: text },
  });

  it.each([
    ['an unknown part', { use: 'adress' }, 'unknown-part', '/use'],
    ['a part that contains itself', { use: 'loop' }, 'cyclic-part', '/properties/...again/use'],
    ['a missing parameter', { use: 'needy' }, 'missing-parameter', '/use'],
    [
      'an unknown parameter',
      { use: 'needy', with: { asked: true, ask: true } },
      'unknown-parameter',
      '/with/ask',
    ],
    ['a missing text parameter', { use: 'address' }, 'missing-parameter', '/use'],
  ])('%s', (_, use, code, pointer) => {
    const form = { properties: { one: { properties: { own: use } } } };
    const { problems } = expanded({ form }, [address, loop, needy]);

    expect(problems).toMatchObject([
      { code, pointer: expect.stringMatching(new RegExp(`${pointer.replaceAll('.', '\\.')}$`)) },
    ]);
  });
});

describe('rows of outcomes', () => {
  const rows = (outcomes: unknown) =>
    expandForm(
      'test',
      {
        wizard: { done: { route: '/done', blocks: [] } },
        form: {},
        rules: { conditions: {} },
        calls: { calls: [{ at: { submit: true }, call: 'report', outcomes }] },
        texts: {},
      } as unknown as WrittenForm,
      {
        parts: new Map(),
        outcomes: {
          busy: [{ status: 503, banner: 'busy' }],
          rest: [{ else: true, banner: 'rest', level: 'warn' }],
        },
      },
      shared,
    );

  it.each([
    [
      [{ status: '2xx', done: true, banner: 'b' }],
      [{ status: '2xx', done: true, banner: 'b', level: 'success', go: '/done' }],
    ],
    [
      [{ use: ['busy', 'rest'], also: { refetch: ['account'] } }],
      [
        { status: 503, banner: 'busy', level: 'error', refetch: ['account'] },
        { else: true, banner: 'rest', level: 'warn', refetch: ['account'] },
      ],
    ],
    [
      [{ also: { go: '/' }, rows: [{ status: 404 }, { status: 409 }] }],
      [
        { status: 404, go: '/' },
        { status: 409, go: '/' },
      ],
    ],
  ])('%j', (written, plain) => {
    expect(rows(written).source.calls.calls[0]?.outcomes).toEqual(plain);
  });

  it('report a problem in the shared set, where the row stands', () => {
    const { origins } = rows([{ use: 'busy' }]);

    expect(
      findOrigin(origins, { file: 'schemas/test/calls.json', pointer: '/calls/0/outcomes/0/banner' }),
    ).toEqual({
      file: 'schemas/_shared/outcomes.json',
      pointer: '/busy/0/banner',
    });
  });

  it('are reported with an unknown set', () => {
    expect(rows([{ use: ['busy', 'rests'] }]).problems).toMatchObject([
      { code: 'unknown-outcomes', pointer: '/calls/0/outcomes/0/use/1', hint: 'Meinten Sie „rest“?' },
    ]);
  });
});
