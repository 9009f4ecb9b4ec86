import type { Repository } from '../../definitions/index.ts';
import { expandShortForm, type CompiledRule, type Reaction, type Wizard } from '../../engine/index.ts';
import { describeRule, type WizardWithNames } from '../words/describeRule.ts';
import { describeCondition } from '../words/describeShowConditions.ts';
import { listUsedConditions } from '../words/listUsedConditions.ts';
import { say } from '../messages/messages.ts';
import { documentCalls } from './documentCalls.ts';
import { documentMount } from './documentMount.ts';
import { documentPromises } from './documentPromises.ts';
import { documentSteps } from './documentSteps.ts';
import { documentTables } from './documentTables.ts';
import { type TextLookup, createTextLookup } from './FormTexts.ts';
import { describeValue } from './descriptions.ts';
import { createFormNames } from './createFormNames.ts';
import { code, table } from './markdown.ts';

/**
 * Writes the document of a form that a department signs: its questions, decisions and calls in German. The order changes only with the
 * form.
 */
export function documentForm(repository: Repository, compiled: Wizard): string {
  const text = createTextLookup(repository, compiled.id);
  const wizard = addFieldNames(repository, compiled, text);
  const lines = [
    `# ${text('title', ...getOnlyStepTitle(wizard), 'done.title') ?? wizard.id}`,
    '',
    say('doc.form', { form: code(wizard.id), command: code('npm run forms -- doc --write') }),
    '',
    ...(wizard.assumes ? [say('doc.assumes', { says: describeCondition(wizard, wizard.assumes) }), ''] : []),
    ...documentPromises(wizard, text),
    ...(wizard.promises.length > 0 ? [say('doc.steps'), ''] : []),
    ...table(
      [say('doc.number'), say('doc.step'), say('doc.route'), say('doc.progress'), say('doc.applies')],
      wizard.steps.map(({ id, route, progress, when }, index) => [
        index + 1,
        text(`${id}.title`) ?? id,
        code(route),
        progress === null ? '' : say('doc.percent', { progress }),
        when ? describeCondition(wizard, when) : say('doc.always'),
      ]),
    ),
    ...documentSteps(wizard, text),
    ...documentStart(wizard),
    ...documentReactions(wizard),
    ...documentCalls(wizard, text),
    ...documentEnd(wizard, text),
    ...documentMount(wizard),
    ...documentConditions(wizard),
    ...documentTablesOfForm(repository, wizard),
    say('doc.proof'),
    '',
    say('doc.proof.text', { command: code(`npm run forms -- prove ${wizard.id}`) }),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** A form with one step has the title of its step. */
function getOnlyStepTitle({ steps }: Wizard): readonly string[] {
  return steps.length === 1 ? steps.map(({ id }) => `${id}.title`) : [];
}

/** Adds the names of fields, options and facts to a form. */
export function addFieldNames(
  repository: Pick<Repository, 'shared'>,
  wizard: Wizard,
  text: TextLookup,
): WizardWithNames {
  return { ...wizard, names: createFormNames(repository, wizard, text) };
}

function documentStart(wizard: Wizard): readonly string[] {
  const order = (path: string) =>
    wizard.indexOf.get(path) ?? wizard.nodes.findIndex((node) => path.startsWith(`${node.path}.`));
  const values = [...wizard.start, ...wizard.rowStart].toSorted(
    (left, right) => order(left.path) - order(right.path),
  );
  const rows = values.map(({ path, value }) => [code(path), describeValue(value.expression, wizard)]);
  return rows.length === 0
    ? []
    : [say('doc.start'), '', ...table([say('doc.field'), say('doc.value')], rows)];
}

function documentReactions(wizard: Wizard): readonly string[] {
  if (wizard.reactions.length === 0) return [];
  const rows = wizard.reactions.map((reaction) => [
    code(reaction.on),
    reaction.when ? describeCondition(wizard, reaction.when) : say('doc.always'),
    describeEffect(reaction, wizard),
  ]);
  return [say('doc.reactions'), '', ...table([say('doc.changed'), say('doc.when'), say('doc.then')], rows)];
}

export function describeEffect({ clear, set, rows, notice }: Reaction, wizard: Wizard): string {
  const parts = [
    clear.length > 0 ? say('doc.cleared', { paths: clear.map(code).join(', ') }) : null,
    ...Object.entries(set).map(([path, { expression }]) =>
      say('doc.set', { path: code(path), value: describeValue(expression, wizard) }),
    ),
    ...Object.entries(rows).map(([path, count]) => say('doc.rows', { path: code(path), count })),
    notice === null ? null : say('doc.notice', { id: code(notice) }),
  ];
  return parts.filter((part) => part !== null).join('; ');
}

/** Describes the end of a form, its exits, its notices and its intended dead ends. */
function documentEnd(wizard: Wizard, text: TextLookup): readonly string[] {
  const { definition, done, notices, pressNotices, stuck } = wizard;
  const { amountBar, exits, leaveGuard } = definition;
  const says = (rule: CompiledRule) => describeCondition(wizard, rule);
  const rows = [
    ...documentDoneRows(done, text, says),
    [say('doc.back'), exits.back === undefined ? say('doc.no-back') : code(exits.back)],
    [say('doc.cancel'), code(exits.cancel)],
    [
      say('doc.guard'),
      [
        leaveGuard.when === 'dirty' ? say('doc.guard.dirty') : say('doc.always'),
        ...(leaveGuard.free.length === 0
          ? []
          : [say('doc.guard.free', { routes: leaveGuard.free.map(code).join(', ') })]),
      ].join('; '),
    ],
    ...(amountBar === undefined
      ? []
      : [
          [
            say('doc.amountBar'),
            say('doc.amountBar.of', { path: code(amountBar.of), steps: amountBar.on.map(code).join(', ') }),
          ],
        ]),
    ...notices.map(({ id, when }) => [say('doc.notice', { id: code(id) }), says(when)]),
    ...pressNotices.map(({ id, press }) => [
      say('doc.notice', { id: code(id) }),
      say('doc.at.press', { path: code(press) }),
    ]),
    ...stuck.map(({ when, text: key }) => [say('doc.stuck', { says: says(when) }), text(key) ?? key]),
  ];
  return [say('doc.end'), '', ...table([say('doc.what'), say('doc.how')], rows)];
}

function documentDoneRows(
  done: Wizard['done'],
  text: TextLookup,
  says: (rule: CompiledRule) => string,
): readonly (readonly string[])[] {
  switch (done.kind) {
    case 'page': {
      const place = done.route === null ? say('doc.done.here') : code(done.route);
      return [
        [say('doc.done.page'), `${text('done.title') ?? ''} (${place})`],
        [say('doc.done.blocks'), done.blocks.map(({ kind }) => kind).join(', ')],
        ...(done.close === null ? [] : [[say('doc.done.close'), code(done.close)]]),
      ];
    }
    case 'again':
      return [[say('doc.done.page'), say('doc.done.again')]];
    case 'stay':
      return [[say('doc.done.page'), say('doc.done.stay')]];
    case 'go':
      return done.rows.map(({ when, go }) => [
        when === null ? say('doc.done.else') : say('doc.done.when', { says: says(when) }),
        say('doc.go', { route: code(go) }),
      ]);
  }
}

function documentTablesOfForm({ forms }: Repository, wizard: Wizard): readonly string[] {
  const form = forms.find(({ id }) => id === wizard.id);
  return form ? documentTables(wizard, form.source) : [];
}

function documentConditions(wizard: Wizard): readonly string[] {
  const used = listUsedConditions(wizard);
  if (used.length === 0) return [];
  return [
    say('doc.conditions'),
    '',
    ...table(
      [say('doc.name'), say('doc.sentence'), say('doc.reads')],
      used.map(({ name, reads }) => [
        code(name),
        describeRule(wizard, expandShortForm('condition', name)),
        reads.map(code).join(', '),
      ]),
    ),
  ];
}
