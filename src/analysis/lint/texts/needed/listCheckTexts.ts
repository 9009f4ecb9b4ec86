import type { Wizard } from '../../../../engine/index.ts';
import { say } from '../../../messages/messages.ts';
import type { LintForm } from '../../LintSubject.ts';
import type { NeededText } from './NeededText.ts';
import { formatPointer } from '../../shared/formatPointer.ts';

/** Lists the texts of failed checks and, for a check of several answers, the name of its group. */
export function listCheckTexts({ id }: LintForm, { steps }: Wizard): readonly NeededText[] {
  return steps.flatMap(({ id: step, checks }) =>
    checks.flatMap(({ error, group, level }, position) => {
      const at = (member: string) => ({
        file: `rules/${id}.json`,
        pointer: formatPointer('checks', step, position, member),
      });
      const sentence = {
        what: say('needs.check', { error }),
        anyOf: [`${step}.error.${error}`, `error.${error}`],
        ...at('error'),
      };
      if (group === null || level !== 'error') return [sentence];
      const name = { what: say('needs.group', { path: group }), anyOf: [`${group}.legend`], ...at('at') };
      return [sentence, name];
    }),
  );
}
