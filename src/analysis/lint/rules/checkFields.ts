import { getConstant, type Field, listLocks, type Problem, type WizardNode } from '../../../engine/index.ts';
import { mistake, say } from '../../messages/messages.ts';
import { type Check, type LintForm, checkEachWizard } from '../LintSubject.ts';
import { indexNodes } from '../shared/indexNodes.ts';
import { locateNode } from '../shared/locateNode.ts';
import { formatPointer } from '../shared/formatPointer.ts';

const getRulesFile = ({ id }: LintForm) => `rules/${id}.json`;

/** Finds rules that can never change their field. */
export const ruleWithoutEffect: Check = checkEachWizard((form) => {
  const nodes = indexNodes(form.wizard);
  return Object.entries(form.source.rules.fields ?? {}).flatMap(([path, rules]) => {
    const node = nodes.get(path);
    if (!node) return [];
    return Object.keys(rules).flatMap((key): readonly Problem[] => {
      const why = explainNoEffect(node, key);
      if (why === null) return [];
      const pointer = formatPointer('fields', path, key);
      const says = mistake('rule-without-effect', { rule: key, path, reason: say(`no-effect.${why}`) });
      return [{ file: getRulesFile(form), pointer, key: true, ...says }];
    });
  });
});

type NoEffect = 'block' | 'list' | 'box' | 'order' | 'yesNo';

function explainNoEffect(node: WizardNode, key: string): NoEffect | null {
  if (node.kind === 'block') return ['show', 'text'].includes(key) ? null : 'block';
  if (node.kind === 'list') return ['show', 'optional', 'text'].includes(key) ? null : 'list';
  if (key === 'optional' && node.twoValued && node.schema.const === undefined) return 'box';
  if ((key === 'min' || key === 'max') && !hasOrderedValues(node)) return 'order';
  if (key === 'options' && node.type === 'boolean') return 'yesNo';
  return null;
}

function hasOrderedValues({ type, schema }: Field): boolean {
  return type === 'number' || type === 'integer' || schema.format === 'date' || schema.format === 'time';
}

export const minAboveMax: Check = checkEachWizard((form) => {
  const nodes = indexNodes(form.wizard);
  return Object.entries(form.source.rules.fields ?? {}).flatMap(([path, { min, max }]) => {
    const schema = nodes.get(path)?.schema ?? {};
    const low = min === undefined ? schema.minimum : getConstant(min);
    const high = max === undefined ? schema.maximum : getConstant(max);
    const comparable = typeof low === typeof high && (typeof low === 'number' || typeof low === 'string');
    if (!comparable || (low as number) <= (high as number)) return [];
    const pointer = formatPointer('fields', path, min === undefined ? 'max' : 'min');
    const says = mistake('min-above-max', { path, low: String(low), high: String(high) });
    return [{ file: getRulesFile(form), pointer, ...says }];
  });
});

export const lockWithoutText: Check = checkEachWizard((form) =>
  Object.entries(form.source.rules.fields ?? {}).flatMap(([path, { lock: written }]) =>
    listLocks(written).flatMap(({ lock, keys }) =>
      lock.says === undefined
        ? [
            {
              file: getRulesFile(form),
              pointer: formatPointer('fields', path, 'lock', ...keys),
              ...mistake('lock-without-text', { path }),
            },
          ]
        : [],
    ),
  ),
);

/** Finds checks of fields on other steps, which are not open when the check fails. */
export const checkElsewhere: Check = checkEachWizard((form) =>
  form.wizard.steps.flatMap(({ id, checks }) =>
    checks.flatMap(({ at }, position) =>
      at.flatMap((path, index) => {
        if (path.startsWith(`${id}.`)) return [];
        const pointer = formatPointer('checks', id, position, 'at', index);
        return [{ file: getRulesFile(form), pointer, ...mistake('check-elsewhere', { path, step: id }) }];
      }),
    ),
  ),
);

/** Finds answers with the path of a fact: a rule would read the answer instead of the fact. */
export const hiddenFact: Check = checkEachWizard((form) =>
  [...indexNodes(form.wizard).keys()].flatMap((path) =>
    Object.hasOwn(form.source.shared.facts.facts, path)
      ? [
          {
            ...locateNode(form, path),
            key: true,
            ...mistake('hidden-fact', { path }),
          },
        ]
      : [],
  ),
);

export const repeatedCheck: Check = ({ forms }) =>
  forms.flatMap((form) =>
    Object.entries(form.source.rules.checks ?? {}).flatMap(([step, checks]) =>
      checks.flatMap(({ needs }, position) => {
        const condition = JSON.stringify(needs);
        if (checks.findIndex((check) => JSON.stringify(check.needs) === condition) === position) return [];
        const pointer = formatPointer('checks', step, position, 'needs');
        return [{ file: getRulesFile(form), pointer, ...mistake('repeated-check', { step, condition }) }];
      }),
    ),
  );

/** Finds dialogs or notices with the same id, by which they are remembered. */
export const repeatedDialog: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const { confirm = {}, notices = [] } = form.source.rules;
    const dialogs = Object.entries(confirm).flatMap(([step, all]) =>
      all.map(({ id }, position) => ({ id, pointer: formatPointer('confirm', step, position, 'id') })),
    );
    const noticeDialogs = notices.map(({ id }, position) => ({
      id,
      pointer: formatPointer('notices', position, 'id'),
    }));
    return [dialogs, noticeDialogs].flatMap((all) =>
      all.flatMap(({ id, pointer }, position) =>
        all.findIndex((other) => other.id === id) === position
          ? []
          : [{ file: getRulesFile(form), pointer, ...mistake('repeated-dialog', { id }) }],
      ),
    );
  });

/** Finds rows and variants after another one that applies whenever they do. */
export const shadowedRow: Check = ({ forms }) =>
  forms.flatMap((form) =>
    Object.entries(form.source.rules.fields ?? {})
      .flatMap(([path, { options, variants = {} }]) => [
        ...(Array.isArray(options) ? findShadowedRows(options as readonly ShadowedRow[]) : []).map(
          (position) => ({
            pointer: formatPointer('fields', path, 'options', position),
            ...mistake('shadowed-row.option', { path }),
          }),
        ),
        ...Object.entries(variants).flatMap(([variant, when], position, all) =>
          all.slice(0, position).some(([, other]) => other === when)
            ? [
                {
                  pointer: formatPointer('fields', path, 'variants', variant),
                  ...mistake('shadowed-row.variant', { variant }),
                },
              ]
            : [],
        ),
      ])
      .map((found) => ({ ...found, file: getRulesFile(form) })),
  );

interface ShadowedRow {
  readonly value: string | number;
  readonly when?: string;
}

function findShadowedRows(rows: readonly ShadowedRow[]): readonly number[] {
  return rows.flatMap(({ value, when }, position) =>
    rows
      .slice(0, position)
      .some((other) => other.value === value && (other.when === undefined || other.when === when))
      ? [position]
      : [],
  );
}
