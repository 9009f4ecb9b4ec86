import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import {
  engineDriver,
  flowCases,
  parseFlow,
  playCounterexample,
  proveForm,
  runCase,
} from '../../../src/analysis/index.ts';
import type { ProofFinding } from '../../../src/analysis/index.ts';
import { replay } from '../../../src/analysis/prove/findings/replay.ts';
import {
  endsWithoutCalls,
  holds,
  matchOutcome,
  nodeState,
  openRequirements,
  listApplyingSteps,
  buildRequest,
  type CallDefinition,
  type Expression,
  type CallReply,
  type Walk,
  type Wizard,
} from '../../../src/engine/index.ts';
import { checkbox, choice, text, when, wizardOf, type TestForm } from '../../engine/testForm.ts';
import { judges } from '../../shippedForms.ts';

const call = (outcomes: CallDefinition['outcomes']): CallDefinition => ({
  at: { submit: true },
  call: 'report',
  send: { name: 'one.name' },
  outcomes,
});

const is = (path: string, value: string | boolean) => ({ '===': [{ var: path }, value] });

/** A sound form of two steps; each broken form changes one place of it. */
const sound: TestForm = {
  steps: {
    one: { kind: choice('A', 'B'), name: text(20) },
    two: { more: { ...text(20) }, sure: checkbox },
  },
  rules: {
    conditions: { kindA: when(is('one.kind', 'A')) },
    fields: { 'two.more': { show: 'kindA' } },
  },
  calls: [
    call([
      { status: 200, done: true },
      { else: true, banner: 'error.generic' },
    ]),
  ],
};

/** A form whose question offers what a call on entering the step brings. */
const listed: TestForm = {
  ...sound,
  steps: { ...sound.steps, one: { ...sound.steps['one'], level: text(20) } },
  rules: {
    ...sound.rules,
    fields: {
      ...sound.rules?.fields,
      'one.level': { options: { from: 'result.levels', value: 'row.id', label: 'row.id' } },
    },
  },
  calls: [
    ...(sound.calls ?? []),
    {
      at: { enter: 'one' },
      call: 'list',
      keep: { levels: { type: 'array', items: { properties: { id: { type: 'string' } } } } },
      outcomes: [
        { status: '2xx', next: true },
        { else: true, banner: 'error.generic' },
      ],
    },
  ],
};

function prove(form: TestForm, given: { readonly lacks?: string; readonly budget?: number } = {}) {
  const wizard = wizardOf(form);
  return { wizard, proof: proveWizard(wizard, given) };
}

const judge = (_: string, body: unknown) =>
  (body as { readonly name?: string } | null)?.name === undefined ? '/name: Expected string' : null;

function proveWizard(wizard: Wizard, given: { readonly lacks?: string; readonly budget?: number } = {}) {
  return proveForm({
    wizard,
    facts: { facts: {} },
    given: [{ fixed: { today: '2026-11-21' }, brands: [] }],
    judge,
    statusesOf: () => [200, 400],
    hasText: (key) => given.lacks === undefined || !key.endsWith(given.lacks),
    budget: given.budget ?? 10_000,
  });
}

interface Broken {
  readonly code: string;
  readonly form: TestForm;
  readonly lacks?: string;
  readonly place: string;
  readonly says: string;
  readonly shown: Reproduced | Absent;
}

/** Returns true when the walk of the counterexample shows the mistake. */
interface Reproduced {
  readonly by: (walk: Walk, wizard: Wizard) => boolean;
}

/** The finding is about something that never happens and has no counterexample; the function checks every walk instead. */
interface Absent {
  readonly why: string;
  readonly everywhere: (walk: Walk, wizard: Wizard) => boolean;
}

/** Walks with every answer to the one question that the rules of these forms read, with all other questions answered or open. */
function everyWalk(wizard: Wizard): readonly Walk[] {
  const facts = { today: '2026-11-21' };
  const rest = [
    { step: 'one', key: 'one.name', to: 'Beispiel' },
    { step: 'two', key: 'two.more', to: 'mehr' },
    { step: 'two', key: 'two.sure', to: true },
  ].filter(({ key }) => wizard.indexOf.has(key));
  return [[], ...['A', 'B'].map((to) => [{ step: 'one', key: 'one.kind', to }])].flatMap((kind) =>
    [kind, [...kind, ...rest]].map((trail) => replay(wizard, { facts, trail })),
  );
}

