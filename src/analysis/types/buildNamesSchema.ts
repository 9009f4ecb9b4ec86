import type { Repository } from '../../definitions/index.ts';
import { describeCondition, type Wizard, type WizardNode } from '../../engine/index.ts';
import { createTextLookup } from '../document/FormTexts.ts';
import { autocompleteTokens } from '../lint/schemas/autocompleteTokens.ts';
import { catalogue, isCheck } from '../lint/catalogue.ts';
import type { LintTools } from '../lint/LintSubject.ts';
import { describeCheck } from '../lint/describeCheck.ts';
import {
  listCheckIds,
  listGroupsAround,
  type NamedNode,
  listNamedNodes,
  listOptionNames,
} from './listNamedNodes.ts';
import { listErrorCodeNames, listMessageNames, listOverlayNames, listTextNames } from './namedTexts.ts';
import { offerKeys, type Name, offerNames, offerNamesLast } from './offerNames.ts';

/** Names outside of the definitions that editors offer. */
export type ExternalNames = Pick<LintTools, 'operations' | 'routes' | 'accounts' | 'derivations'>;

/**
 * Builds the meta-schema of the names that editors complete in definitions and flow tests, with their meanings. The other meta-schemas
 * refer to it; it makes nothing invalid, so that it may be stale.
 */
