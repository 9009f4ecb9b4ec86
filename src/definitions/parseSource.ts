import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../engine/index.ts';
import type { SourceFile } from './Repository.ts';
import { metaSchemaOf } from './metaSchemaOf.ts';
import { childPointer } from './pointer.ts';

/** Strict JSON with the tree kept: no comments, no trailing commas, no key twice. Never throws. */
export function parseSource(path: string, text: string): SourceFile {
  const metaSchema = metaSchemaOf(path);
  const unreadable = unreadableIn(path, text);
  if (unreadable) return { path, text, metaSchema, tree: null, value: null, problems: [unreadable] };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (!tree || first) {
    return { path, text, metaSchema, tree: null, value: null, problems: [syntaxProblem(path, text, first)] };
  }

  const problems: Problem[] = [];
  const value = valueOf(tree, '', (pointer, message) => {
    problems.push({ file: path, pointer, key: true, code: 'duplicate-key', message });
  });
  return { path, text, metaSchema, tree, value, problems };
}

/** Nothing a definition needs is nested as deep. */
const deepest = 100;

/** What a JSON parser would report as something else, or fall over. */
function unreadableIn(file: string, text: string): Problem | null {
  const at = (offset: number, message: string, hint: string): Problem => ({
    file,
    pointer: `@${offset}`,
    code: 'json-syntax',
    message,
    hint,
  });
  if (text.trim() === '')
    return at(0, 'the file is empty', 'a definition is one object, and its first line is "$schema"');
  if (text.startsWith('\uFEFF'))
    return at(0, 'the file begins with a byte order mark', 'save it as UTF-8 without BOM');
  const garbled = text.indexOf('\uFFFD');
  if (garbled >= 0) return at(garbled, 'this character is not UTF-8', 'save the file as UTF-8');
  const deep = deeperThan(text, deepest);
  return deep === null
    ? null
    : at(
        deep,
        `objects and lists are nested deeper than ${deepest}`,
        'name parts of it as conditions of their own',
      );
}

/** Where the text first nests deeper; null when it never does. Brackets in texts do not count. */
function deeperThan(text: string, most: number): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > most) return index;
  }
  return null;
}

/** A syntax error has no pointer, as there is no tree: its place stands in the pointer as an offset (`@123`). */
function syntaxProblem(file: string, text: string, error: ParseError | undefined): Problem {
  const name = error ? printParseErrorCode(error.error) : 'ValueExpected';
  const offset = error?.offset ?? text.length;
  return {
    file,
    pointer: `@${offset}`,
    code: 'json-syntax',
    message: SYNTAX[name] ?? `this is not valid JSON (${name})`,
    ...(HINTS[name] === undefined ? {} : { hint: HINTS[name] }),
  };
}

const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this word is no JSON value',
  InvalidNumberFormat: 'this is no JSON number',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is missing after the key',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing "}" is missing',
  CloseBracketExpected: 'a closing "]" is missing',
  EndOfFileExpected: 'something stands behind the end of the file',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'the closing quote of this text is missing',
  InvalidUnicode: 'this is no valid \\u escape',
  InvalidEscapeCharacter: 'this is no valid escape',
  InvalidCharacter: 'this character is not allowed here',
};

const HINTS: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'remove the comma before "}", or put the key in double quotes',
  ValueExpected: 'remove the comma that stands before, or write a value',
  InvalidCommentToken: 'say it in a "says" sentence instead',
  InvalidSymbol: 'texts stand in double quotes',
};

function valueOf(node: Node, pointer: string, report: (pointer: string, message: string) => void): unknown {
  if (node.type === 'array') {
    return (node.children ?? []).map((child, index) => valueOf(child, childPointer(pointer, index), report));
  }
  if (node.type !== 'object') return node.value;

  const entries = new Map<string, unknown>();
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode || !valueNode) continue;
    const key = String(keyNode.value);
    const place = childPointer(pointer, key);
    if (entries.has(key))
      report(place, `"${key}" is written twice in this object; only one of them would count`);
    if (key === '__proto__') report(place, '"__proto__" cannot be a key');
    else entries.set(key, valueOf(valueNode, place, report));
  }
  return Object.fromEntries(entries);
}