function fieldOf(walk: Walk, path: string) {
  const state = nodeState(walk, path);
  return state?.kind === 'field' ? state : null;
}

const replies: readonly CallReply[] = [
  'network',
  ...[200, 400, 500].flatMap((status) => ['', 'LATE'].map((body) => ({ status, body }))),
];

const blockedAt = (id: string) => (walk: Walk) => {
  const steps = listApplyingSteps(walk);
  const blocked = steps.find((step) => openRequirements(walk, step).length > 0);
  return blocked?.id === id;
};

const broken: readonly Broken[] = [
  {
    code: 'unreachable-step',
    form: {
      ...sound,
      steps: { ...sound.steps, three: { last: text(20) } },
      rules: {
        ...sound.rules,
        conditions: {
          ...sound.rules?.conditions,
          both: when({ and: [{ is: 'kindA' }, is('one.kind', 'B')] }),
        },
        steps: { three: { when: 'both' } },
      },
    },
    place: 'rules/test.json/steps/three',
    says: 'Keine Antworten führen zum Schritt „three“.',
    shown: {
      why: 'no answers make the step apply',
      everywhere: (walk) => listApplyingSteps(walk).every(({ id }) => id !== 'three'),
    },
  },
  {
    code: 'dead-end',
    form: {
      ...sound,
      rules: { ...sound.rules, checks: { two: [{ needs: '!kindA', error: 'onlyB' }] } },
    },
    place: 'schemas/test/wizard.json/steps/1',
    says: 'Keine Antworten führen aus dem Schritt „two“ heraus. Beim Betreten ist offen: two.more (required), Schritt (onlyB).',
    shown: { by: blockedAt('two') },
  },
  {
    code: 'constant-condition',
    form: {
      ...sound,
      rules: {
        conditions: { ...sound.rules?.conditions, kindC: when(is('one.kind', 'C')) },
        fields: { 'two.more': { show: 'kindA' }, 'two.sure': { show: '!kindC' } },
      },
    },
    place: 'rules/test.json/conditions/kindC',
    says: 'Die Bedingung „kindC“ gilt nirgends, wo sie gefragt wird.',
    shown: {
      why: 'no answers make it say anything else',
      everywhere: (walk) => nodeState(walk, 'two.sure')?.shown === true,
    },
  },
  {
    code: 'operand-without-effect',
    form: {
      ...sound,
      rules: {
        conditions: { kindA: when({ and: [is('one.kind', 'A'), { answered: 'one.kind' }] }) },
        fields: { 'two.more': { show: 'kindA' } },
      },
    },
    place: 'rules/test.json/conditions/kindA/if/and/1',
    says: 'Dieser Teil von „kindA“ entscheidet nie etwas.',
    shown: {
      why: 'no answers make the operand decide',
      everywhere: (walk) => nodeState(walk, 'two.more')?.shown === (fieldOf(walk, 'one.kind')?.value === 'A'),
    },
  },
  {
    code: 'never-shown',
    form: {
      ...sound,
      rules: {
        conditions: {
          kindA: when(is('one.kind', 'A')),
          both: when({ and: [{ is: 'kindA' }, is('one.kind', 'B')] }),
        },
        fields: { 'two.sure': { show: 'kindA' }, 'two.more': { show: 'both' } },
      },
    },
    place: 'rules/test.json/fields/two.more',
    says: 'Keine Antworten zeigen „two.more“.',
    shown: {
      why: 'no answers show the field',
      everywhere: (walk) => nodeState(walk, 'two.more')?.shown === false,
    },
  },
  {
    code: 'never-offered',
    form: {
      ...sound,
      rules: {
        ...sound.rules,
        conditions: {
          kindA: when(is('one.kind', 'A')),
          both: when({ and: [is('one.kind', 'B'), { is: 'kindA' }] }),
        },
        fields: { 'two.more': { show: 'kindA' }, 'two.level': { options: 'levels' } },
      },
      steps: { ...sound.steps, two: { ...sound.steps['two'], level: choice('low', 'high') } },
      shared: {
        tables: {
          levels: {
            says: 'Probe',
            key: 'level',
            columns: { level: { type: 'string' } },
            rows: [{ level: 'low' }, { level: 'high', when: 'both' }],
          },
        },
      },
    },
    place: 'rules/test.json/fields/two.level/options',
    says: '„two.level“ bietet „high“ nie an.',
    shown: {
      why: 'no answers bring the option',
      everywhere: (walk) =>
        fieldOf(walk, 'two.level')?.options?.every(({ value }) => value !== 'high') === true,
    },
  },
  {
    code: 'invalid-payload',
    form: {
      ...sound,
      rules: { ...sound.rules, fields: { ...sound.rules?.fields, 'one.name': { show: '!kindA' } } },
    },
    place: 'schemas/test/calls.json/calls/0/send',
    says: '„report“ würde ablehnen, was mit diesen Antworten gesendet wird: /name: Expected string',
    shown: {
      by: (walk, wizard) =>
        wizard.calls[0] !== undefined && (buildRequest(walk, wizard.calls[0]).body ?? null) === null,
    },
  },
  {
    code: 'unreachable-outcome',
    form: {
      ...sound,
      calls: [
        call([
          { status: 200, done: true },
          { status: 400, banner: 'first' },
          { status: 400, body: 'LATE', banner: 'second' },
          { else: true, banner: 'error.generic' },
        ]),
      ],
    },
    place: 'schemas/test/calls.json/calls/0/outcomes/2',
    says: 'Keine Antwort auf „report“ erreicht diese Zeile.',
    shown: {
      why: 'a row above takes every answer',
      everywhere: (walk, { calls: [made] }) =>
        made !== undefined && replies.every((reply) => matchOutcome(walk, made, reply).banner !== 'second'),
    },
  },
  {
    code: 'uncovered-status',
    form: { ...sound, calls: [call([{ status: 200, done: true }, { else: true }])] },
    place: 'schemas/test/calls.json/calls/0/outcomes',
    says: 'Wenn „report“ mit 400 antwortet, geschieht nichts.',
    shown: {
      by: (walk, wizard) =>
        wizard.calls[0] !== undefined &&
        Object.keys(matchOutcome(walk, wizard.calls[0], { status: 400, body: '' })).length === 0,
    },
  },
  {
    code: 'empty-path-value',
    form: { ...sound, calls: [{ ...call(sound.calls?.[0]?.outcomes ?? []), path: { id: 'two.more' } }] },
    place: 'schemas/test/calls.json/calls/0/path/id',
    says: 'Mit diesen Antworten hat „report“ in der Adresse keinen Wert für „id“.',
    shown: {
      by: (walk, wizard) =>
        wizard.calls[0] !== undefined && buildRequest(walk, wizard.calls[0]).path['id'] === null,
    },
  },
  {
    code: 'options-without-stuck',
    form: listed,
    place: 'rules/test.json/fields/one.level/options',
    says: '„one.level“ bekommt Auswahlmöglichkeiten aus einem Aufruf. Bringt er keine, kommt niemand weiter, und „stuck“ erklärt es nicht.',
    shown: { by: (walk) => fieldOf(walk, 'one.level')?.options?.length === 0 },
  },
  {
    code: 'sends-nothing',
    form: {
      steps: { one: { kind: choice('A', 'B') } },
      rules: { conditions: { isA: when({ '===': [{ var: 'one.kind' }, 'A'] }) } },
      calls: [
        {
          ...call([
            { status: 200, done: true },
            { else: true, banner: 'error.generic' },
          ]),
          when: 'isA',
          send: { kind: 'one.kind' },
        },
      ],
    },
    place: 'schemas/test/calls.json/calls',
    says: 'Mit diesen Antworten wird keiner der Aufrufe gemacht, und das Formular lässt sich nicht abschließen.',
    shown: { by: (walk) => nodeState(walk, 'one.kind')?.kind === 'field' && endsWithoutCalls(walk) },
  },
  {
    code: 'unanswerable',
    form: {
      ...sound,
      steps: {
        one: { kind: choice('A', 'B'), name: { ...text(5), pattern: '^[0-9]{5}$' } },
        two: { sure: checkbox },
      },
      rules: { conditions: {}, fields: {} },
    },
    place: 'schemas/test/form.json/properties/one/properties/name',
    says: '„one.name“ braucht eine Antwort, und es ist keine bekannt, die angenommen wird.',
    shown: {
      by: (walk) => {
        const state = nodeState(walk, 'one.name');
        return state?.kind === 'field' && state.required && state.error !== null;
      },
    },
  },
  {
    code: 'error-without-text',
    form: sound,
    lacks: 'error.tooLong',
    place: 'schemas/test/form.json/properties/one/properties/name',
    says: '„one.name“ kann mit „tooLong“ abgelehnt werden, und dafür gibt es keinen Text.',
    shown: { by: (walk) => nodeState(walk, 'one.name')?.shown === true },
  },
  {
    code: 'outcome-without-text',
    form: sound,
    lacks: 'error.generic',
    place: 'schemas/test/calls.json/calls/0/outcomes/1',
    says: 'Diese Antwort zeigt „error.generic“, und diesen Text gibt es nicht.',
    shown: {
      by: (walk) => listApplyingSteps(walk).every((step) => openRequirements(walk, step).length === 0),
    },
  },
];

