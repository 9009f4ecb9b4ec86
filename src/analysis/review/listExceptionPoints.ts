import type { Repository } from '../../definitions/index.ts';
import { isFileOfForm } from '../lint/shared/filesOfForm.ts';
import { say } from '../messages/messages.ts';
import { createPoint } from './createPoint.ts';
import type { ReviewPoint } from './Review.ts';

/** Lists what is excused from the checks in the files of a form, with the reasons: first what is new or gone. */
export function listExceptionPoints(old: Repository, now: Repository, form: string): readonly ReviewPoint[] {
  const [before, after] = [old, now].map(({ exceptions }) =>
    exceptions.filter(({ file }) => isFileOfForm(file, form)).map(({ code, reason }) => ({ code, reason })),
  );
  const added = subtract(after ?? [], before ?? []);
  const gone = subtract(before ?? [], after ?? []);
  const kept = new Set(subtract(after ?? [], added).map(({ reason }) => reason));
  return [
    ...added.map(({ code, reason }) => createExceptionPoint('new', code, reason)),
    ...gone.map(({ code, reason }) => createExceptionPoint('gone', code, reason)),
    ...[...kept].map((reason) => createPoint(say('review.exception.kept', { reason }), { kind: 'remark' })),
  ];
}

interface Excused {
  readonly code: string;
  readonly reason: string;
}

/** Takes each of the others away once, because the same reason may stand in several places. */
function subtract(all: readonly Excused[], others: readonly Excused[]): readonly Excused[] {
  const left = others.map((one) => JSON.stringify(one));
  return all.filter((one) => {
    const at = left.indexOf(JSON.stringify(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function createExceptionPoint(change: 'new' | 'gone', code: string, reason: string): ReviewPoint {
  return createPoint(say(`review.exception.${change}`, { reason }), { technical: [`\`${code}\``] });
}
