import type { Repository } from '../../definitions/index.ts';
import { inFull, type CompiledRule, type Reaction, type Wizard } from '../../engine/index.ts';
import { sentenceOfRule, type WordedWizard } from '../flows/sentenceOfRule.ts';
import { sentence } from '../flows/whenShown.ts';
import type { FixedFacts } from '../prove/factWorlds.ts';
import { documentCalls } from './documentCalls.ts';
import { documentFigures } from './documentFigures.ts';
import { documentPromises } from './documentPromises.ts';
import { documentSteps } from './documentSteps.ts';
import { type TextOf, textsOfForm } from './FormTexts.ts';
import { valueInWords } from './inWords.ts';
import { namesOfForm } from './namesOfForm.ts';
import { code, table } from './markdown.ts';

/** The page a department signs: everything a form asks, decides and sends, in German, in an order that only changes with the form. */
export function documentForm(
  repository: Repository,
  compiled: Wizard,
  groups: readonly { readonly fixed: FixedFacts; readonly brands: readonly string[] }[],
): string {
  const text = textsOfForm(repository, compiled.id);
  const wizard = wordedPaths(repository, compiled, text);
  const lines = [
    `# ${text('title', ...titleOfOnlyStep(wizard), 'done.title') ?? wizard.id}`,
    '',
    `Formular ${code(wizard.id)}. Diese Seite entsteht aus den Definitionen: ${code('npm run forms -- doc --write')}.`,
    '',
    ...(wizard.assumes ? [`Voraussetzung: ${sentence(wizard, wizard.assumes)}.`, ''] : []),
    ...documentPromises(wizard, text),
    ...(wizard.promises.length > 0 ? ['## Schritte', ''] : []),
    ...table(
      ['Nr.', 'Schritt', 'Adresse', 'Fortschritt', 'Kommt vor, wenn'],
      wizard.steps.map(({ id, route, progress, when }, index) => [
        index + 1,
        text(`${id}.title`) ?? id,
        code(route),
        progress === null ? '' : `${progress} %`,
        when ? sentence(wizard, when) : 'immer',
      ]),
    ),
    ...documentSteps(wizard, text),
    ...startPart(wizard),
    ...reactionPart(wizard),
    ...documentCalls(wizard, text),
    ...donePart(wizard, text),
    ...conditionPart(wizard),
    ...documentFigures(repository, compiled, groups, 200_000),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** A form of one step is called what its step is called. */
function titleOfOnlyStep({ steps }: Wizard): readonly string[] {
  return steps.length === 1 ? steps.map(({ id }) => `${id}.title`) : [];
}

/** The form with what its fields, options and facts are called. */
export function wordedPaths(repository: Repository, wizard: Wizard, text: TextOf): WordedWizard {
  return { ...wizard, names: namesOfForm(repository, wizard, text) };
}

function startPart(wizard: Wizard): readonly string[] {
  const order = (path: string) =>
    wizard.indexOf.get(path) ?? wizard.nodes.findIndex((node) => path.startsWith(`${node.path}.`));
  const values = [...wizard.start, ...wizard.rowStart].toSorted(
    (left, right) => order(left.path) - order(right.path),
  );
  const rows = values.map(({ path, value }) => [code(path), valueInWords(value.expression, wizard)]);
  return rows.length === 0 ? [] : ['## Beim Öffnen ausgefüllt', '', ...table(['Feld', 'Wert'], rows)];
}

function reactionPart(wizard: Wizard): readonly string[] {
  if (wizard.reactions.length === 0) return [];
  const rows = wizard.reactions.map((reaction) => [
    code(reaction.on),
    reaction.when ? sentence(wizard, reaction.when) : 'immer',
    effectInWords(reaction, wizard),
  ]);
  return ['## Was eine Änderung auslöst', '', ...table(['Geändert wird', 'Wenn', 'Dann'], rows)];
}

export function effectInWords({ clear, set, rows, notice }: Reaction, wizard: Wizard): string {
  const parts = [
    clear.length > 0 ? `geleert: ${clear.map(code).join(', ')}` : null,
    ...Object.entries(set).map(
      ([path, { expression }]) => `${code(path)} wird ${valueInWords(expression, wizard)}`,
    ),
    ...Object.entries(rows).map(([path, count]) => `${code(path)} beginnt neu mit ${count} leeren Einträgen`),
    notice === null ? null : `Hinweis ${code(notice)}`,
  ];
  return parts.filter((part) => part !== null).join('; ');
}

/** What follows sending, where the form can be left for, and dead ends that are meant to be. */
function donePart(wizard: Wizard, text: TextOf): readonly string[] {
  const { definition, done, notices, stuck } = wizard;
  const { exits, leaveGuard } = definition;
  const says = (rule: CompiledRule) => sentence(wizard, rule);
  const rows = [
    ...doneRows(done, text, says),
    ['Zurück aus dem ersten Schritt', exits.back === undefined ? 'gibt es nicht' : code(exits.back)],
    ['Abbrechen', code(exits.cancel)],
    [
      'Warnung beim Verlassen',
      [
        leaveGuard.when === 'dirty' ? 'nach der ersten Antwort' : 'immer',
        ...(leaveGuard.free.length === 0
          ? []
          : [`nicht auf dem Weg zu ${leaveGuard.free.map(code).join(', ')}`]),
      ].join('; '),
    ],
    ...notices.map(({ id, when }) => [`Hinweis ${code(id)}`, says(when)]),
    ...stuck.map(({ when, text: key }) => [`Erklärte Sackgasse: ${says(when)}`, text(key) ?? key]),
  ];
  return ['## Ende und Ausgänge', '', ...table(['Was', 'Wie'], rows)];
}

function doneRows(
  done: Wizard['done'],
  text: TextOf,
  says: (rule: CompiledRule) => string,
): readonly (readonly string[])[] {
  switch (done.kind) {
    case 'page': {
      const place = done.route === null ? 'an der Stelle des Formulars' : code(done.route);
      return [
        ['Abschluss', `${text('done.title') ?? ''} (${place})`],
        ['Blöcke der Abschlussseite', done.blocks.map(({ kind }) => kind).join(', ')],
        ...(done.close === null ? [] : [['Schließen führt zu', code(done.close)]]),
      ];
    }
    case 'again':
      return [['Abschluss', 'das Formular steht neu da']];
    case 'go':
      return done.rows.map(({ when, go }) => [
        when === null ? 'Abschluss sonst' : `Abschluss, wenn: ${says(when)}`,
        `weiter zu ${code(go)}`,
      ]);
  }
}

function conditionPart(wizard: Wizard): readonly string[] {
  const used = [...wizard.conditions.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
  return [
    '## Bedingungen',
    '',
    ...table(
      ['Name', 'Satz', 'Liest'],
      used.map(({ name, reads }) => [
        code(name),
        sentenceOfRule(wizard, inFull('condition', name)),
        reads.map(code).join(', '),
      ]),
    ),
  ];
}
