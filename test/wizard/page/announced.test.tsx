import { describe, expect, it } from 'vitest';
import { addPlausibleBody } from '../../../src/analysis/flows/driver/addPlausibleBody.ts';
import { type CallReply, type Journey, getSnapshot, type Want } from '../../../src/engine/index.ts';
import { operations } from '../../../src/protocol/index.ts';
import { type SeenCall, seenInFlows, textsOfWalk } from './drawnSteps.tsx';
import { answered, isWrite, sentOff, stepOfCall } from './journeyAt.ts';

const { calls } = await seenInFlows();

/** Every answer of a server that says that it is done. */
function successesOf({ call, walk }: SeenCall): readonly CallReply[] {
  const operation = Object.values(operations).find(({ id }) => id === call.call);
  const opensTab = call.outcomes.some(({ effects }) => effects.newTab !== undefined);
  const body = opensTab ? { url: 'https://karte.example' } : null;
  return Object.keys(operation?.answers ?? {})
    .filter((status) => status.startsWith('2'))
    .map((status) => addPlausibleBody(call, { status: Number(status), body }, walk.facts));
}

/** Returns true for wants that lead to another heading, which takes the focus, or to the next request. */
const leads = ({ kind }: Want): boolean => ['navigate', 'send', 'newTab'].includes(kind);

/** Lists the announcements of a success. */
function tidings(before: Journey, now: Journey, wants: readonly Want[], { id }: { readonly id: string }) {
  const texts = textsOfWalk(before.walk);
  const wasOpen = getSnapshot(before.walk, id).open.length > 0;
  const banners = wants.flatMap((want) => (want.kind === 'banner' ? [want] : []));
  const ends = wants.some((want) => want.kind === 'finish' && want.values !== null);
  return {
    said: banners.map(({ message: { text, params } }) => texts.get([text], params)),
    levels: banners.map(({ level }) => level),
    heading: ends ? texts.get(['done.title']) : null,
    // The list of open requirements announces that none is left.
    isSolved: wasOpen && getSnapshot(now.walk, id).open.length === 0,
    goesOn: wants.some(leads),
  };
}

describe('a sent form', () => {
  it.each([...calls].filter(([, seen]) => isWrite(seen)))(
    'A12 %s: its success is announced once, and politely',
    (_, seen) => {
      const sent = sentOff(seen);
      for (const reply of successesOf(seen)) {
        const heard = tidings(sent, ...answered(sent, reply), stepOfCall(seen));

        expect([reply, heard]).toEqual([
          reply,
          expect.not.objectContaining({ said: [], heading: null, isSolved: false, goesOn: false }),
        ]);
        expect(heard.said.length).toBeLessThanOrEqual(1);
        expect(heard.levels.filter((level) => level !== 'success')).toEqual([]);
        expect(heard.said).not.toContain(heard.heading);
      }
    },
  );
});