export function buildNamesSchema(
  repository: Repository,
  wizards: readonly Wizard[],
  outside: ExternalNames,
): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Namen zum Ergänzen in Editoren; entsteht mit: npm run forms -- schemas --write',
    $defs: {
      ...buildFormNames(repository, wizards),
      ...buildTextNames(repository, wizards),
      ...buildSharedNames(repository, wizards, outside),
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

function buildFormNames(
  repository: Repository,
  wizards: readonly Wizard[],
): Readonly<Record<string, object>> {
  const { facts, settings } = repository.shared;
  const nodes = wizards.flatMap((wizard) => listNamedNodes(wizard, createTextLookup(repository, wizard.id)));
  const settingNames = Object.entries(settings).map(([id, { says }]): Name => [`settings.${id}`, says]);
  const lists: Lists = {
    nodes,
    answers: nodes.flatMap(({ node, name }) => (node.kind === 'block' ? [] : [name])),
    steps: wizards.flatMap(({ id, steps: own }) =>
      own.map((step): Name => [step.id, createTextLookup(repository, id)(`${step.id}.title`) ?? '']),
    ),
    settings: settingNames,
    facts: [...Object.entries(facts.facts).map(([name, { says }]): Name => [name, says]), ...settingNames],
    checks: wizards.flatMap(listCheckIds).map((id): Name => [id, 'Prüfung durch den Server']),
  };
  return {
    ...listConditionNames(repository, wizards, lists),
    ...listPathNames(repository, lists),
    ...buildKeyDefinitions(lists),
  };
}

function listConditionNames(
  { shared: { facts, settings, conditions } }: Repository,
  wizards: readonly Wizard[],
  lists: Lists,
): Readonly<Record<string, object>> {
  const named = [
    ...wizards
      .flatMap((wizard) => [...wizard.conditions.values()])
      .map(({ name, says }): Name => [name, says ?? name]),
    ...Object.entries(conditions).map(([name, one]): Name => [name, describeCondition(one).says ?? name]),
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
    condition: offerNames(named),
    boolean: offerNames(booleans),
    negated: offerNamesLast([...named, ...booleans].map(([name, says]) => [`!${name}`, `nicht: ${says}`])),
    conditionRef: offerNames([], 'condition', 'boolean', 'negated'),
  };
}

function listPathNames(
  { shared: { facts } }: Repository,
  { nodes, answers, steps, facts: factNames, checks }: Lists,
): Readonly<Record<string, object>> {
  const rowParts = Object.values(facts.facts).flatMap(({ rows = {} }) =>
    Object.entries(rows).map(([part, { says }]): Name => [`row.${part}`, says]),
  );
  return {
    path: offerNames(
      [
        ...nodes.flatMap(({ inRow }) => (inRow ? [inRow] : [])),
        ...rowParts,
        ...checks.map(([id, says]): Name => [`check.${id}`, says]),
      ],
      'field',
      'fact',
    ),
    field: offerNames(answers),
    block: offerNames(filterNamesByKind(nodes, 'block')),
    fact: offerNames(factNames),
    listFact: offerNames(factNames.filter(([name]) => facts.facts[name]?.type === 'list')),
    rowPart: offerNames(rowParts),
    option: offerNames(nodes.flatMap(listOptionNames)),
    step: offerNames(steps),
    inStep: offerNames(stripStepNames(nodes)),
  };
}

function buildKeyDefinitions({
  nodes,
  answers,
  steps,
  settings,
  facts,
  checks,
}: Lists): Readonly<Record<string, object>> {
  const groups = nodes.flatMap(({ node }) => listGroupsAround(node));
  return {
    stepKeys: offerKeys(steps),
    answerKeys: offerKeys(answers),
    fieldKeys: offerKeys([...filterNamesByKind(nodes, 'block'), ...groups], 'answerKeys'),
    inStepKeys: offerKeys(stripStepNames(nodes)),
    listKeys: offerKeys(filterNamesByKind(nodes, 'list')),
    readKeys: offerKeys([], 'answerKeys', 'factKeys'),
    factKeys: offerKeys(facts),
    settingKeys: offerKeys(settings.map(([name, says]) => [name.slice('settings.'.length), says])),
    checkKeys: offerKeys(checks),
  };
}

function filterNamesByKind(nodes: readonly NamedNode[], kind: WizardNode['kind']): readonly Name[] {
  return nodes.flatMap(({ node, name }) => (node.kind === kind ? [name] : []));
}

/** Returns paths without their step. */
function stripStepNames(nodes: readonly NamedNode[]): readonly Name[] {
  return nodes.map(({ node, name: [path, says] }): Name => [path.slice(node.step.length + 1), says]);
}

function buildTextNames(
  repository: Repository,
  wizards: readonly Wizard[],
): Readonly<Record<string, object>> {
  return {
    errorCode: offerNames(listErrorCodeNames(repository)),
    message: offerNames(listMessageNames(repository)),
    textKeys: offerKeys(listTextNames(repository, wizards)),
    overlayKeys: offerKeys(listOverlayNames(repository)),
  };
}

function buildSharedNames(
  { shared, reusable, brands, forms }: Repository,
  wizards: readonly Wizard[],
  { operations, routes, accounts, derivations }: ExternalNames,
): Readonly<Record<string, object>> {
  const policies = [...(accounts?.values() ?? [])].flat();
  return {
    table: offerNames(Object.entries(shared.tables).map(([name, { says }]) => [name, says])),
    shape: offerNames(
      Object.keys(shared.schemas).flatMap((name) =>
        toPlainNames([`../_shared/${name}.json`, `${name}.json`]),
      ),
    ),
    derivation: offerNames(Object.entries(derivations).map(([name, { says }]) => [name, says])),
    outcomes: offerNames(toPlainNames(Object.keys(reusable.outcomes))),
    part: offerNames([...reusable.parts].map(([name, { part }]) => [name, part.says])),
    partCall: offerNames(toPlainNames(forms.flatMap(({ partCalls }) => partCalls))),
    operation: offerNames(toPlainNames(operations?.keys() ?? [])),
    route: offerNames(
      toPlainNames([...(routes ?? []), ...wizards.flatMap(({ steps }) => steps.map(({ route }) => route))]),
    ),
    autocomplete: offerNames(toPlainNames(autocompleteTokens)),
    form: offerNames(toPlainNames(wizards.map(({ id }) => id))),
    brand: offerNames(toPlainNames(brands.map(({ id }) => id))),
    account: offerNames(toPlainNames(accounts?.keys() ?? [])),
    policy: offerNames(toPlainNames(policies)),
    lintKeys: offerKeys(
      Object.keys(catalogue)
        .filter(isCheck)
        .map((code) => [code, describeCheck(code)]),
    ),
  };
}

function toPlainNames(all: Iterable<string>): readonly Name[] {
  return [...all].map((name) => [name, '']);
}
