import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Repository } from '../../definitions/index.ts';
import {
  findCodeTerm,
  listNamesInSettings,
  listTermsOf,
  readTerms,
  termsFile,
} from '../lint/texts/readTerms.ts';
import type { PathChange } from './Edit.ts';
import { removeProperty } from './moveProperty.ts';
import type { TextEdit } from './TextEdit.ts';

/**
 * Lists the edits of the term base after which the texts of a question have the same terms under its new path. A term that other texts have,
 * too, stays, and the question gets a copy; a copy that equals the term of the new name goes.
 */
export function changeTerms(repository: Repository, change: PathChange): readonly TextEdit[] {
  const file = repository.files.get(termsFile);
  if (!file?.tree) return [];
  const { text, tree } = file;
  const keys = listTextKeys(repository, change);
  const terms = readTerms(repository);
  const elsewhere = new Set(
    [
      ...keys.others.flatMap((key) => listTermsOf(terms, key)),
      ...listNamesInSettings(repository).flatMap(({ setting, code }) => findCodeTerm(terms, [setting], code)),
    ].map(({ name }) => name),
  );
  const renamed = new Map(
    keys.own.flatMap((key) =>
      listTermsOf(terms, key).flatMap(({ name }) => {
        const now = renameTerm(name, key, change);
        return now === name ? [] : [[name, now] as const];
      }),
    ),
  );
  return [...renamed].flatMap(([name, now]) =>
    editTerm({ tree, text }, { name, now, isShared: elsewhere.has(name) }),
  );
}

/** Lists the keys of the texts of the question, short forms included, and those of all other texts. */
function listTextKeys({ forms, texts, brands }: Repository, { form, from }: PathChange) {
  const owners = new Set(
    forms.flatMap(({ id, source }) => (id === form || source.wizard.shortOf?.id === form ? [id] : [])),
  );
  const keys = [
    ...[...texts.values()].flatMap((one) => Object.keys(one.texts).map((key) => `${one.namespace}:${key}`)),
    ...brands.flatMap(({ overlay }) => Object.keys(overlay?.texts ?? {})),
  ];
  const isOwn = (key: string) => {
    const [owner = '', path = ''] = key.split(':');
    return owners.has(owner) && path.startsWith(`${from}.`);
  };
  return { own: keys.filter(isOwn), others: keys.filter((key) => !isOwn(key)) };
}

/** Returns the name of the term that the text of a key has under the new path: each of its names gives way to the one at the same place. */
function renameTerm(term: string, key: string, { from, to }: PathChange): string {
  const [group = '', ...words] = term.split('.');
  const names = key.slice(key.indexOf(':') + 1).split('.');
  const after = [...to.split('.'), ...names.slice(from.split('.').length)];
  const renamed = words.map((word, position) => {
    // Only a term of questions ends with the name of a question.
    if (group !== 'fields' && position === words.length - 1) return word;
    const place = names.slice(0, -1).lastIndexOf(word);
    return place < 0 ? word : (after.at(place - names.length) ?? word);
  });
  return [group, ...renamed].join('.');
}

interface RenamedTerm {
  readonly name: string;
  readonly now: string;
  /** True when other texts have the term, too. */
  readonly isShared: boolean;
}

function editTerm(
  { tree, text }: { readonly tree: Node; readonly text: string },
  { name, now, isShared }: RenamedTerm,
): readonly TextEdit[] {
  const group = name.slice(0, name.indexOf('.'));
  const other = dropGroup(now);
  const term = findNodeAtLocation(tree, [group, dropGroup(name)])?.parent;
  const [written, content] = term?.children ?? [];
  const container = term?.parent;
  if (!term || !written || !content || !container) return [];
  const known = findNodeAtLocation(tree, [group, other]);
  const read = ({ offset, length }: Node) => text.slice(offset, offset + length);
  if (known) return isShared || read(known) !== read(content) ? [] : [removeProperty(container, term)];
  if (!isShared) return [{ offset: written.offset, length: written.length, text: JSON.stringify(other) }];
  const copy = `,\n    ${JSON.stringify(other)}: ${read(content)}`;
  return [{ offset: term.offset + term.length, length: 0, text: copy }];
}

function dropGroup(term: string): string {
  return term.slice(term.indexOf('.') + 1);
}