const placeOf = ({ file, pointer }: ProofFinding) => file + pointer;

describe('prove', () => {
  it('finds nothing in a sound form', () => {
    const { proof } = prove(sound);

    expect(proof.findings).toEqual([]);
    expect(proof).toMatchObject({ exhaustive: true });
  });

  it.each(broken)('$code: $says', async ({ code, form, lacks, place, says, shown }) => {
    const { wizard, proof } = prove(form, lacks === undefined ? {} : { lacks });
    const found = proof.findings.find((finding) => finding.code === code && finding.message === says);

    expect(
      proof.findings.map((finding) => `${finding.code} ${placeOf(finding)}: ${finding.message}`),
    ).toContain(`${code} ${place}: ${says}`);
    const { counterexample = null } = found ?? {};
    const walks = counterexample ? [replay(wizard, counterexample)] : everyWalk(wizard);
    const isSo = 'by' in shown ? shown.by : shown.everywhere;

    expect(counterexample === null ? 'absent' : 'reproduced').toBe('by' in shown ? 'reproduced' : 'absent');
    expect(walks.map((walk) => isSo(walk, wizard))).toEqual(walks.map(() => true));
    const played =
      found && counterexample && (await playCounterexample(wizard, found, counterexample, judge));
    expect(played?.unconfirmed ?? null).toBeNull();
  });

  it('unreachable-outcome: a call that is never made is reported once', () => {
    const { findings } = prove({
      ...sound,
      rules: {
        ...sound.rules,
        checks: {
          one: [
            { needs: 'kindA', error: 'never' },
            { needs: '!kindA', error: 'never' },
          ],
        },
      },
    }).proof;

    expect(findings.flatMap(({ followers = [] }) => followers)).toEqual([
      'Keine Antworten führen zum Schritt „two“.',
      'Der Aufruf „report“ wird nie gemacht. Deshalb gibt es auch keine Antwort.',
    ]);
  });

  it('progress-falls: a step after which the form seems further from its end', () => {
    const wizard = wizardOf(sound);
    const falling = { ...wizard, steps: wizard.steps.map((step) => ({ ...step, progress: 9 - step.index })) };
    const { findings } = proveWizard(falling);

    expect(findings.map((finding) => `${finding.code} ${placeOf(finding)}`)).toEqual([
      'progress-falls schemas/test/wizard.json/steps/1/progress',
    ]);
    const walk = findings[0]?.counterexample && replay(falling, findings[0].counterexample);
    expect(walk && listApplyingSteps(walk).map(({ progress }) => progress)).toEqual([9, 8]);
  });

  it('stuck-without-text: a dead end declared under `stuck` needs its text, and with it is no finding', () => {
    const form: TestForm = {
      ...sound,
      rules: {
        ...sound.rules,
        checks: { two: [{ needs: '!kindA', error: 'onlyB' }] },
        stuck: [{ when: 'kindA', text: 'stuck.kindA' }],
      },
    };

    expect(prove(form).proof.findings).toEqual([]);
    expect(prove(form, { lacks: 'stuck.kindA' }).proof.findings.map(placeOf)).toEqual([
      'rules/test.json/stuck/0/text',
    ]);
  });

  const stuckOutside = (when: Expression): TestForm => ({
    ...sound,
    rules: {
      ...sound.rules,
      checks: { one: [{ needs: 'kindA', error: 'onlyA' }] },
      fields: {},
      stuck: [{ when, text: 'stuck.onlyA' }],
    },
  });

  it('stuck-too-early: a dead end that holds before the question is answered that decides it', async () => {
    const { wizard, proof } = prove(stuckOutside({ '!': [{ is: 'kindA' }] }));
    const [finding] = proof.findings;

    expect(proof.findings.map(({ code }) => code)).toEqual(['stuck-too-early']);
    expect(finding && placeOf(finding)).toBe('rules/test.json/stuck/0/when');
    expect(finding?.message).toBe(
      '„stuck.onlyA“ erscheint im Schritt „one“ schon, bevor „one.kind“ beantwortet ist, und eine Antwort darauf führt weiter.',
    );
    const walk = finding?.counterexample && replay(wizard, finding.counterexample);
    expect(walk?.wizard.stuck.some(({ when: declared }) => holds(walk, declared))).toBe(true);
  });

  it('sees the truth of a dead end after the answer that makes it, also where a check refuses that answer', () => {
    const answered = { and: [{ answered: 'one.kind' }, { '!': [{ is: 'kindA' }] }] };

    expect(prove(stuckOutside(answered)).proof.findings).toEqual([]);
  });

  it('reports one cause once: what is behind a dead end follows from it', () => {
    const { findings } = prove({
      ...sound,
      rules: { checks: { one: [{ needs: is('one.kind', 'C'), error: 'onlyC' }] } },
    }).proof;

    expect(findings.map(({ code }) => code)).toEqual(['constant-condition', 'dead-end']);
    expect(findings[1]?.followers).toEqual([
      'Keine Antworten führen zum Schritt „two“.',
      'Der Aufruf „report“ wird nie gemacht. Deshalb gibt es auch keine Antwort.',
    ]);
  });

  it('reports one cause once: a dead end follows from a question that cannot be answered', () => {
    const code = { type: 'string', pattern: '^AB[0-9]{3}$', maxLength: 5 } as const;
    const { findings } = prove({
      ...sound,
      steps: { ...sound.steps, one: { ...sound.steps['one'], code } },
    }).proof;

    expect(findings.map((finding) => [finding.code, finding.followers?.length])).toEqual([
      ['unanswerable', 3],
    ]);
  });

  it.each<[what: string, moment: CallDefinition['at'], finds: readonly string[]]>([
    ['a button above the question', { press: 'one.look' }, ['schemas/test/calls.json/calls/1/path/id']],
    ['the change of another question', { change: 'one.kind' }, ['schemas/test/calls.json/calls/1/path/id']],
    ['leaving the step', { continue: 'one' }, []],
    ['entering the next step', { enter: 'two' }, []],
    ['entering the step', { enter: 'one' }, ['schemas/test/calls.json/calls/1/path/id']],
  ])('empty-path-value: on %s an answer is in the address or not', (_, at, finds) => {
    const { findings } = prove({
      ...sound,
      steps: {
        ...sound.steps,
        one: { look: { type: 'null', 'x-control': 'button' }, ...sound.steps['one'] },
      },
      calls: [
        ...(sound.calls ?? []),
        {
          at,
          call: 'look',
          path: { id: 'one.name' },
          outcomes: [
            { status: '2xx', next: true },
            { else: true, banner: 'error.generic' },
          ],
        },
      ],
    }).proof;

    expect(findings.filter(({ code }) => code === 'empty-path-value').map(placeOf)).toEqual(finds);
  });

  it.each<[what: string, field: object, finds: readonly string[]]>([
    ['is asked in any case', {}, ['rules/test.json/fields/one.level/options']],
    ['is asked with a result only', { show: 'hasLevels' }, ['rules/test.json/fields/one.level/options']],
    ['may stay open', { optional: true }, []],
  ])('options-without-stuck: a question that %s', (_, field, finds) => {
    const rules = {
      ...listed.rules,
      conditions: { ...listed.rules?.conditions, hasLevels: when({ answered: 'result.levels' }) },
      fields: {
        ...listed.rules?.fields,
        'one.level': { ...listed.rules?.fields?.['one.level'], ...field },
      },
    };
    const found = (form: TestForm) =>
      prove(form)
        .proof.findings.filter(({ code }) => code === 'options-without-stuck')
        .map(placeOf);

    expect(found({ ...listed, rules })).toEqual(finds);
    const stuck = [{ when: '!hasLevels', text: 'stuck.noLevels' }];
    expect(found({ ...listed, rules: { ...rules, stuck } })).toEqual([]);
  });

  it('gives the shortest way to a mistake', () => {
    const { findings } = prove({
      ...sound,
      rules: { ...sound.rules, checks: { two: [{ needs: '!kindA', error: 'onlyB' }] } },
    }).proof;

    expect(findings[0]?.counterexample).toEqual({
      facts: { today: '2026-11-21' },
      at: 'two',
      trail: [
        { step: 'one', key: 'one.kind', to: 'A' },
        { step: 'one', key: 'one.name', to: 'Beispiel' },
      ],
    });
  });

  it('tries every state of a check that a rule reads, except while its field is empty', () => {
    const { proof, wizard } = prove({
      ...sound,
      steps: { ...sound.steps, two: { iban: text(22), more: text(20), sure: checkbox } },
      rules: {
        conditions: {
          refused: when({ '===': [{ check: 'iban' }, 'invalid'] }),
          open: when({ '===': [{ check: 'iban' }, 'idle'] }),
        },
        fields: { 'two.iban': { optional: true }, 'two.more': { show: 'open' } },
        checks: { two: [{ needs: '!refused', error: 'wrongIban' }] },
      },
      calls: [
        ...(sound.calls ?? []),
        {
          at: { change: 'two.iban' },
          call: 'checkIban',
          send: { iban: 'two.iban' },
          outcomes: [
            { status: 200, check: { iban: 'valid' } },
            { else: true, check: { iban: 'invalid' } },
          ],
        },
      ],
    });

    expect(wizard.conditions.size).toBe(2);
    expect(proof.findings).toEqual([]);
    expect(proof.exhaustive).toBe(true);
  });

  it('is not exhaustive above its budget, and then reports only findings with a counterexample', () => {
    const { proof } = prove(sound, { budget: 0 });

    expect(proof.exhaustive).toBe(false);
    expect(proof.findings).toEqual([]);
  });

  it('writes a counterexample as a flow test that runs', async () => {
    const { wizard, proof } = prove({
      ...sound,
      calls: [call([{ status: 200, done: true }, { else: true }])],
    });
    const [finding] = proof.findings;
    if (!finding?.counterexample) throw new Error('there is nothing to write');
    const { flow: played } = await playCounterexample(wizard, finding, finding.counterexample, judge);
    const written = stringify(played);
    const parsed = parseFlow('test.flow.yaml', written, judges.get('flow') ?? (() => []));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.mistakes));
    const [flow] = flowCases(parsed.flow, ['one', 'two']);

    expect(flow && (await runCase(flow, engineDriver(wizard, { today: '2026-11-21' }), wizard))).toEqual([]);
    expect(flow?.items.map(({ item }) => item)).toEqual([
      { at: 'one', enter: { kind: 'B', name: 'Beispiel' } },
      { at: 'two' },
    ]);
  });
});
