import { describe, expect, it } from 'vitest';
import { flowCases, mutateForm, type Flow } from '../../../src/analysis/index.ts';
import { compileWizard, type Facts } from '../../../src/engine/index.ts';
import {
  choice,
  formSource,
  text,
  type TestForm,
  validatorsFor,
  when,
  wizardOf,
  yesNo,
} from '../../engine/testForm.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';

const facts: Facts = { today: '2026-11-21' };

interface MutatedForm extends TestForm {
  /** One entry for each group of brands. */
  readonly given?: readonly Facts[];
}

async function mutate(form: MutatedForm, ...flows: readonly Partial<Flow>[]) {
  const wizard = wizardOf(form);
  const source = formSource(form);
  const steps = wizard.steps.map(({ id }) => id);
  const plain = { form: 'test', flow: 'Ablauf', given: { facts: {} }, steps: [] };
  const mutation = await mutateForm({
    wizard,
    source,
    facts: { facts: {} },
    given: (form.given ?? [{}]).map((fixed) => ({ fixed: { ...facts, ...fixed }, brands: [] })),
    statusesOf: () => [204],
    budget: 10_000,
    cases: flows
      .flatMap((flow) =>
        flowCases(
          {
            file: 'f',
            flow: { ...plain, ...flow },
            lineOf: () => 1,
            placeOf: () => ({ line: 1, column: 1 }),
          },
          steps,
        ),
      )
      .map((flow) => ({ flow, facts })),
    compile: (changed) => {
      const compiled = compileWizard(changed, { validators: validatorsFor(changed), ...formEnvironment });
      return compiled.ok ? compiled.wizard : null;
    },
    field: null,
    sample: null,
  });
  const inForm = ({ mutant: { part } }: { readonly mutant: { readonly part: string } }) =>
    part !== 'wizard' && part !== 'steps';
  const named = (one: (typeof mutation.survivors)[number] | (typeof mutation.equivalent)[number]) =>
    `${one.mutant.kind} ${one.pointer}`;
  return {
    ...mutation,
    alive: mutation.survivors.filter(inForm).map(named),
    same: mutation.equivalent.filter(inForm).map(named),
    frame: mutation.survivors.filter(({ mutant }) => mutant.part === 'wizard').map(named),
    questions: mutation.survivors.filter(({ mutant }) => mutant.part === 'steps').map(named),
  };
}

/** Returns every mutant of these rules; without flow tests, all that behave differently survive. */
const mutants = async (rules: TestForm['rules'], more: Partial<TestForm> = {}) => {
  const { alive, same } = await mutate({
    steps: {
      one: { wish: yesNo, kind: choice('A', 'B', 'C'), count: { type: 'integer', minimum: 0, maximum: 9 } },
      two: { why: text(), day: { type: 'string', format: 'date' } },
    },
    ...more,
    ...(rules ? { rules } : {}),
  });
  return [...alive, ...same].toSorted();
};

describe('mutate compares in every group of brands', () => {
  const form: TestForm = {
    facts: ['brand.asks'],
    steps: { one: { wish: yesNo, why: text() } },
    rules: {
      conditions: { asked: when({ and: [{ '===': [{ var: 'one.wish' }, true] }, 'brand.asks'] }) },
      fields: { 'one.why': { show: 'asked' } },
    },
  };
  const asking = { 'brand.asks': true };
  const dropped = 'operand-dropped /conditions/asked/if';

  it.each([
    ['says equal where no brand differs', [asking], 'same'],
    ['sees what only the second group shows', [asking, { 'brand.asks': false }], 'alive'],
  ] as const)('%s', async (_, given, where) => {
    const { alive, same } = await mutate({ ...form, given });
    const found = { alive, same }[where];

    expect(found.filter((name) => name === dropped)).toHaveLength(where === 'same' ? 1 : 2);
  });
});

