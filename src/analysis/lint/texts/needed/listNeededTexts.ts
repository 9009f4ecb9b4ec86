import type { Field, FormSource, Lock, OutcomeRow, Wizard, WizardNode } from '../../../../engine/index.ts';
import { say } from '../../../messages/messages.ts';
import type { LintForm } from '../../LintSubject.ts';
import { createTypes, type Types } from '../../shared/inferRuleType.ts';
import { locateNode } from '../../shared/locateNode.ts';
import type { NeededText } from './NeededText.ts';
import { formatPointer } from '../../shared/formatPointer.ts';
import { listCheckTexts } from './listCheckTexts.ts';
import { listBlockTexts } from './listBlockTexts.ts';
import { listDoneTexts } from './listDoneTexts.ts';
import { listErrorTexts } from './listErrorTexts.ts';
import { listFrameTexts } from './listFrameTexts.ts';
import { listMountTexts } from './listMountTexts.ts';
import { listPossibleCodes } from './listPossibleCodes.ts';

type TextUseLocation = Pick<NeededText, 'file' | 'pointer'>;

/** Lists every text that the runner may need while this form is open, except those that the shared areas own. */
export function listNeededTexts(form: LintForm, wizard: Wizard): readonly NeededText[] {
  const before = known.get(wizard);
  if (before?.source === form.source) return before.needs;
  const needs = findNeededTexts(form, wizard);
  known.set(wizard, { source: form.source, needs });
  return needs;
}

/** The texts by form, because several checks ask for them. */
const known = new WeakMap<Wizard, { readonly source: FormSource; readonly needs: readonly NeededText[] }>();

function findNeededTexts(form: LintForm, wizard: Wizard): readonly NeededText[] {
  const types = createTypes(wizard, form.source.shared, {});
  return [
    ...wizard.definition.steps.map(({ id }, position) => ({
      what: say('needs.step', { id }),
      anyOf: [`${id}.title`],
      file: `schemas/${form.id}/wizard.json`,
      pointer: formatPointer('steps', position, 'id'),
    })),
    ...wizard.nodes.flatMap((node) => listNodeTexts(form, node, types)),
    ...listFrameTexts(form, wizard),
    ...listCheckTexts(form, wizard),
    ...listRuleTexts(form),
    ...form.source.calls.calls.flatMap(({ outcomes }, call) =>
      outcomes.flatMap((row, position) =>
        listOutcomeTexts(row, {
          file: `schemas/${form.id}/calls.json`,
          pointer: formatPointer('calls', call, 'outcomes', position),
        }),
      ),
    ),
    ...listDoneTexts(form),
    ...listMountTexts(form),
  ];
}

function listNodeTexts(form: LintForm, node: WizardNode, types: Types): readonly NeededText[] {
  const { path } = node;
  const place = locateNode(form, path);
  const need = (what: string, ...anyOf: readonly string[]): NeededText => ({ what, anyOf, ...place });
  switch (node.kind) {
    case 'field':
      return [
        need(say('needs.field', { path }), `${path}.label`, `${path}.legend`),
        ...listFieldTexts(form, node).map((text) => ({ ...text, ...place })),
        ...node.locks.flatMap((lock) => listReasons(lock, path, place, types)),
      ];
    case 'block':
      return listBlockTexts(node, types).map((text) => ({ ...text, ...place }));
    case 'list':
      return [
        need(say('needs.list', { path }), `${path}.legend`, `${path}.label`),
        ...['row', 'add', 'remove'].map((part) => need(say('needs.list', { path }), `${path}.${part}`, part)),
        ...listErrorTexts(form.id, node).map((text) => ({ ...text, ...place })),
        ...node.parts.flatMap((part) => listNodeTexts(form, part, types)),
      ];
  }
}

function listFieldTexts({ id }: LintForm, field: Field): readonly Pick<NeededText, 'what' | 'anyOf'>[] {
  const { path } = field;
  const options = field.options && 'rows' in field.options ? field.options.rows : [];
  const reason = say('needs.reason', { path });
  return [
    ...options.map(({ value, of }) => ({
      what: say('needs.option', { value, path }),
      anyOf: [`${path}.options.${value}`, `options.${value}`, ...(of === null ? [] : [`${path}.options.*`])],
    })),
    ...listErrorTexts(id, field),
    ...listDisabledReasons(field).map((key) => ({ what: reason, anyOf: [`${path}.${key}`, key] })),
    ...(field.askedBy?.refuse ?? []).map((value) => ({
      what: say('needs.refusal', { value, path }),
      anyOf: [`${path}.refused.${value}`],
    })),
  ];
}

