import type { Repository } from '../../definitions/index.ts';
import type { Wizard, WizardNode } from '../../engine/index.ts';
import { textsOfForm } from '../document/FormTexts.ts';

/**
 * What editors complete in definitions: names of conditions, fields, facts, tables and options as `examples`, and keys with their labels
 * as `properties` that demand nothing. The other meta-schemas refer to it; nothing becomes invalid by it, so it may be stale.
 */
export function namesOf(repository: Repository, wizards: readonly Wizard[]): object {
  const nodes = wizards.flatMap((wizard) =>
    wizard.nodes.flatMap((node) => withParts(node).map((one) => ({ wizard, node: one }))),
  );
  const fields = nodes.filter(({ node }) => node.kind === 'field');
  const inRows = wizards.flatMap(({ nodes: own }) =>
    own.flatMap((node) =>
      node.kind === 'list' ? node.parts.map(({ path }) => path.replace(`${node.path}.`, 'row.')) : [],
    ),
  );
  const { facts } = repository.shared.facts;
  const settings = Object.keys(repository.shared.settings).map((id) => `settings.${id}`);
  const booleans = [
    ...fields.flatMap(({ node }) => (node.kind === 'field' && node.type === 'boolean' ? [node.path] : [])),
    ...Object.entries(facts).flatMap(([name, { type }]) => (type === 'boolean' ? [name] : [])),
    ...settings,
  ];
  const conditions = [
    ...wizards.flatMap((wizard) => [...wizard.conditions.keys()]),
    ...Object.keys(repository.shared.conditions),
  ];
  const options = fields.flatMap(({ node }) =>
    node.kind === 'field' && node.options && 'rows' in node.options
      ? node.options.rows.map(({ value }) => value)
      : [],
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Namen zum Ergänzen in Editoren; entsteht mit: npm run forms -- schemas --write',
    $defs: {
      condition: { examples: sorted(conditions) },
      conditionRef: { examples: sorted([...conditions, ...booleans].flatMap((name) => [name, `!${name}`])) },
      path: {
        examples: sorted([
          ...nodes.filter(({ node }) => node.kind !== 'block').map(({ node }) => node.path),
          ...inRows,
          ...Object.keys(facts),
          ...settings,
        ]),
      },
      fact: { examples: sorted([...Object.keys(facts), ...settings]) },
      option: { examples: sorted(options.map(String)) },
      fieldKeys: {
        properties: Object.fromEntries(
          nodes
            .map(({ wizard, node }) => {
              const label = textsOfForm(repository, wizard.id)(
                `${node.path}.label`,
                `${node.path}.legend`,
                `${node.path}.title`,
              );
              return [node.path, { description: label ?? node.path }] as const;
            })
            .toSorted(([left], [right]) => (left < right ? -1 : 1)),
        ),
      },
      textKeys: {
        properties: Object.fromEntries(
          sorted(nodes.flatMap(({ node }) => textKeysOf(node))).map((key) => [key, {}]),
        ),
      },
    },
  };
}

function withParts(node: WizardNode): readonly WizardNode[] {
  return node.kind === 'list' ? [node, ...node.parts] : [node];
}

function textKeysOf(node: WizardNode): readonly string[] {
  if (node.kind === 'block') return ['title', 'text'].map((part) => `${node.path}.${part}`);
  const parts = ['label', 'hint', 'why', 'summary', 'open', 'error.required'];
  return (node.kind === 'list' ? ['legend', 'add', 'remove', 'row'] : parts).map(
    (part) => `${node.path}.${part}`,
  );
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