describe('mutate makes', () => {
  it.each([
    [
      'comparisons, constants and negations of a condition',
      { '===': [{ var: 'one.kind' }, 'A'] },
      [
        'comparison-exchanged /conditions/it/if',
        'condition-negated /conditions/it/if',
        'constant-exchanged /conditions/it/if',
      ],
    ],
    [
      'moved bounds',
      { '<': [{ var: 'one.count' }, 3] },
      [
        'bound-moved /conditions/it/if',
        'bound-moved /conditions/it/if',
        'bound-moved /conditions/it/if',
        'condition-negated /conditions/it/if',
      ],
    ],
    [
      'lists with one constant less',
      { in: [{ var: 'one.kind' }, ['A', 'B']] },
      [
        'condition-negated /conditions/it/if',
        'constant-dropped /conditions/it/if',
        'constant-dropped /conditions/it/if',
      ],
    ],
    [
      'dropped and negated operands, and exchanged connectives',
      { and: [{ answered: 'one.kind' }, { answered: 'one.wish' }] },
      [
        'and-or-exchanged /conditions/it/if',
        'condition-negated /conditions/it/if',
        'operand-dropped /conditions/it/if',
        'operand-dropped /conditions/it/if',
        'operand-negated /conditions/it/if',
        'operand-negated /conditions/it/if',
      ],
    ],
    [
      'dropped negations',
      { '!': { answered: 'one.kind' } },
      ['condition-negated /conditions/it/if', 'negation-dropped /conditions/it/if'],
    ],
  ] as const)('%s', async (_, rule, expected) => {
    const found = await mutants({ conditions: { it: when(rule) }, fields: { 'two.why': { show: 'it' } } });

    expect(found.filter((name) => name.includes('/conditions/'))).toEqual(expected);
  });

  it('mutants with a removed or negated rule of a field, step, check or reaction', async () => {
    const wished = { conditions: { wished: when({ '===': [{ var: 'one.wish' }, true] }) } };
    const found = await mutants(
      {
        ...wished,
        steps: { two: { when: 'wished' } },
        fields: {
          'one.kind': { show: 'wished', lock: { when: 'wished', to: { const: 'A' } } },
          'one.count': { optional: 'wished', mark: 'required', variants: { v: 'wished' } },
          'two.day': { max: 'today' },
        },
        checks: { one: [{ needs: 'wished', error: 'wish' }] },
        reactions: [{ on: 'one.wish', when: 'wished', clear: ['one.count'] }],
      },
      { start: { 'one.wish': { const: true } }, facts: [] },
    );

    expect(found.filter((name) => !name.includes('/conditions/'))).toEqual([
      'bound-moved /fields/two.day/max',
      'bound-moved /fields/two.day/max',
      'bound-removed /fields/two.day/max',
      'check-removed /checks/one/0',
      'constant-exchanged /start/one.wish',
      'level-exchanged /checks/one/0/level',
      'lock-removed /fields/one.kind/lock',
      'lock-value-removed /fields/one.kind/lock/to',
      'mark-removed /fields/one.count/mark',
      'needs-negated /checks/one/0/needs',
      'optional-negated /fields/one.count/optional',
      'optional-removed /fields/one.count/optional',
      'reaction-removed /reactions/0',
      'reaction-removed /reactions/0/clear/0',
      'show-negated /fields/one.kind/show',
      'show-removed /fields/one.kind/show',
      'start-removed /start/one.wish',
      'variant-negated /fields/one.count/variants/v',
      'variant-removed /fields/one.count/variants/v',
      'when-negated /fields/one.kind/lock/when',
      'when-negated /reactions/0/when',
      'when-negated /steps/two/when',
      'when-removed /reactions/0/when',
      'when-removed /steps/two/when',
    ]);
  });

  it('mutants with a removed or exchanged part of a payload or outcome', async () => {
    const found = await mutants(undefined, {
      calls: [
        {
          at: { submit: true },
          call: 'send',
          send: { kind: 'one.kind', why: { trim: 'two.why' }, day: { firstOf: ['two.day', { const: '' }] } },
          outcomes: [
            { status: 409, body: 'TWICE', banner: 'twice' },
            { status: 204, done: true },
            { else: true, banner: 'generic' },
          ],
        },
      ],
    });

    expect(found).toEqual([
      'conversion-dropped /calls/0/send/why',
      'effect-removed /calls/0/outcomes/0/banner',
      'effect-removed /calls/0/outcomes/1/done',
      'effect-removed /calls/0/outcomes/2/banner',
      'member-dropped /calls/0/send/day',
      'member-dropped /calls/0/send/kind',
      'member-dropped /calls/0/send/why',
      'members-exchanged /calls/0/send/kind',
      'members-exchanged /calls/0/send/why',
      'outcome-removed /calls/0/outcomes/0',
      'outcome-removed /calls/0/outcomes/1',
      'outcome-widened /calls/0/outcomes/0/body',
      'outcomes-exchanged /calls/0/outcomes/0',
      'outcomes-exchanged /calls/0/outcomes/1',
      'source-dropped /calls/0/send/day',
      'source-dropped /calls/0/send/day',
    ]);
  });
});

