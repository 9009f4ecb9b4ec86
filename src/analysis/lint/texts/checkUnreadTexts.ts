import { didYouMean, type Wizard, type WizardNode } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { mistake } from '../../messages/messages.ts';
import { checkEachWizard, type Check, type LintForm } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { listErrorsOf } from './needed/listErrorTexts.ts';
import { listNeededTexts } from './needed/listNeededTexts.ts';

/**
 * Finds texts at a question that exists, of a kind that it never has: the error of a limit that it does not have, an option of a question
 * without options.
 */
export const unreadText: Check = checkEachWizard((form, { repository }) => {
  const file = `schemas/${form.id}/texts.de.json`;
  const needed = new Set(listNeededTexts(form, form.wizard).flatMap(({ anyOf }) => anyOf));
  const nodes = new Map(
    form.wizard.nodes
      .flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]))
      .map((node) => [node.path, node]),
  );
  const given = listGivenCodes(form);
  return Object.keys(asRecord(repository.files.get(file)?.value)).flatMap((key) => {
    const kind = needed.has(key) ? null : splitKey(key, nodes);
    if (kind === null || isRead(kind, given)) return [];
    const { node, names } = kind;
    const of = names.slice(0, -1).join('.');
    const says = names.includes('error')
      ? mistake('unread-text.error', { path: node.path, code: names.at(-1) ?? '' })
      : mistake('unread-text.other', { path: node.path });
    const known = names.includes('error') ? listOwnCodes(node, given).map((code) => `${of}.${code}`) : [];
    return [{ file, pointer: formatPointer(key), key: true, ...says, ...didYouMean(names.join('.'), known) }];
  });
});

interface TextKind {
  readonly node: WizardNode;
  /** The names after the path of the question. */
  readonly names: readonly string[];
}

/** Returns null for a text that belongs to no question. Blocks name their texts themselves. */
function splitKey(key: string, nodes: ReadonlyMap<string, WizardNode>): TextKind | null {
  const names = key.split('.');
  for (let length = names.length - 1; length >= 2; length -= 1) {
    const node = nodes.get(names.slice(0, length).join('.'));
    if (node !== undefined) return node.kind === 'block' ? null : { node, names: names.slice(length) };
  }
  return null;
}

const simpleParts = new Set('label legend hint why summary placeholder row add remove full'.split(' '));

function isRead({ node, names }: TextKind, given: readonly GivenCode[]): boolean {
  const error = names.indexOf('error');
  if (error === 0 || error === 1) return listOwnCodes(node, given).includes(names.slice(error + 1).join('.'));
  const [part = ''] = names;
  if (part === 'options')
    return node.kind === 'field' && (node.options !== null || node.schema.type === 'boolean');
  return names.length === 1 || !simpleParts.has(part);
}

/** Lists the codes that a question can have: of its limits, of its control, and of the checks and replies that are about it. */
function listOwnCodes(node: WizardNode, given: readonly GivenCode[]): readonly string[] {
  const own = node.kind === 'block' ? [] : listErrorsOf(node);
  const { path } = node;
  return [...own, ...given.flatMap(({ at, code }) => (`${path}.`.startsWith(`${at}.`) ? [code] : []))];
}

/** Lists the codes that some question of the form can have. */
export function listAllCodes(form: LintForm & { readonly wizard: Wizard }): readonly string[] {
  const nodes = form.wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return [
    ...nodes.flatMap((node) => listOwnCodes(node, [])),
    ...listGivenCodes(form).map(({ code }) => code),
    ...(form.source.calls.calls.some(({ stale }) => stale === 'show') ? ['stale'] : []),
  ];
}

/** A code of a check or of a mark that a reply sets, with the question, group or step that it is about. */
interface GivenCode {
  readonly at: string;
  readonly code: string;
}

function listGivenCodes({ source, wizard }: LintForm & { readonly wizard: Wizard }): readonly GivenCode[] {
  return [
    ...wizard.steps.flatMap(({ id, checks }) =>
      checks.flatMap(({ error, at, group }) =>
        [...at, group ?? id].map((place) => ({ at: place, code: error })),
      ),
    ),
    ...source.calls.calls.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ mark = {} }) => Object.entries(mark).map(([at, code]) => ({ at, code }))),
    ),
  ];
}
