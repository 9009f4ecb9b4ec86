import { describe, expect, it } from 'vitest';
import type { OutcomeEffects } from '../../src/engine/index.ts';
import { performOutcome } from '../../src/wizard/calls/performOutcome.ts';
import type { Choice, OutcomeWorld } from '../../src/wizard/calls/performOutcome.ts';

/** A world that writes down what happens, in order. */
function recorder(answer: Choice = 'stay'): OutcomeWorld & { readonly log: readonly string[] } {
  const log: string[] = [];
  return {
    log,
    setCheck: (id, state) => void log.push(`check ${id} ${state}`),
    mark: (path, code) => void log.push(`mark ${path} ${code}`),
    open: (block) => void log.push(`open ${block}`),
    ask: async (dialog) => {
      log.push(`ask ${dialog}`);
      return answer;
    },
    download: (_, body) => void log.push(`download ${String(body)}`),
    refetch: async (names) => void log.push(`refetch ${names.join(' ')}`),
    finish: async (route) => {
      await Promise.resolve();
      log.push(`finish ${route ?? ''}`);
    },
    go: async (route) => {
      await Promise.resolve();
      log.push(`go ${route}`);
    },
    showBanner: ({ banner }) => void log.push(`banner ${banner}`),
    logoutAfter: (milliseconds) => void log.push(`logout ${milliseconds}`),
  };
}

async function perform(effects: OutcomeEffects, answer?: Choice) {
  const world = recorder(answer);
  const verdict = await performOutcome(effects, world);
  return { verdict, log: world.log };
}

describe('performing an outcome', () => {
  it('MSG-004 shows the banner after the change of route', async () => {
    expect(await perform({ done: true, go: '/done', banner: 'sent', refetch: ['policies'] })).toEqual({
      verdict: 'gone',
      log: ['refetch policies', 'finish /done', 'banner sent'],
    });
    expect(await perform({ go: '/', banner: 'saved', logoutAfter: 3000 })).toEqual({
      verdict: 'gone',
      log: ['go /', 'banner saved', 'logout 3000'],
    });
  });

  it('CLM-118 stays where the customer was after a refusal', async () => {
    expect(await perform({ banner: 'error.generic' })).toEqual({
      verdict: 'stay',
      log: ['banner error.generic'],
    });
  });

  it('sets checks, marks fields and opens blocks first', async () => {
    expect(
      await perform({ banner: 'b', open: 'a.help', mark: { 'a.x': 'invalid' }, check: { iban: 'invalid' } }),
    ).toEqual({
      verdict: 'stay',
      log: ['check iban invalid', 'mark a.x invalid', 'open a.help', 'banner b'],
    });
  });

  it('carries on where it says so, or where the customer says so', async () => {
    const dialog = { id: 'unknownAddress', choices: ['stay', 'next'] } as const;

    expect((await perform({ next: true })).verdict).toBe('next');
    expect((await perform({ dialog }, 'next')).verdict).toBe('next');
    expect((await perform({ dialog }, 'stay')).verdict).toBe('stay');
  });
});