describe('mutants of questions', () => {
  const asked: TestForm = {
    steps: {
      one: {
        kind: choice('A', 'B'),
        code: { type: 'string', pattern: '^[A-Z]+$', examples: ['A'], minLength: 2, maxLength: 3 },
        count: { type: 'integer', minimum: 1, maximum: 9 },
        secret: { ...text(), 'x-sensitive': true },
        day: { type: 'string', format: 'date', maxLength: 10 },
      },
    },
  };
  const at = '/properties/one/properties';

  it('remove options and keywords, and move limits, unless lint reports it or the value does not allow it', async () => {
    const { questions } = await mutate(asked);

    expect(questions.toSorted()).toEqual([
      `choice-dropped ${at}/kind/enum/0`,
      `choice-dropped ${at}/kind/enum/1`,
      `keyword-removed ${at}/code/pattern`,
      `keyword-removed ${at}/secret/x-sensitive`,
      `limit-moved ${at}/code/maxLength`,
      `limit-moved ${at}/code/maxLength`,
      `limit-moved ${at}/code/minLength`,
      `limit-moved ${at}/code/minLength`,
      `limit-moved ${at}/count/maximum`,
      `limit-moved ${at}/count/maximum`,
      `limit-moved ${at}/count/minimum`,
      `limit-moved ${at}/count/minimum`,
      `limit-moved ${at}/day/maxLength`,
      `limit-moved ${at}/secret/maxLength`,
      `limit-moved ${at}/secret/maxLength`,
    ]);
  });

  it('are noticed by a flow with values on both sides of a limit, and by one that is reloaded', async () => {
    const { questions } = await mutate(asked, {
      steps: [
        { at: 'one', options: { kind: ['A', 'B'] }, longest: { code: 3, secret: 100 } },
        { at: 'one', enter: { code: 'A', count: 0, day: 'today' } },
        { at: 'one', blocked: ['kind', { code: 'tooShort' }, { count: 'tooSmall' }, 'secret'] },
        { at: 'one', enter: { code: 'aa', count: 10, kind: 'A', secret: 'x' } },
        { at: 'one', blocked: [{ code: 'invalid' }, { count: 'tooLarge' }] },
        { at: 'one', enter: { code: 'AA', count: 1 } },
        { at: 'one', blocked: [], enter: { count: 9 } },
        { at: 'one', blocked: [] },
        'reload',
        { at: 'one', values: { secret: null } },
      ],
    });

    expect(questions).toEqual([]);
  });
});

describe('mutants of the frame', () => {
  const framed: TestForm = {
    steps: { one: { wish: yesNo } },
    rules: {
      conditions: { wished: when({ '===': [{ var: 'one.wish' }, true] }) },
      confirm: { one: [{ id: 'sure', closing: 'stay' }] },
      notices: [{ id: 'hint', when: 'wished', once: 'flow' }],
      stuck: [{ when: 'wished', text: 'stuck.wished' }],
    },
    calls: [
      {
        at: { submit: true },
        call: 'send',
        outcomes: [
          { status: 204, refetch: ['account'], done: true, banner: 'sent', level: 'success' },
          { status: 409, go: '/other', state: { why: 'twice' } },
          { else: true, banner: 'generic' },
        ],
      },
    ],
    done: { blocks: [{ kind: 'thanks' }, { kind: 'nextSteps', items: ['first'] }], close: '/' },
  };
  const looks = {
    progress: 0,
    stuck: null,
    exits: { back: '/', cancel: '/' },
    leaving: { '/test/more': 'goes', '/other': 'goes' },
  } as const;

  it('change dialogs, effects and everything around the questions', async () => {
    const { alive, frame } = await mutate(framed);
    const rest = alive.filter((name) => !/conditions|outcome-|outcomes-/.test(name));

    expect([...rest, ...frame].toSorted()).toEqual([
      'block-dropped /done/blocks/0',
      'block-dropped /done/blocks/1',
      'blocks-exchanged /done/blocks/0',
      'closing-exchanged /confirm/one/0/closing',
      'confirm-removed /confirm/one/0',
      'destructive-exchanged /confirm/one/0/destructive',
      'effect-removed /calls/0/outcomes/0/banner',
      'effect-removed /calls/0/outcomes/0/done',
      'effect-removed /calls/0/outcomes/0/refetch/0',
      'effect-removed /calls/0/outcomes/1/state/why',
      'effect-removed /calls/0/outcomes/2/banner',
      'exit-moved /calls/0/outcomes/1/go',
      'exit-moved /done/close',
      'exit-moved /exits/back',
      'exit-moved /exits/cancel',
      'exit-removed /done/close',
      'exit-removed /exits/back',
      'guard-exchanged /leaveGuard/when',
      'item-dropped /done/blocks/1/items/0',
      'level-exchanged /calls/0/outcomes/0/level',
      'notices-removed /notices/0',
      'once-exchanged /notices/0/once',
      'progress-changed /steps/0/progress',
      'stuck-removed /stuck/0',
      'text-exchanged /stuck/0/text',
      'when-negated /notices/0/when',
      'when-negated /stuck/0/when',
    ]);
  });

  it('die in a flow that checks the frame, the dialogs and the end page', async () => {
    const asked = { at: 'one', dialogs: { sure: 'close' } } as const;
    const { alive, frame, red } = await mutate(
      framed,
      {
        steps: [
          { at: 'one', ...looks, enter: { wish: true }, dialogs: { hint: 'next' } },
          { at: 'one', stuck: 'stuck.wished', leaving: { '/other': 'asks' } },
          { at: 'one', enter: { wish: false } },
          { at: 'one', stuck: null, enter: { wish: true } },
          asked,
          { ...asked, dialogs: { sure: 'next' } },
        ],
      },
      {
        flow: 'Ende',
        steps: [
          { at: 'one', enter: { wish: false } },
          { ...asked, dialogs: { sure: 'next' } },
        ],
        'answers from server': [
          {
            status: 204,
            ends: true,
            shows: 'sent',
            level: 'success',
            refetches: ['account'],
            endPage: { blocks: ['thanks', { kind: 'nextSteps', items: ['first'] }], close: '/' },
          },
          { status: 409, goes: '/other', tells: { why: 'twice' } },
          { status: 500, stays: true, shows: 'generic' },
        ],
      },
    );

    expect({ red, alive, frame }).toEqual({ red: [], alive: [], frame: [] });
  });
});

