import type { JourneyEvent } from '../../../src/engine/index.ts';
import { checkbox, text, when, wizardOf } from '../testForm.ts';

/** A form with all consequences of events: three steps, confirmations, a check while typing, calls on the way and at the end. */
export const wizard = wizardOf({
  steps: {
    type: { name: text(), iban: text(), extra: checkbox },
    more: { detail: text() },
    summary: { remark: text() },
  },
  rules: {
    conditions: { extra: when({ '===': [{ var: 'type.extra' }, true] }) },
    steps: { more: { when: 'extra' } },
    fields: {
      'type.iban': { optional: true },
      'type.extra': { optional: true },
      'summary.remark': { optional: true },
    },
    confirm: {
      type: [
        { id: 'fullHigher', when: 'extra', once: 'flow', closing: 'stay' },
        { id: 'sideLower', when: 'extra', closing: 'proceed' },
      ],
    },
  },
  calls: [
    {
      at: { change: 'type.iban', minLength: 4, debounce: 400 },
      call: 'checkIban',
      send: { iban: 'type.iban' },
      outcomes: [
        { status: 204, check: { iban: 'valid' } },
        { else: true, check: { iban: 'invalid' } },
      ],
    },
    {
      at: { continue: 'type' },
      call: 'validateName',
      when: 'extra',
      send: { name: 'type.name' },
      outcomes: [
        { status: '2xx', next: true },
        { else: true, dialog: { id: 'unknownName', choices: ['stay', 'next'] } },
      ],
    },
    {
      at: { submit: true },
      call: 'report',
      send: { name: 'type.name' },
      outcomes: [
        { status: '2xx', done: true, go: '/test/done', banner: 'messages:success' },
        { else: true, banner: 'messages:error.generic' },
      ],
    },
  ],
  done: { route: '/test/done', blocks: [], close: '/' },
});

const set = (key: string, to: string | boolean): JourneyEvent => ({
  kind: 'changed',
  requests: [{ set: key, to }],
});
const go = { kind: 'continued' } as const;
const shown = (route: string): JourneyEvent => ({ kind: 'routeShown', route, carried: null });
const answered = (request: `${string}#${number}`, status: number | 'network'): JourneyEvent => ({
  kind: 'answered',
  request,
  reply: status === 'network' ? status : { status, body: null },
});
const chose = (
  dialog: `${'confirmation' | 'outcome' | 'leave'}:${string}`,
  choice: 'stay' | 'next' | 'keep',
): JourneyEvent => ({
  kind: 'chose',
  dialog,
  choice,
});
const named = set('type.name', 'Ada');
const toSummary = [named, go, shown('/test/summary')] as const;

/** Events with the wants after each line. The events of `after` come first, and their wants are ignored. */
export interface Sequence {
  readonly after?: readonly JourneyEvent[];
  readonly lines: readonly (readonly [event: JourneyEvent, ...wants: readonly string[]])[];
  /** Dialogs that are open in the end. */
  readonly asks?: readonly string[];
}

export const sequences: Readonly<Record<string, Sequence>> = {
  'a keystroke only stores the draft': { lines: [[named]] },
  '"Weiter" with open requirements shows them and stays on the step': { lines: [[go]] },
  'confirmations come one after the other, then the calls, then the next step': {
    after: [named, set('type.extra', true)],
    lines: [
      [go],
      [chose('confirmation:fullHigher', 'next')],
      [chose('confirmation:sideLower', 'next'), 'send validateName#1'],
      [answered('validateName#1', 204), 'navigate /test/more'],
    ],
  },
  'a refused confirmation ends the run; one that counts once per draft is not asked again': {
    after: [named, set('type.extra', true), go, chose('confirmation:fullHigher', 'next')],
    lines: [[chose('confirmation:sideLower', 'stay')], [go]],
    asks: ['confirmation:sideLower'],
  },
  'a choice in a closed dialog has no effect': {
    after: [named, set('type.extra', true), go],
    lines: [[chose('confirmation:sideLower', 'next')]],
    asks: ['confirmation:fullHigher'],
  },
  'a refusal opens a dialog, and staying ends the run': {
    after: [
      named,
      set('type.extra', true),
      go,
      chose('confirmation:fullHigher', 'next'),
      chose('confirmation:sideLower', 'next'),
    ],
    lines: [[answered('validateName#1', 400)], [chose('outcome:unknownName', 'stay')]],
  },
  'a refusal opens a dialog, and going on continues the run': {
    after: [
      named,
      set('type.extra', true),
      go,
      chose('confirmation:fullHigher', 'next'),
      chose('confirmation:sideLower', 'next'),
    ],
    lines: [[answered('validateName#1', 400)], [chose('outcome:unknownName', 'next'), 'navigate /test/more']],
  },
  'a double press sends one request': { after: [...toSummary], lines: [[go, 'send report#1'], [go]] },
  'after a lost answer the next press sends again, and the answer ends the form': {
    after: [...toSummary],
    lines: [
      [go, 'send report#1'],
      [answered('report#1', 'network'), 'banner messages:error.generic'],
      [go, 'send report#2'],
      [answered('report#1', 200)],
      [answered('report#2', 200), 'discard sent', 'finish /test/done', 'banner messages:success'],
    ],
  },
  'an outdated check is dropped': {
    lines: [
      [set('type.iban', 'DE02'), 'pause type.iban 400'],
      [{ kind: 'paused', timer: 'type.iban' }, 'send checkIban#1'],
      [set('type.iban', 'DE025'), 'abort checkIban#1', 'pause type.iban 400'],
      [answered('checkIban#1', 400)],
      [{ kind: 'paused', timer: 'type.iban' }, 'send checkIban#2'],
      [answered('checkIban#2', 204)],
    ],
  },
  'an edit leads back to its first step': {
    after: [...toSummary],
    lines: [
      [{ kind: 'edited', step: 'type', focus: null }, 'navigate /test/type'],
      [shown('/test/type')],
      [go, 'navigate /test/summary'],
    ],
  },
  'an address of an unreachable step is replaced in the history': {
    lines: [[shown('/test/summary'), 'navigate /test/type instead']],
  },
  '"Zurück" leads to the step before, and from the first one out of the form': {
    after: [...toSummary],
    lines: [
      [{ kind: 'wentBack' }, 'navigate /test/type'],
      [shown('/test/type')],
      [{ kind: 'wentBack' }, 'navigate /'],
    ],
  },
  'leaving waits for the choice in its dialog': {
    after: [named],
    lines: [
      [{ kind: 'leaving', from: '/test/type', to: '/other' }, 'hold'],
      [chose('leave:/other', 'next'), 'discard deleted', 'release /other'],
    ],
  },
  'leaving keeps the draft of the account, if the customer says so': {
    after: [named],
    lines: [
      [{ kind: 'leaving', from: '/test/type', to: '/other' }, 'hold'],
      [chose('leave:/other', 'keep'), 'discard left', 'release /other'],
    ],
  },
  'the customer cancels leaving': {
    after: [named],
    lines: [
      [{ kind: 'leaving', from: '/test/type', to: '/other' }, 'hold'],
      [chose('leave:/other', 'stay'), 'hold'],
    ],
  },
  'leaving needs no dialog without an answer': {
    lines: [[{ kind: 'leaving', from: '/test/type', to: '/other' }, 'release /other']],
  },
  'the end of the session drops all runs, and a late answer has no effect': {
    after: [...toSummary, go],
    lines: [[{ kind: 'sessionEnded' }, 'abort report#1'], [answered('report#1', 200)], [go, 'send report#2']],
  },
};
