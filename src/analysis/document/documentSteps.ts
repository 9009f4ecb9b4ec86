import type { CompiledOptions, Field, List, Step, Wizard, WizardNode } from '../../engine/index.ts';
import { listErrorCodes } from '../lint/texts/needed/listErrorTexts.ts';
import { describeCondition } from '../words/describeShowConditions.ts';
import { say } from '../messages/messages.ts';
import type { TextLookup } from './FormTexts.ts';
import {
  describeConditions,
  describeControl,
  describeIf,
  describeItemCount,
  describeLimits,
  describeValue,
} from './descriptions.ts';
import { findOptionText } from './findOptionText.ts';
import { code, table } from './markdown.ts';

/** Writes one chapter per step: its questions, options and checks. */
export function documentSteps(wizard: Wizard, text: TextLookup): readonly string[] {
  return wizard.steps.flatMap((step, index) => {
    const nodes = wizard.nodes.slice(step.first, step.last);
    const words = ['intro', 'legend', 'hint'].flatMap((part) => text(`${step.id}.${part}`) ?? []);
    return [
      `## ${index + 1}. ${text(`${step.id}.title`) ?? step.id}`,
      '',
      say(step.when ? 'doc.step-place.when' : 'doc.step-place', {
        step: code(step.id),
        route: code(step.route),
        says: step.when ? describeCondition(wizard, step.when) : '',
      }),
      '',
      ...words.flatMap((one) => [one, '']),
      ...documentNodes(nodes, wizard, text),
      ...nodes.flatMap((node) => (node.kind === 'list' ? listPart(node, wizard, text) : [])),
      ...documentOptions(nodes, wizard, text),
      ...checkPart(step, wizard, text),
      ...documentErrors(nodes, text),
    ];
  });
}

function documentNodes(nodes: readonly WizardNode[], wizard: Wizard, text: TextLookup): readonly string[] {
  return table(
    [say('doc.field'), say('doc.label'), say('doc.kind'), say('doc.required'), say('doc.shown')],
    nodes.map((node) => [
      code(node.path),
      findNodeLabels(node, text),
      describeNodeKind(node, wizard),
      describeNeed(node, wizard),
      [describeConditions(wizard, node.show), ...describeLock(node, wizard), ...describePriorQuestion(node)]
        .filter((part) => part !== '')
        .join('. '),
    ]),
  );
}

/** Returns the label of a question with those of its variants; empty without one. */
export function findNodeLabels({ path, ...node }: WizardNode, text: TextLookup): string {
  const usual = text(`${path}.label`, `${path}.legend`, `${path}.title`, `${path}.text`) ?? '';
  if (node.kind !== 'field') return usual;
  const variants = node.variants.flatMap(
    ({ variant }) => text(`${path}.${variant}.label`, `${path}.${variant}.legend`) ?? [],
  );
  return [usual, ...variants.map((label) => say('doc.variant', { label }))].join(' ');
}

/** Says of what kind a question is and what limits its answer. */
export function describeNodeKind(node: WizardNode, wizard: Wizard): string {
  switch (node.kind) {
    case 'field':
      return describeLimits(node, wizard);
    case 'list':
      return say('doc.list', { items: describeItemCount(node) });
    case 'block':
      return describeControl(node.control);
  }
}

/** Says whether an answer is required; empty for a block. */
export function describeNeed(node: WizardNode, wizard: Wizard): string {
  if (node.kind === 'block') return '';
  if (node.kind === 'field' && node.twoValued)
    return node.schema.const === true ? say('doc.yes') : say('doc.no');
  if (node.optional === true) return say('doc.no');
  return node.optional ? say('doc.no') + describeIf(wizard, node.optional) : say('doc.yes');
}

/** Says when a question is locked, one sentence for each lock. */
export function describeLock(node: WizardNode, wizard: Wizard): readonly string[] {
  if (node.kind !== 'field') return [];
  return node.locks.map(({ when, to }, index) => {
    const locked = index === 0 ? say('doc.locked') : say('doc.else-locked');
    const value = to ? say('doc.locked-to', { value: describeValue(to.expression, wizard) }) : '';
    return locked + value + describeIf(wizard, when);
  });
}

