import type { Flow } from '../format/Flow.ts';
import type { ChosenSights, RecordedWalk } from './RecordedWalk.ts';

/** Returns the flow test with its name, and with the checks that were chosen. */
export function addSights(
  { flow, sights }: RecordedWalk,
  { name, proves }: { readonly name: string; readonly proves: readonly string[] },
  chosen: ChosenSights,
): Flow {
  const { form, today, given, steps } = flow;
  const looks = {
    ...(chosen.shows.length > 0 ? { shows: chosen.shows } : {}),
    ...(chosen.hides.length > 0 ? { hides: chosen.hides } : {}),
    ...(chosen.locked.length > 0 ? { locked: chosen.locked } : {}),
    ...(chosen.blocked && sights ? { blocked: sights.blocked } : {}),
  };
  const looksAtEnd = sights && Object.keys(looks).length > 0 ? [{ at: sights.step, ...looks }] : [];
  const submits = Object.entries(sights?.submits ?? {}).filter(([member]) => chosen.submits.includes(member));
  return {
    flow: name,
    form,
    ...(proves.length > 0 ? { proves } : {}),
    ...(today === undefined ? {} : { today }),
    given,
    steps: [...steps, ...looksAtEnd],
    ...(submits.length > 0 ? { submits: Object.fromEntries(submits) } : {}),
    ...(chosen.answer && sights?.answer ? { 'answers from server': [sights.answer] } : {}),
    ...(chosen.leads && sights?.leads ? { leads: sights.leads } : {}),
  };
}
