import type { Repository } from '../../definitions/index.ts';
import { describedCondition, type Wizard, type WizardNode } from '../../engine/index.ts';
import { textsOfForm } from '../document/FormTexts.ts';
import { autocompleteTokens } from '../lint/autocompleteTokens.ts';
import { catalogue, isCheck } from '../lint/catalogue.ts';
import type { LintTools } from '../lint/LintSubject.ts';
import { meaningOf } from '../lint/meaningOf.ts';
import { checksOf, groupsAround, type NamedNode, namedNodes, optionNames } from './namedNodes.ts';
import { errorCodeNames, messageNames, overlayNames, textNames } from './namedTexts.ts';
import { keys, type Name, names, namesLast } from './names.ts';

/** What editors offer and no definition holds, as lint is told it. */
export type NamesOutside = Pick<LintTools, 'operations' | 'routes' | 'accounts' | 'derivations'>;

/**
 * What editors complete in definitions and flow tests: names with what they stand for. The other meta-schemas refer to it; nothing
 * becomes invalid by it, so it may be stale.
 */
export function namesOf(repository: Repository, wizards: readonly Wizard[], outside: NamesOutside): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Namen zum Ergänzen in Editoren; entsteht mit: npm run forms -- schemas --write',
    $defs: {
      ...namesOfForms(repository, wizards),
      ...namesOfTexts(repository, wizards),
      ...namesShared(repository, wizards, outside),
    },
  };
}

/** Nodes of all forms, and names that stand in several lists. */
interface Lists {
  readonly nodes: readonly NamedNode[];
  readonly answers: readonly Name[];
  readonly steps: readonly Name[];
  readonly settings: readonly Name[];
  /** Facts and settings. */
  readonly facts: readonly Name[];
  readonly checks: readonly Name[];
}

function namesOfForms(repository: Repository, wizards: readonly Wizard[]): Readonly<Record<string, object>> {
  const { facts, settings } = repository.shared;
  const nodes = wizards.flatMap((wizard) => namedNodes(wizard, textsOfForm(repository, wizard.id)));
  const settingNames = Object.entries(settings).map(([id, { says }]): Name => [`settings.${id}`, says]);
  const lists: Lists = {
    nodes,
    answers: nodes.flatMap(({ node, name }) => (node.kind === 'block' ? [] : [name])),
    steps: wizards.flatMap(({ id, steps: own }) =>
      own.map((step): Name => [step.id, textsOfForm(repository, id)(`${step.id}.title`) ?? '']),
    ),
    settings: settingNames,
    facts: [...Object.entries(facts.facts).map(([name, { says }]): Name => [name, says]), ...settingNames],
    checks: wizards.flatMap(checksOf).map((id): Name => [id, 'Prüfung durch den Server']),
  };
  return { ...conditionNames(repository, wizards, lists), ...pathNames(repository, lists), ...keysOf(lists) };
}

function conditionNames(
  { shared: { facts, settings, conditions } }: Repository,
  wizards: readonly Wizard[],
  lists: Lists,
): Readonly<Record<string, object>> {
  const named = [
    ...wizards
      .flatMap((wizard) => [...wizard.conditions.values()])
      .map(({ name, says }): Name => [name, says ?? name]),
    ...Object.entries(conditions).map(([name, one]): Name => [name, describedCondition(one).says ?? name]),
  ];
  const isBoolean = ([name]: Name) =>
    facts.facts[name]?.type === 'boolean' ||
    (name.startsWith('settings.') && typeof settings[name.slice('settings.'.length)]?.value === 'boolean');
  const booleans = [
    ...lists.nodes.flatMap(({ node, name }) =>
      node.kind === 'field' && node.type === 'boolean' ? [name] : [],
    ),
    ...lists.facts.filter(isBoolean),
  ];
  return {
    condition: names(named),
    boolean: names(booleans),
    negated: namesLast([...named, ...booleans].map(([name, says]) => [`!${name}`, `nicht: ${says}`])),
    conditionRef: names([], 'condition', 'boolean', 'negated'),
  };
}

