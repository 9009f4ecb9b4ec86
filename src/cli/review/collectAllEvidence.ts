import { defaultToday, type FormEvidence, type Review } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import { readFlows } from '../readFlows.ts';
import { showProgress } from '../showProgress.ts';
import { collectEvidence } from './collectEvidence.ts';
import { readRevisionFlows } from './readRevisionFlows.ts';

/** Measures each form of a review before and now, with the flow tests of both times. */
export async function collectAllEvidence(
  root: string,
  { revision, forms }: Review,
  { old, now }: Readonly<Record<'old' | 'now', Repository>>,
): Promise<FormEvidence> {
  const states = {
    old: { repository: old, flows: readRevisionFlows(root, revision, old) },
    now: { repository: now, flows: readFlows(root, now) },
  };
  const evidence = new Map<string, Awaited<ReturnType<typeof collectEvidence>>>();
  for (const [position, { id, title }] of forms.entries()) {
    showProgress(position, forms.length, title);
    evidence.set(id, await collectEvidence(id, states, defaultToday));
  }
  return evidence;
}
