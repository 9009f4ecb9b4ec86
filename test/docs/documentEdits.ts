import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, findNodeAtLocation, modify, type Node, parse, parseTree } from 'jsonc-parser';

/** One change in a tutorial: a code block below a sentence that names a file. */
export interface DocumentEdit {
  readonly file: string;
  /** The member after which, or in which, the new members stand; null: the outermost object. */
  readonly at: { readonly kind: 'below' | 'under'; readonly member: string } | null;
  readonly language: string;
  readonly block: string;
}

const edit =
  /In\s+`([^`]+)`(?:,\s+(below|under)\s+`([^`]+)`)?:\n([ ]*)```(json|diff|yaml)\n([\s\S]*?)\n\4```/g;

/**
 * Lists the edits of a part of a document, in their order. A `json` block contains new members, a `diff` or `yaml` block lines or a whole
 * file.
 */
export function editsIn(text: string): readonly DocumentEdit[] {
  return [...text.matchAll(edit)].map(
    ([, file = '', kind, member = '', indent = '', language = '', block = '']) => ({
      file,
      at: kind === 'below' || kind === 'under' ? { kind, member } : null,
      language,
      block: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Splits a chapter into its numbered points, without the text before the first one. */
export function pointsOf(document: string, heading: string): readonly string[] {
  const chapter = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (chapter === undefined) throw new Error(`There is no chapter "${heading}".`);
  return chapter.split(/^\d+\. /m).slice(1);
}

/** Makes the change in the copy of the repository below `root`. */
export function applyEdit(root: string, { file, at, language, block }: DocumentEdit): void {
  const path = join(root, file);
  if (language === 'yaml') return writeFileSync(path, `${block}\n`);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    language === 'diff' ? withLines(text, block, file) : withMembers(text, block, at, file),
  );
}

function withLines(text: string, block: string, file: string): string {
  const lines = block.split('\n');
  const side = (leftOut: string): string =>
    lines
      .filter((line) => !line.startsWith(leftOut))
      .map((line) => line.slice(1))
      .join('\n');
  const parts = text.split(side('+'));
  if (parts.length !== 2) throw new Error(`The old lines stand ${parts.length - 1} times in ${file}.`);
  return parts.join(side('-'));
}

function withMembers(text: string, block: string, at: DocumentEdit['at'], file: string): string {
  const tree = parseTree(text);
  const target = at === null ? { path: [], index: undefined } : targetOf(tree, at, file);
  const members = Object.entries(parse(`{${block}}`) as Readonly<Record<string, unknown>>);
  return members.reduce((now, [name, value], offset) => {
    const { index } = target;
    const options = index === undefined ? {} : { getInsertionIndex: () => index + offset };
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    return applyEdits(now, modify(now, [...target.path, name], value, { formattingOptions, ...options }));
  }, text);
}

function targetOf(tree: Node | undefined, at: NonNullable<DocumentEdit['at']>, file: string) {
  const found = tree ? placesOf(tree, at.member, []) : [];
  const [path] = found;
  if (path === undefined || found.length > 1)
    throw new Error(`The member "${at.member}" stands ${found.length} times in ${file}.`);
  if (at.kind === 'under') return { path, index: undefined };
  const parent = path.slice(0, -1);
  const siblings = (tree && findNodeAtLocation(tree, parent)?.children) ?? [];
  const own = siblings.findIndex(({ children }) => children?.[0]?.value === at.member);
  return { path: parent, index: own + 1 };
}

/** Finds members with the name, without those inside of a found one. */
function placesOf(node: Node, member: string, path: readonly string[]): (readonly string[])[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children }) => {
    const [name, value] = children ?? [];
    if (!name || !value) return [];
    const own = [...path, String(name.value)];
    return name.value === member ? [own] : placesOf(value, member, own);
  });
}
