import type { Wizard, WizardNode } from '../../engine/index.ts';
import type { TextLookup } from '../document/FormTexts.ts';
import { findOptionText } from '../document/findOptionText.ts';
import type { Name } from './offerNames.ts';

export interface NamedNode {
  readonly node: WizardNode;
  readonly textOf: TextLookup;
  /** Path and label. */
  readonly name: Name;
  /** `row.<part>` and label, for a part of a list. */
  readonly inRow: Name | null;
}

/** Lists fields, lists with their parts, and blocks of a form. */
export function listNamedNodes(wizard: Wizard, textOf: TextLookup): readonly NamedNode[] {
  return wizard.nodes.flatMap((node) => {
    const parts = node.kind === 'list' ? node.parts : [];
    return [
      { node, textOf, name: nameNode(node, textOf), inRow: null },
      ...parts.map((part) => {
        const [path, says] = nameNode(part, textOf);
        return {
          node: part,
          textOf,
          name: [path, says] as const,
          inRow: [path.replace(node.path, 'row'), says] as const,
        };
      }),
    ];
  });
}

function nameNode({ path }: WizardNode, textOf: TextLookup): Name {
  return [path, textOf(`${path}.label`, `${path}.legend`, `${path}.title`) ?? ''];
}

/** Lists the groups around a node, which have rules and no node of their own. */
export function listGroupsAround({ path }: WizardNode): readonly Name[] {
  const parts = path.split('.').slice(0, -1);
  return parts.slice(1).map((_, index) => [parts.slice(0, index + 2).join('.'), '']);
}

export function listOptionNames({ node, textOf }: NamedNode): readonly Name[] {
  if (node.kind !== 'field' || !node.options || !('rows' in node.options)) return [];
  return node.options.rows.map((option) => [
    String(option.value),
    findOptionText(textOf, node.path, option) ?? '',
  ]);
}

/** Lists ids of the checks that replies to calls set. */
export function listCheckIds({ calls }: Wizard): readonly string[] {
  return calls.flatMap(({ outcomes }) => outcomes.flatMap(({ effects }) => Object.keys(effects.check ?? {})));
}
