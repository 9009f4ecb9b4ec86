import type { Repository } from '../../definitions/index.ts';
import type { Reaction, Wizard } from '../../engine/index.ts';
import { sentence } from '../flows/whenShown.ts';
import { documentCalls } from './documentCalls.ts';
import { documentSteps } from './documentSteps.ts';
import { type TextOf, textsOfForm } from './FormTexts.ts';
import { valueInWords } from './inWords.ts';
import { code, table } from './markdown.ts';

/** The page a department signs: everything a form asks, decides and sends, in German, in an order that only changes with the form. */
export function documentForm(repository: Repository, compiled: Wizard): string {
  const text = textsOfForm(repository, compiled.id);
  const wizard = wordedPaths(repository, compiled, text);
  const lines = [
    `# ${text('title', 'done.title') ?? wizard.id}`,
    '',
    `Formular ${code(wizard.id)}. Diese Seite entsteht aus den Definitionen: ${code('npm run forms -- doc --write')}.`,
    '',
    ...(wizard.assumes ? [`Voraussetzung: ${sentence(wizard, wizard.assumes)}.`, ''] : []),
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
    ...conditionPart(compiled),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Paths that stand for conditions get a sentence, too: what the fact says, or the label of the question. */
function wordedPaths(repository: Repository, wizard: Wizard, text: TextOf): Wizard {
  const facts = Object.entries(repository.shared.facts.facts).map(
    ([name, { says }]) => [name, says] as const,
  );
  const settings = Object.entries(repository.shared.settings).map(
    ([id, { says }]) => [`settings.${id}`, says] as const,
  );
  const inRows = wizard.nodes.flatMap((node) =>
    node.kind === 'list'
      ? node.parts.map((part) => ({ name: part.path.replace(`${node.path}.`, 'row.'), path: part.path }))
      : [],
  );
  const fields = [...wizard.nodes.map(({ path }) => ({ name: path, path })), ...inRows].map(
    ({ name, path }) => [name, `„${text(`${path}.label`, `${path}.legend`) ?? path}“ ist Ja`] as const,
  );
  const worded = [...facts, ...settings, ...fields].map(
    ([name, says]) => [name, { name, file: '', says, rule: true, reads: [], readsRow: false }] as const,
  );
  return { ...wizard, conditions: new Map([...wizard.conditions, ...worded]) };
}

function startPart(wizard: Wizard): readonly string[] {
  const rows = Object.entries(wizard.definition.start ?? {}).map(([path, value]) => [
    code(path),
    valueInWords(value, wizard),
  ]);
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

function effectInWords({ clear, set, rows, notice }: Reaction, wizard: Wizard): string {
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

function conditionPart(wizard: Wizard): readonly string[] {
  const used = [...wizard.conditions.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
  return [
    '## Bedingungen',
    '',
    ...table(
      ['Name', 'Satz', 'Liest'],
      used.map(({ name, says, reads }) => [code(name), says, reads.map(code).join(', ')]),
    ),
  ];
}
