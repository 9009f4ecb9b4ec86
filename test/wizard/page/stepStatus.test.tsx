import { describe, expect, it } from 'vitest';
import {
  advance,
  type CallReply,
  getSnapshot,
  isReachable,
  type Journey,
  openJourney,
  type Step,
} from '../../../src/engine/index.ts';
import { drawnStep, seenInFlows, textsOfWalk, type SeenCall } from './drawnSteps.tsx';

const { calls } = await seenInFlows();

/** Every call that loads something for a step: on entering it, or after a change in it. */
const loads = [...calls].filter(([, { call }]) => call.keep.length > 0 && stepOf({ call }) !== undefined);

function stepOf({ call: { at } }: Pick<SeenCall, 'call'>): string | undefined {
  return 'enter' in at ? at.enter : 'change' in at ? at.change.split('.')[0] : undefined;
}

/** Opens the step of a call with the answers that led to the call, without its results; the call waits for its answer. */
function awaitedBy({ walk, call }: SeenCall): { readonly journey: Journey; readonly step: Step } {
  const step = walk.wizard.steps.find(({ id }) => id === stepOf({ call }));
  if (step === undefined) throw new Error(call.call);
  const facts = {
    ...walk.facts,
    ...Object.fromEntries(call.keep.map(({ name }) => [`result.${name}`, null])),
  };
  const opened = openJourney(walk.wizard, facts, null, '00000000-0000-4000-8000-000000000000');
  const before = { ...opened, walk: { ...walk, facts } };
  if (!isReachable(before.walk, step.id)) throw new Error(`${step.id} cannot be reached`);
  let { journey } = advance(before, { kind: 'routeShown', route: step.route, carried: null }, []);
  if ('change' in call.at) ({ journey } = advance(journey, { kind: 'paused', timer: call.at.change }, []));
  return { journey, step };
}

function answered(journey: Journey, reply: CallReply): Journey {
  const waits = journey.background.map((run) => run.waits).find(({ kind }) => kind === 'answer');
  if (waits?.kind !== 'answer') throw new Error('Nothing was sent.');
  return advance(journey, { kind: 'answered', request: waits.id, reply }, []).journey;
}

const count = (page: string, words: string) => page.split(words).length - 1;
/** Failed replies, each with the number of buttons that try again. */
const failures: readonly (readonly [reply: CallReply, buttons: number])[] = [
  ['network', 1],
  ['unreadable', 1],
  [{ status: 403, body: null }, 0],
  [{ status: 404, body: null }, 0],
  [{ status: 410, body: null }, 0],
  [{ status: 429, body: null }, 1],
  [{ status: 500, body: null }, 1],
];

describe('a step whose call brings nothing', () => {
  it('is a step of several forms', () => {
    expect(loads.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'tariff-conditions/getTariffConditions',
        'ncb-calculator/calculateNcb',
        'contract-change/calculatePolicyChange',
        'evb/calculateAddressChange',
      ]),
    );
  });

  it.each(loads)('%s: offers to try again once where it may help, and can be left', async (_, seen) => {
    const { journey, step } = awaitedBy(seen);
    for (const [reply, buttons] of failures) {
      const page = await drawnStep(answered(journey, reply), step);

      expect([reply, count(page, 'Erneut versuchen')]).toEqual([reply, buttons]);
      expect(page).toMatch(/<a [^>]*href="\/[^"]*"|>Zurück</);
    }
  });

  it.each(loads)('%s: gives no reason before the answer, and none after a success', async (_, seen) => {
    const { journey, step } = awaitedBy(seen);
    const { stuck } = getSnapshot(journey.walk, step.id);
    const page = await drawnStep(journey, step);

    expect(count(page, 'Erneut versuchen')).toBe(0);
    if (stuck === null) return;
    const [reason = ''] = textsOfWalk(journey.walk).get([stuck]).split('.');
    expect(reason).not.toBe('');
    expect(page).not.toContain(reason);
    expect(page).toContain('Wird geladen …');
    expect(await drawnStep(answered(journey, 'network'), step)).toContain(reason);
  });
});