function describePriorQuestion(node: WizardNode): readonly string[] {
  if (node.kind !== 'field') return [];
  return [
    ...(node.ask ? [say('doc.asks', { path: code(node.ask.field) })] : []),
    ...(node.askedBy ? [say('doc.asked-by', { path: code(node.askedBy.field) })] : []),
  ];
}

function listPart(list: List, wizard: Wizard, text: TextLookup): readonly string[] {
  return [say('doc.each-row', { list: code(list.path) }), '', ...documentNodes(list.parts, wizard, text)];
}

function listFields(nodes: readonly WizardNode[]): readonly Field[] {
  return nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => (node.kind === 'field' ? [node] : []));
}

function documentOptions(nodes: readonly WizardNode[], wizard: Wizard, text: TextLookup): readonly string[] {
  const rows = listFields(nodes).flatMap(({ path, options, askedBy }) =>
    options === null
      ? []
      : 'rows' in options
        ? options.rows.map(({ value, of, when, disabled }) => [
            code(path),
            code(String(value)),
            findOptionText(text, path, { value, of }),
            [
              when ? describeCondition(wizard, when) : '',
              disabled ? say('doc.disabled') + describeIf(wizard, disabled.when) : '',
              askedBy?.refuse.includes(value)
                ? say('doc.refused', { text: text(`${path}.refused.${value}`) ?? '' })
                : '',
            ]
              .filter((part) => part !== '')
              .join('; '),
          ])
        : [
            [
              code(path),
              say('doc.rows-of', { list: code(options.from) }),
              describeColumns(options),
              options.where ? describeCondition(wizard, options.where) : '',
            ],
          ],
  );
  const head = [say('doc.field'), say('doc.value'), say('doc.text'), say('doc.only-if')];
  return rows.length === 0 ? [] : [say('doc.options'), '', ...table(head, rows)];
}

/** Says which columns of a row are the value, the text and the group of an option. */
function describeColumns({
  value,
  label,
  group,
}: Extract<CompiledOptions, { readonly from: string }>): string {
  return [
    say('document.columns', { value: code(value), label: code(label.column) }),
    ...(group === null ? [] : [say('document.group', { group: code(group) })]),
  ].join(', ');
}

const documentedLevels = {
  error: 'doc.blocks',
  info: 'doc.informs',
  warning: 'doc.warns',
} as const satisfies Record<Step['checks'][number]['level'], string>;

function checkPart(step: Step, wizard: Wizard, text: TextLookup): readonly string[] {
  const rows = step.checks.map(({ needs, error, level }) => [
    describeCondition(wizard, needs),
    say(documentedLevels[level]),
    text(`${step.id}.error.${error}`, `error.${error}`),
  ]);
  const dialogs = step.confirm.map(({ id, when }) => [
    when ? describeCondition(wizard, when) : say('doc.always'),
    text(`dialog.${id}.title`),
  ]);
  return [
    ...(rows.length > 0
      ? [say('doc.checks'), '', ...table([say('doc.holds'), say('doc.else'), say('doc.text')], rows)]
      : []),
    ...(dialogs.length > 0
      ? [say('doc.dialogs'), '', ...table([say('doc.when'), say('doc.question')], dialogs)]
      : []),
  ];
}

function documentErrors(nodes: readonly WizardNode[], text: TextLookup): readonly string[] {
  const rows = listFields(nodes).flatMap((field) =>
    listErrorCodes(field).map((error) => [
      code(field.path),
      code(error),
      text(`${field.path}.error.${error}`, `error.${error}`),
    ]),
  );
  const head = [say('doc.field'), say('doc.error'), say('doc.text')];
  return rows.length === 0 ? [] : [say('doc.errors'), '', ...table(head, rows)];
}