const asking: TestForm = {
  steps: { one: { wish: yesNo, why: text() } },
  rules: {
    conditions: {
      wished: when({ '===': [{ var: 'one.wish' }, true] }),
    },
    fields: { 'one.why': { show: 'wished' } },
  },
};

describe('mutate', () => {
  it('kills a mutant that a flow notices', async () => {
    const flow = {
      steps: [
        { at: 'one', hides: ['why'], enter: { wish: true } },
        { at: 'one', shows: ['why'], enter: { wish: false } },
        { at: 'one', hides: ['why'] },
      ],
    };

    expect(await mutate(asking, flow)).toMatchObject({ killed: 5, alive: [], same: [] });
  });

  it('reports a mutant that no flow notices, with the shortest way to see it', async () => {
    const { alive, survivors } = await mutate(asking, {
      steps: [{ at: 'one', enter: { wish: true, why: 'x' } }],
    });

    expect(alive).toContain('show-removed /fields/one.why/show');
    expect(survivors.find(({ mutant }) => mutant.kind === 'show-removed')?.verdict).toMatchObject({
      kind: 'different',
      difference: { at: 'one.why', what: 'sichtbar: ja statt nein' },
    });
  });

  it('proves that a mutant without a visible difference behaves the same', async () => {
    const { same } = await mutate({
      steps: { one: { kind: choice('A', 'B'), why: text() } },
      rules: {
        conditions: { isB: when({ in: [{ var: 'one.kind' }, ['B', 'C']] }) },
        fields: { 'one.why': { show: 'isB' } },
      },
    });

    expect(same).toEqual(['constant-dropped /conditions/isB/if']);
  });

  it('proves a reaction without an effect, and notices one that resets a field which is shown again', async () => {
    const clearing = (when: string): TestForm => ({
      ...asking,
      rules: {
        conditions: {},
        ...asking.rules,
        reactions: [{ on: 'one.wish', when, clear: ['one.why'] }],
      },
    });

    const resets = await mutate(clearing('!wished'));
    const late = await mutate(clearing('wished'));

    expect(resets.alive).toContain('reaction-removed /reactions/0');
    expect(resets.same).toContain('when-removed /reactions/0/when');
    expect(late.same).toContain('when-negated /reactions/0/when');
  });

  it('distinguishes two texts that are exchanged in a payload', async () => {
    const { alive } = await mutate({
      steps: { one: { first: text(), last: text() } },
      calls: [
        {
          at: { submit: true },
          call: 'send',
          send: { first: 'one.first', last: 'one.last' },
          outcomes: [{ else: true, done: true }],
        },
      ],
    });

    expect(alive).toContain('members-exchanged /calls/0/send/first');
  });

  it('tries no mutant while a flow fails', async () => {
    const { red, tried } = await mutate(asking, { steps: [{ at: 'one', shows: ['why'] }] });

    expect(red.map(({ message }) => message)).toEqual([
      expect.stringContaining('„why“ ist verborgen, soll aber gezeigt werden.'),
    ]);
    expect(tried).toBe(0);
  });

  it('names promises that no mutant breaks', async () => {
    const { idle } = await mutate({
      steps: { one: { wish: yesNo }, two: { why: text() } },
      rules: {
        fields: { 'two.why': { show: 'one.wish' } },
        promises: [
          { says: 'Ohne Wunsch fragt niemand.', when: '!one.wish', never: { shown: 'two.why' } },
          { says: 'Der Wunsch ist zu sehen.', always: { shown: 'one.wish' } },
        ],
      },
    });

    expect(idle).toEqual([
      { says: 'Der Wunsch ist zu sehen.', file: 'rules/test.json', pointer: '/promises/1' },
    ]);
  });
});
