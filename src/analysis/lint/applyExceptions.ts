import type { Exception } from '../../definitions/index.ts';
import { mistake } from '../messages/messages.ts';
import { didYouMean, type Problem } from '../../engine/index.ts';
import { catalogue, isCheck } from './catalogue.ts';
import { describeCheck } from './describeCheck.ts';

const excusableCodes = Object.keys(catalogue).filter(isExcusable);

/** Returns true for findings with which a form still compiles and a flow test can still be read. */
export function isExcusable(code: string): boolean {
  const entry = isCheck(code) ? catalogue[code] : null;
  return typeof entry?.find === 'function' && code !== 'flow-syntax' && code !== 'flow-form';
}

/**
 * Removes excused findings and adds findings about the exceptions. `isJudged` says whether the check has run everywhere, because only then
 * an exception without a finding is unused.
 */
export function applyExceptions(
  findings: readonly Problem[],
  exceptions: readonly Exception[],
  isJudged: (code: string) => boolean,
): readonly Problem[] {
  const covers = (exception: Exception, { file, pointer, code }: Problem) =>
    exception.file === file &&
    exception.code === code &&
    (pointer === exception.covers || pointer.startsWith(`${exception.covers}/`));
  const sound = exceptions.filter(({ code, reason }) => excusableCodes.includes(code) && reason !== '');
  const left = findings.filter((finding) => !sound.some((exception) => covers(exception, finding)));
  const judged = exceptions.flatMap((exception): readonly Problem[] => {
    const { file, pointer, code, reason } = exception;
    const at = { file, pointer, key: true };
    if (!excusableCodes.includes(code)) {
      const says = isCheck(code)
        ? mistake('unknown-exception.none', { code, means: describeCheck(code) })
        : mistake('unknown-exception', { code });
      return [{ ...at, ...says, ...didYouMean(code, excusableCodes) }];
    }
    if (reason === '') return [{ ...at, ...mistake('exception-without-reason', { code }) }];
    if (!isJudged(code) || findings.some((finding) => covers(exception, finding))) return [];
    return [{ ...at, ...mistake('unused-exception', { code }) }];
  });
  return [...left, ...judged];
}
