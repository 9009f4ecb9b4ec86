import type { Repository } from '../../definitions/index.ts';
import type { Wizard } from '../../engine/index.ts';
import { say } from '../messages/messages.ts';
import type { Names } from '../words/describeExpression.ts';
import type { TextLookup } from './FormTexts.ts';
import { findOptionText } from './findOptionText.ts';

/** Creates the names for a document: labels of questions and options, and the sentences of facts and settings. */
export function createFormNames(
  { shared }: Pick<Repository, 'shared'>,
  wizard: Wizard,
  text: TextLookup,
): Names {
  const { facts } = shared.facts;
  const parts = wizard.nodes.flatMap((node) =>
    node.kind === 'list'
      ? node.parts.map((part) => [part.path.replace(`${node.path}.`, 'row.'), part.path] as const)
      : [],
  );
  const pathOf = new Map<string, string>([
    ...wizard.nodes.map(({ path }) => [path, path] as const),
    ...parts,
  ]);
  const label = (path: string) => {
    const at = pathOf.get(path) ?? path;
    const found = text(`${at}.label`, `${at}.legend`);
    if (found !== null) return say('words.quoted', { name: found });
    return path === 'today' ? say('words.today') : say('words.quoted', { name: path });
  };
  return {
    label,
    literal: (value, path) => {
      const at = path === null ? null : (pathOf.get(path) ?? path);
      const option = at === null ? null : findTextOfOption(wizard, at, value, text);
      return typeof value === 'number' ? String(value) : say('words.quoted', { name: option ?? value });
    },
    fact: (path) =>
      (Object.hasOwn(facts, path)
        ? facts[path]?.says
        : shared.settings[path.replace(/^settings\./, '')]?.says) ?? null,
  };
}

/** Returns the text of an option; null without one, because a literal need not be an option of the compared field. */
function findTextOfOption(
  { nodes }: Wizard,
  path: string,
  value: string | number,
  text: TextLookup,
): string | null {
  const all = nodes.flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  const node = all.find((one) => one.path === path);
  const rows = node?.kind === 'field' && node.options && 'rows' in node.options ? node.options.rows : [];
  const cells = rows.find((row) => row.value === value)?.of ?? null;
  return cells === null ? text(`${path}.options.${value}`) : findOptionText(text, path, { value, of: cells });
}
