import { didYouMean, type Problem } from '../../../engine/index.ts';
import { isRecord } from '../../../plain/isRecord.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** Finds what a link, a reply or an errand tells a page (`state`) that no page reads. */
export const unreadState: Check = ({ repository, tools: { wordsInCode } }) => {
  if (!wordsInCode) return [];
  return [...repository.files.values()]
    .filter(({ path }) => /^rules\/_shared\/errands|\/(?:wizard|calls|outcomes|part)\.json$/.test(path))
    .flatMap(({ path, value }) =>
      listStates(value, '').flatMap(({ pointer, names }) =>
        names
          .filter((name) => !wordsInCode.has(name))
          .map((name): Problem => ({
            file: path,
            pointer: pointer + formatPointer(name),
            key: true,
            ...mistake('unread-state', { name }),
            ...didYouMean(name, wordsInCode),
          })),
      ),
    );
};

interface State {
  readonly pointer: string;
  readonly names: readonly string[];
}

function listStates(value: unknown, pointer: string): readonly State[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: readonly [string, unknown]) => {
    const at = pointer + formatPointer(key);
    const isTold = pointer.endsWith('/also') || ['to', 'go', 'status', 'else'].some((one) => one in value);
    return key === 'state' && isTold && isRecord(part)
      ? [{ pointer: at, names: Object.keys(part) }]
      : listStates(part, at);
  });
}