/** Lists the reasons of a lock, at the lock where a value names them: questions of a step share it. */
function listReasons(
  { says, of }: Lock,
  path: string,
  place: TextUseLocation,
  types: Types,
): readonly NeededText[] {
  if (says === null) return [];
  const where = of ?? path;
  const codes = typeof says === 'string' ? [says] : listPossibleCodes(says.expression, types);
  return codes.map((code) => ({
    what: say('needs.reason', { path: where }),
    anyOf: [`${where}.${code}`, `lock.${code}`],
    ...(typeof says === 'string' ? place : { file: says.file, pointer: says.pointer }),
  }));
}

function listDisabledReasons(field: Field): readonly string[] {
  if (!field.options || !('rows' in field.options)) return [];
  return field.options.rows.flatMap(({ disabled }) => (disabled ? [disabled.says] : []));
}

function listRuleTexts({ id, source }: LintForm): readonly NeededText[] {
  const { rules } = source;
  const need = (
    what: string,
    anyOf: readonly string[],
    ...pointer: readonly (string | number)[]
  ): NeededText => ({
    what,
    anyOf,
    file: `rules/${id}.json`,
    pointer: formatPointer(...pointer),
  });
  return [
    ...Object.entries(rules.confirm ?? {}).flatMap(([step, dialogs]) =>
      dialogs.flatMap((dialog, position) =>
        listDialogKeys(dialog.id, ['stay', 'next']).map((key) =>
          need(say('needs.dialog', { id: dialog.id }), [key], 'confirm', step, position, 'id'),
        ),
      ),
    ),
    ...(rules.notices ?? []).flatMap(({ id: notice }, position) =>
      listDialogKeys(notice, ['next']).map((key) =>
        need(say('needs.notice', { id: notice }), [key], 'notices', position, 'id'),
      ),
    ),
    ...(rules.reactions ?? []).flatMap(({ notice }, position) =>
      notice === undefined
        ? []
        : listDialogKeys(notice, ['next']).map((key) =>
            need(say('needs.notice', { id: notice }), [key], 'reactions', position, 'notice'),
          ),
    ),
    ...(rules.stuck ?? []).map(({ text }, position) =>
      need(say('needs.stuck'), [text], 'stuck', position, 'text'),
    ),
    ...Object.entries(rules.fields ?? {}).flatMap(([path, { variants = {} }]) =>
      Object.keys(variants).map((variant) =>
        need(
          say('needs.variant', { variant, path }),
          ['label', 'legend', 'hint', 'text', 'why', 'summary'].map((part) => `${path}.${variant}.${part}`),
          'fields',
          path,
          'variants',
          variant,
        ),
      ),
    ),
  ];
}

function listOutcomeTexts(row: OutcomeRow, { file, pointer }: TextUseLocation): readonly NeededText[] {
  const marks = Object.entries(row.mark ?? {}).map(([path, code]) => ({
    what: say('needs.mark', { path }),
    anyOf: listErrorKeys(path, code),
    file,
    pointer: pointer + formatPointer('mark', path),
  }));
  const { dialog, banner } = row;
  const dialogs = dialog
    ? listDialogKeys(dialog.id, dialog.choices).map((key) => ({
        what: say('needs.dialog', { id: dialog.id }),
        anyOf: [key],
        file,
        pointer: `${pointer}/dialog/id`,
      }))
    : [];
  const banners =
    banner === undefined
      ? []
      : [{ what: say('needs.banner'), anyOf: [banner], file, pointer: `${pointer}/banner` }];
  return [...marks, ...dialogs, ...banners];
}

function listErrorKeys(path: string, code: string): readonly string[] {
  return [`${path}.error.${code}`, `error.${code}`];
}

function listDialogKeys(id: string, choices: readonly string[]): readonly string[] {
  return ['title', 'text', ...choices].map((part) => `dialog.${id}.${part}`);
}
