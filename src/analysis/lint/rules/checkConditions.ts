import {
  expandShortForm,
  type ConditionDefinition,
  type DescribedCondition,
  describeCondition,
  plainScope,
  ruleHolds,
} from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { type Check, type LintSubject, checkEachWizard } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { collectStrings, collectFormStrings } from '../shared/collectStrings.ts';

interface WrittenCondition {
  readonly file: string;
  readonly name: string;
  readonly definition: DescribedCondition;
  /** Pointer of its expression. */
  readonly pointer: string;
}

/** Lists the conditions of forms and the shared ones, each once. */
export function listWrittenConditions({ repository, forms }: LintSubject): readonly WrittenCondition[] {
  const { conditions, conditionFiles } = repository.shared;
  const shared = Object.entries(conditions).map(([name, definition]) => ({
    file: conditionFiles[name] ?? 'rules/_shared',
    ...toWrittenCondition(name, definition),
  }));
  const own = forms.flatMap(({ id, source }) =>
    Object.entries(source.rules.conditions).map(([name, definition]) => ({
      file: `rules/${id}.json`,
      ...toWrittenCondition(name, definition),
    })),
  );
  return [...shared, ...own];
}

function toWrittenCondition(name: string, definition: ConditionDefinition): Omit<WrittenCondition, 'file'> {
  const described = describeCondition(definition);
  const pointer = formatPointer('conditions', name) + (described === definition ? '/if' : '');
  return { name, definition: described, pointer };
}

/** Evaluates the examples of conditions: in their form, or for shared conditions in the first form that compiles. */
export const conditionExample: Check = (subject) => {
  const [first] = subject.forms.flatMap(({ wizard }) => (wizard ? [wizard] : []));
  return listWrittenConditions(subject).flatMap(({ file, name, definition }) => {
    const owner = subject.forms.find(({ id }) => file === `rules/${id}.json`);
    const wizard = owner ? owner.wizard : (first ?? null);
    if (!wizard?.conditions.has(name)) return [];
    const reads = wizard.conditions.get(name)?.reads ?? [];
    const isRead = (path: string) =>
      path === 'today' || /^(?:row|parent)\./.test(path) || reads.some((one) => touches(one, path));
    return (definition.examples ?? []).flatMap((example, position) => {
      const pointer = formatPointer('conditions', name, 'examples', position);
      const unread = Object.keys(example.given).find((path) => !isRead(path));
      if (unread !== undefined)
        return [
          {
            file,
            pointer: pointer + formatPointer('given', unread),
            key: true,
            ...mistake('condition-example.unread', { name, path: unread }),
          },
        ];
      const given = example.given as Parameters<typeof plainScope>[1];
      const holds = ruleHolds(expandShortForm('condition', name), plainScope(wizard, given));
      if (holds === example.is) return [];
      return [
        {
          file,
          pointer,
          ...mistake(`condition-example.${holds}`, { name }),
        },
      ];
    });
  });
};

/** Returns true when one of two paths is the other, or lies in it. */
function touches(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`);
}

export const unusedCondition: Check = (subject) => {
  const { repository, forms, tools } = subject;
  const own = checkEachWizard(({ id, source, wizard }) => {
    const used = collectFormStrings(source);
    return Object.keys(source.rules.conditions)
      .filter((name) => !used.has(name) && !used.has(`!${name}`) && wizard.conditions.has(name))
      .map((name) => describeUnused(`rules/${id}.json`, name));
  })(subject);
  if (tools.namesInCode === null) return own;
  const { conditions, values, tables } = repository.shared;
  const written = [
    collectStrings([conditions, values, tables]),
    ...forms.map(({ source }) => collectFormStrings(source)),
  ];
  const isWritten = (name: string) => written.some((one) => one.has(name) || one.has(`!${name}`));
  const shared = Object.keys(repository.shared.conditions)
    .filter((name) => !isWritten(name) && !tools.namesInCode?.has(name))
    .map((name) => describeUnused(repository.shared.conditionFiles[name] ?? 'rules/_shared', name));
  return [...own, ...shared];
};

function describeUnused(file: string, name: string) {
  return {
    file,
    pointer: formatPointer('conditions', name),
    key: true,
    ...mistake('unused-condition', { name }),
  };
}
