import type { Field, List, Step, Wizard, WizardNode } from '../../engine/index.ts';
import { errorCodes } from '../lint/neededTexts.ts';
import { sentence } from '../flows/whenShown.ts';
import type { TextOf } from './FormTexts.ts';
import { conditionsInWords, limitsInWords, valueInWords } from './inWords.ts';
import { code, table } from './markdown.ts';

/** One chapter per step: what is asked, what can be chosen, what is checked. */
export function documentSteps(wizard: Wizard, text: TextOf): readonly string[] {
  return wizard.steps.flatMap((step, index) => {
    const nodes = wizard.nodes.slice(step.first, step.last);
    const intro = text(`${step.id}.intro`);
    return [
      `## ${index + 1}. ${text(`${step.id}.title`) ?? step.id}`,
      '',
      `${code(step.id)}, Adresse ${code(step.route)}${step.when ? `. Kommt vor, wenn: ${sentence(wizard, step.when)}` : ''}.`,
      '',
      ...(intro === null ? [] : [intro, '']),
      ...nodeTable(nodes, wizard, text),
      ...nodes.flatMap((node) => (node.kind === 'list' ? listPart(node, wizard, text) : [])),
      ...optionPart(nodes, wizard, text),
      ...checkPart(step, wizard, text),
      ...errorPart(nodes, text),
    ];
  });
}

function nodeTable(nodes: readonly WizardNode[], wizard: Wizard, text: TextOf): readonly string[] {
  return table(
    ['Feld', 'Beschriftung', 'Angabe', 'Pflicht', 'Zeigt sich, wenn'],
    nodes.map((node) => [
      code(node.path),
      labelOf(node, text),
      kindInWords(node, wizard),
      needInWords(node, wizard),
      [conditionsInWords(wizard, node.show), ...lockInWords(node, wizard), ...askInWords(node)]
        .filter((part) => part !== '')
        .join('. '),
    ]),
  );
}

function labelOf({ path, ...node }: WizardNode, text: TextOf): string {
  const usual = text(`${path}.label`, `${path}.legend`, `${path}.title`, `${path}.text`) ?? '';
  if (node.kind !== 'field') return usual;
  const variants = node.variants.flatMap(
    ({ variant }) => text(`${path}.${variant}.label`, `${path}.${variant}.legend`) ?? [],
  );
  return [usual, ...variants.map((label) => `oder: ${label}`)].join(' ');
}

function kindInWords(node: WizardNode, wizard: Wizard): string {
  switch (node.kind) {
    case 'field':
      return limitsInWords(node, wizard);
    case 'list':
      return `Liste, ${node.minItems} bis ${node.maxItems} Einträge`;
    case 'block':
      return node.control.kind;
  }
}

function needInWords(node: WizardNode, wizard: Wizard): string {
  if (node.kind === 'block') return '';
  if (node.kind === 'field' && node.twoValued) return node.schema.const === true ? 'ja' : 'nein';
  if (node.optional === true) return 'nein';
  return node.optional ? `nein, wenn: ${sentence(wizard, node.optional)}` : 'ja';
}

function lockInWords(node: WizardNode, wizard: Wizard): readonly string[] {
  if (node.kind !== 'field') return [];
  return node.locks.map(
    ({ when, to }, index) =>
      `${index === 0 ? 'Gesperrt' : 'sonst gesperrt'}${to ? ` auf ${valueInWords(to.expression, wizard)}` : ''}, wenn: ${sentence(wizard, when)}`,
  );
}

function askInWords(node: WizardNode): readonly string[] {
  if (node.kind !== 'field') return [];
  return [
    ...(node.ask ? [`Vor dem Ändern wird ${code(node.ask.field)} gefragt`] : []),
    ...(node.askedBy ? [`Dialog vor dem Ändern von ${code(node.askedBy.field)}`] : []),
  ];
}

function listPart(list: List, wizard: Wizard, text: TextOf): readonly string[] {
  return [`Je Eintrag von ${code(list.path)}:`, '', ...nodeTable(list.parts, wizard, text)];
}

function fieldsOf(nodes: readonly WizardNode[]): readonly Field[] {
  return nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => (node.kind === 'field' ? [node] : []));
}

function optionPart(nodes: readonly WizardNode[], wizard: Wizard, text: TextOf): readonly string[] {
  const rows = fieldsOf(nodes).flatMap(({ path, options, askedBy }) =>
    options === null
      ? []
      : 'rows' in options
        ? options.rows.map(({ value, when, disabled }) => [
            code(path),
            code(String(value)),
            text(`${path}.options.${value}`, `options.${value}`),
            [
              when ? sentence(wizard, when) : '',
              disabled ? `nicht wählbar, wenn: ${sentence(wizard, disabled.when)}` : '',
              askedBy?.refuse.includes(value) ? `abgelehnt: ${text(`${path}.refused.${value}`)}` : '',
            ]
              .filter((part) => part !== '')
              .join('; '),
          ])
        : [
            [
              code(path),
              `Zeilen von ${code(options.from)}`,
              null,
              options.where ? sentence(wizard, options.where) : '',
            ],
          ],
  );
  return rows.length === 0 ? [] : ['Auswahl:', '', ...table(['Feld', 'Wert', 'Text', 'Nur, wenn'], rows)];
}

function checkPart(step: Step, wizard: Wizard, text: TextOf): readonly string[] {
  const rows = step.checks.map(({ needs, error, level }) => [
    sentence(wizard, needs),
    level === 'warning' ? 'Hinweis' : 'sperrt',
    text(`${step.id}.error.${error}`, `error.${error}`),
  ]);
  const dialogs = step.confirm.map(({ id, when }) => [
    when ? sentence(wizard, when) : 'immer',
    text(`dialog.${id}.title`),
  ]);
  return [
    ...(rows.length > 0 ? ['Geprüft wird:', '', ...table(['Muss gelten', 'Sonst', 'Text'], rows)] : []),
    ...(dialogs.length > 0 ? ['Nachgefragt wird:', '', ...table(['Wenn', 'Frage'], dialogs)] : []),
  ];
}

function errorPart(nodes: readonly WizardNode[], text: TextOf): readonly string[] {
  const rows = fieldsOf(nodes).flatMap((field) =>
    errorCodes(field).map((error) => [
      code(field.path),
      code(error),
      text(`${field.path}.error.${error}`, `error.${error}`),
    ]),
  );
  return rows.length === 0 ? [] : ['Fehlermeldungen:', '', ...table(['Feld', 'Fehler', 'Text'], rows)];
}
