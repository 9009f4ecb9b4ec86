import type { Repository } from '../../definitions/index.ts';
import type { Wizard, WizardNode } from '../../engine/index.ts';
import { formatFieldType } from './formatFieldType.ts';
import { inferPayloadShape } from './inferPayloadShape.ts';
import { listShowRules } from './listShowRules.ts';

/**
 * Generates the TypeScript of a form: `Answers` by path, as they are when it can be sent, and `Payloads` by operation. The indentation is
 * left to a formatter.
 */
export function generateFormTypes(repository: Repository, wizard: Wizard): string {
  const payloads = new Map<string, string[]>();
  for (const { call, send } of wizard.calls) {
    if (!send) continue;
    const { type } = inferPayloadShape(send.expression, wizard, repository);
    payloads.set(call, [...(payloads.get(call) ?? []), type]);
  }
  return [
    `/** The form "${wizard.id}" as its definitions say. Refresh: npm run forms -- types --write */`,
    '',
    '/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */',
    'export interface Answers {',
    ...wizard.nodes.flatMap((node) => answerLine(wizard, node, node.path, [])),
    '}',
    '',
    '/** Bodies by operation. */',
    'export interface Payloads {',
    ...[...payloads].map(([call, types]) => `${call}: ${[...new Set(types)].join(' | ')};`),
    '}',
    '',
  ].join('\n');
}

/** `known`: conditions that hold anyway, for parts of a shown list. */
function answerLine(
  wizard: Wizard,
  node: WizardNode,
  name: string,
  known: readonly string[],
): readonly string[] {
  if (node.kind === 'block') return [];
  const isShown = listShowRules(wizard, node).every((ref) => known.includes(ref));
  const sure = isShown && (node.optional === null || (node.kind === 'field' && node.twoValued));
  return [`${JSON.stringify(name)}${sure ? '' : '?'}: ${formatNodeType(wizard, node)};`];
}

function formatNodeType(wizard: Wizard, node: Exclude<WizardNode, { kind: 'block' }>): string {
  if (node.kind === 'field') return formatFieldType(node);
  const refs = listShowRules(wizard, node);
  const parts = node.parts.flatMap((part) =>
    answerLine(wizard, part, part.path.slice(node.path.length + 1), refs),
  );
  return `{\n${parts.join('\n')}\n}[]`;
}
