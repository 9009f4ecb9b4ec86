import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Mistake, Problem } from '../engine/index.ts';
import { mistake } from './messages/messages.ts';
import type { SourceFile } from './Repository.ts';
import { findMetaSchemaPath } from './findMetaSchemaPath.ts';
import { appendToPointer } from './pointer.ts';

/** Parses strict JSON and keeps its tree: no comments, no trailing commas, no duplicate keys. Never throws. */
export function parseSource(path: string, text: string): SourceFile {
  const metaSchema = findMetaSchemaPath(path);
  const unreadable = findUnreadableText(path, text);
  if (unreadable) return { path, text, metaSchema, tree: null, value: null, problems: [unreadable] };
  const sound = parseSoundJson(text);
  if (sound !== undefined) return new SoundFile(path, text, metaSchema, sound);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (!tree || first) {
    return {
      path,
      text,
      metaSchema,
      tree: null,
      value: null,
      problems: [describeSyntaxError(path, text, first)],
    };
  }

  const problems: Problem[] = [];
  const value = readNodeValue(tree, '', (pointer, says) => {
    problems.push({ file: path, pointer, key: true, ...says });
  });
  return { path, text, metaSchema, tree, value, problems };
}

/** Returns the value of a text without any mistake; otherwise undefined, and the tree says where the mistake is. */
function parseSoundJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const keys = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)?.length ?? 0;
    return keys === countKeys(value) && !text.includes('__proto__') ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the keys at any depth. A text that writes more of them repeats one. */
function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + countKeys(part), Array.isArray(value) ? 0 : parts.length);
}

/** A file without mistakes. Only a finding needs its tree, which takes most of the time of reading. */
class SoundFile implements SourceFile {
  readonly problems = [];
  #tree: Node | null | undefined;

  constructor(
    readonly path: string,
    readonly text: string,
    readonly metaSchema: string | null,
    readonly value: unknown,
  ) {}

  get tree(): Node | null {
    return (this.#tree ??= parseTree(this.text) ?? null);
  }
}

/** Characters; longer than any definition needs. */
const maxLength = 2_000_000;

/** Deeper than any definition needs. */
const maxNesting = 100;

/** Finds texts that a JSON parser would report as another mistake, or fail on. */
function findUnreadableText(file: string, text: string): Problem | null {
  const at = (offset: number, says: Mistake): Problem => ({ file, pointer: `@${offset}`, ...says });
  if (text.length > maxLength) return at(0, mistake('json-syntax.long', { most: maxLength / 1_000_000 }));
  if (text.trim() === '') return at(0, mistake('json-syntax.empty'));
  if (text.startsWith('\uFEFF')) return at(0, mistake('json-syntax.mark'));
  const garbled = text.indexOf('\uFFFD');
  if (garbled >= 0) return at(garbled, mistake('json-syntax.garbled'));
  const deep = findDeeperNesting(text, maxNesting);
  return deep === null ? null : at(deep, mistake('json-syntax.deep', { most: maxNesting }));
}

/** Returns the offset at which the text first nests deeper than `most`; null when it never does. Brackets in texts do not count. */
function findDeeperNesting(text: string, most: number): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > most) return index;
  }
  return null;
}

/** Reports a syntax error. Without a tree there is no JSON Pointer, so the pointer of the problem is an offset (`@123`). */
function describeSyntaxError(file: string, text: string, error: ParseError | undefined): Problem {
  const name = error ? printParseErrorCode(error.error) : 'ValueExpected';
  const offset = error?.offset ?? text.length;
  return {
    file,
    pointer: `@${offset}`,
    ...(isSyntaxName(name) ? mistake(`json-syntax.${name}`) : mistake('json-syntax.other', { name })),
  };
}

/** Names of jsonc-parser for the mistakes in a JSON file. */
const syntaxNames = [
  'InvalidSymbol',
  'InvalidNumberFormat',
  'PropertyNameExpected',
  'ValueExpected',
  'ColonExpected',
  'CommaExpected',
  'CloseBraceExpected',
  'CloseBracketExpected',
  'EndOfFileExpected',
  'InvalidCommentToken',
  'UnexpectedEndOfComment',
  'UnexpectedEndOfString',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
] as const;

function isSyntaxName(name: string): name is (typeof syntaxNames)[number] {
  return syntaxNames.some((one) => one === name);
}

function readNodeValue(
  node: Node,
  pointer: string,
  report: (pointer: string, says: Mistake) => void,
): unknown {
  if (node.type === 'array') {
    return (node.children ?? []).map((child, index) =>
      readNodeValue(child, appendToPointer(pointer, index), report),
    );
  }
  if (node.type !== 'object') return node.value;

  const entries = new Map<string, unknown>();
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode || !valueNode) continue;
    const key = String(keyNode.value);
    const place = appendToPointer(pointer, key);
    if (entries.has(key)) report(place, mistake('duplicate-key', { key }));
    if (key === '__proto__') report(place, mistake('duplicate-key.reserved'));
    else entries.set(key, readNodeValue(valueNode, place, report));
  }
  return Object.fromEntries(entries);
}
