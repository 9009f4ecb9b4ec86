import {
  getSentences,
  isFile,
  listPressedPaths,
  uploadCodes,
  type Field,
  type List,
  type OutcomeRow,
  type Wizard,
  type WizardNode,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { LintForm } from '../LintSubject.ts';
import { locateNode } from '../shared/locateNode.ts';
import type { NeededText } from './NeededText.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { listCheckTexts } from './listCheckTexts.ts';
import { listDoneTexts } from './listDoneTexts.ts';
import { listMountTexts } from './listMountTexts.ts';

type TextUseLocation = Pick<NeededText, 'file' | 'pointer'>;

/** Lists every text that the runner may need while this form is open, except those that the shared areas own. */
export function listNeededTexts(form: LintForm, wizard: Wizard): readonly NeededText[] {
  return [
    ...wizard.definition.steps.map(({ id }, position) => ({
      what: say('needs.step', { id }),
      anyOf: [`${id}.title`],
      file: `schemas/${form.id}/wizard.json`,
      pointer: formatPointer('steps', position, 'id'),
    })),
    ...wizard.nodes.flatMap((node) => listNodeTexts(form, node)),
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

function listNodeTexts(form: LintForm, node: WizardNode): readonly NeededText[] {
  const { path } = node;
  const place = locateNode(form, path);
  const need = (what: string, ...anyOf: readonly string[]): NeededText => ({ what, anyOf, ...place });
  switch (node.kind) {
    case 'field':
      return [
        need(say('needs.field', { path }), `${path}.label`, `${path}.legend`),
        ...listFieldTexts(node, place),
      ];
    case 'block':
      return [
        ...(node.control.type?.texts.needed ?? []).map((part) =>
          need(say('needs.block', { path }), `${path}.${part}`),
        ),
        ...Object.keys(getSentences(node.control.params)).map((sentence) =>
          need(say('needs.sentence', { sentence, path }), `${path}.options.${sentence}`),
        ),
        ...listPressedPaths(node).flatMap((pressed) =>
          pressed === path
            ? []
            : [need(say('needs.block', { path }), `${path}.options${pressed.slice(path.length)}`)],
        ),
      ];
    case 'list':
      return [
        need(say('needs.list', { path }), `${path}.legend`, `${path}.label`),
        ...['row', 'add', 'remove'].map((part) => need(say('needs.list', { path }), `${path}.${part}`, part)),
        ...listErrors(node).map((code) => need(say('needs.error', { path }), ...listErrorKeys(path, code))),
        ...node.parts.flatMap((part) => listNodeTexts(form, part)),
      ];
  }
}

function listFieldTexts(field: Field, place: TextUseLocation): readonly NeededText[] {
  const { path } = field;
  const need = (what: string, anyOf: readonly string[]): NeededText => ({ what, anyOf, ...place });
  const options = field.options && 'rows' in field.options ? field.options.rows : [];
  return [
    ...options.map(({ value, of }) =>
      need(say('needs.option', { value, path }), [
        `${path}.options.${value}`,
        `options.${value}`,
        ...(of === null ? [] : [`${path}.options.*`]),
      ]),
    ),
    ...listErrorCodes(field).map((code) => need(say('needs.error', { path }), listErrorKeys(path, code))),
    ...listDisabledReasons(field).map((key) => need(say('needs.reason', { path }), [`${path}.${key}`, key])),
    ...field.locks.flatMap(({ says, of }) =>
      typeof says !== 'string'
        ? []
        : [need(say('needs.reason', { path }), [`${of ?? path}.${says}`, `lock.${says}`])],
    ),
    ...(field.askedBy?.refuse ?? []).map((value) =>
      need(say('needs.refusal', { value, path }), [`${path}.refused.${value}`]),
    ),
  ];
}

function listDisabledReasons(field: Field): readonly string[] {
  if (!field.options || !('rows' in field.options)) return [];
  return field.options.rows.flatMap(({ disabled }) => (disabled ? [disabled.says] : []));
}

/** Lists the error codes that the engine can give a field, from its limits. */
export function listErrorCodes(field: Field): readonly string[] {
  const { schema, twoValued } = field;
  const codes: (string | false)[] = [
    !twoValued && field.optional !== true && 'required',
    twoValued && schema.const === true && 'mustBeTicked',
    schema.minLength !== undefined && 'tooShort',
    schema.maxLength !== undefined && !schema.enum && 'tooLong',
    (schema.minimum !== undefined || (field.min !== null && field.type !== 'string')) && 'tooSmall',
    (schema.maximum !== undefined || (field.max !== null && field.type !== 'string')) && 'tooLarge',
    field.min !== null && field.type === 'string' && 'tooEarly',
    field.max !== null && field.type === 'string' && 'tooLate',
    (schema.pattern !== undefined || schema.format !== undefined) && !isFile(field) && 'invalid',
    ...(isFile(field) ? Object.values(uploadCodes) : []),
  ];
  return codes.filter((code) => code !== false);
}

function listErrors(list: List): readonly string[] {
  return [...(list.optional === true ? [] : ['required']), ...(list.minItems > 1 ? ['tooFewRows'] : [])];
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