function pathNames(
  { shared: { facts } }: Repository,
  { nodes, answers, steps, facts: factNames, checks }: Lists,
): Readonly<Record<string, object>> {
  const rowParts = Object.values(facts.facts).flatMap(({ rows = {} }) =>
    Object.entries(rows).map(([part, { says }]): Name => [`row.${part}`, says]),
  );
  return {
    path: names(
      [
        ...nodes.flatMap(({ inRow }) => (inRow ? [inRow] : [])),
        ...rowParts,
        ...checks.map(([id, says]): Name => [`check.${id}`, says]),
      ],
      'field',
      'fact',
    ),
    field: names(answers),
    block: names(ofKind(nodes, 'block')),
    fact: names(factNames),
    listFact: names(factNames.filter(([name]) => facts.facts[name]?.type === 'list')),
    rowPart: names(rowParts),
    option: names(nodes.flatMap(optionNames)),
    step: names(steps),
    inStep: names(inSteps(nodes)),
  };
}

function keysOf({ nodes, answers, steps, settings, facts, checks }: Lists): Readonly<Record<string, object>> {
  const groups = nodes.flatMap(({ node }) => groupsAround(node));
  return {
    stepKeys: keys(steps),
    answerKeys: keys(answers),
    fieldKeys: keys([...ofKind(nodes, 'block'), ...groups], 'answerKeys'),
    inStepKeys: keys(inSteps(nodes)),
    listKeys: keys(ofKind(nodes, 'list')),
    readKeys: keys([], 'answerKeys', 'factKeys'),
    factKeys: keys(facts),
    settingKeys: keys(settings.map(([name, says]) => [name.slice('settings.'.length), says])),
    checkKeys: keys(checks),
  };
}

function ofKind(nodes: readonly NamedNode[], kind: WizardNode['kind']): readonly Name[] {
  return nodes.flatMap(({ node, name }) => (node.kind === kind ? [name] : []));
}

/** Paths without their step. */
function inSteps(nodes: readonly NamedNode[]): readonly Name[] {
  return nodes.map(({ node, name: [path, says] }): Name => [path.slice(node.step.length + 1), says]);
}

function namesOfTexts(repository: Repository, wizards: readonly Wizard[]): Readonly<Record<string, object>> {
  return {
    errorCode: names(errorCodeNames(repository)),
    message: names(messageNames(repository)),
    textKeys: keys(textNames(repository, wizards)),
    overlayKeys: keys(overlayNames(repository)),
  };
}

function namesShared(
  { shared, reusable, brands, forms }: Repository,
  wizards: readonly Wizard[],
  { operations, routes, accounts, derivations }: NamesOutside,
): Readonly<Record<string, object>> {
  const policies = [...(accounts?.values() ?? [])].flat();
  return {
    table: names(Object.entries(shared.tables).map(([name, { says }]) => [name, says])),
    shape: names(
      Object.keys(shared.schemas).flatMap((name) => plain([`../_shared/${name}.json`, `${name}.json`])),
    ),
    derivation: names(Object.entries(derivations).map(([name, { says }]) => [name, says])),
    outcomes: names(plain(Object.keys(reusable.outcomes))),
    part: names([...reusable.parts].map(([name, { part }]) => [name, part.says])),
    partCall: names(plain(forms.flatMap(({ partCalls }) => partCalls))),
    operation: names(plain(operations?.keys() ?? [])),
    route: names(
      plain([...(routes ?? []), ...wizards.flatMap(({ steps }) => steps.map(({ route }) => route))]),
    ),
    autocomplete: names(plain(autocompleteTokens)),
    form: names(plain(wizards.map(({ id }) => id))),
    brand: names(plain(brands.map(({ id }) => id))),
    account: names(plain(accounts?.keys() ?? [])),
    policy: names(plain(policies)),
    lintKeys: keys(
      Object.keys(catalogue)
        .filter(isCheck)
        .map((code) => [code, meaningOf(code)]),
    ),
  };
}

function plain(all: Iterable<string>): readonly Name[] {
  return [...all].map((name) => [name, '']);
}
