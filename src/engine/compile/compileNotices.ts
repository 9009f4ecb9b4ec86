import type { Expression } from '../definition/Expression.ts';
import type { FormSource } from '../definition/FormSource.ts';
import { listPressedPaths } from '../definition/listPressedPaths.ts';
import type { Wizard, WizardNode } from '../definition/Wizard.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import type { RuleLocation } from './names/RuleLocation.ts';
import type { References } from './names/createReferences.ts';
import { pointerTo, type Report } from './report.ts';

/** Compiles the dialogs of notices, which a condition or a button opens. */
export function compileNotices(
  source: FormSource,
  nodes: readonly WizardNode[],
  refs: References,
  report: Report,
): Pick<Wizard, 'notices' | 'pressNotices'> {
  const known = nodes.flatMap((node) => (node.kind === 'block' ? listPressedPaths(node) : []));
  const written = (source.rules.notices ?? []).map((notice, position) => {
    const at = (...keys: readonly string[]): RuleLocation => ({
      file: `rules/${source.wizard.id}.json`,
      pointer: pointerTo('notices', position, ...keys),
      below: Infinity,
      row: null,
    });
    const { id, once = null, values = {} } = notice;
    return { notice, at, common: { id, once, values: compileValues(values, refs, at) } };
  });
  return {
    notices: written.flatMap(({ notice, at, common }) =>
      'when' in notice ? [{ ...common, when: refs.rule(notice.when, at('when')) }] : [],
    ),
    pressNotices: written.flatMap(({ notice, at, common }) => {
      if (!('press' in notice)) return [];
      const { press } = notice;
      const { file, pointer } = at('press');
      if (!known.includes(press))
        report({
          file,
          pointer,
          ...mistake('unknown-button', { path: press }),
          ...didYouMean(press, known),
        });
      return [{ ...common, press }];
    }),
  };
}

function compileValues(
  values: Readonly<Record<string, Expression>>,
  refs: References,
  at: (...keys: readonly string[]) => RuleLocation,
): Wizard['notices'][number]['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, refs.scalar(value, at('values', name))]),
  );
}
