import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../engine/index.ts';
import type { SourceFile } from './Repository.ts';
import { childPointer } from './pointer.ts';

/** Strict JSON with the tree kept: no comments, no trailing commas, no key twice. Never throws. */
export function parseSource(path: string, text: string): SourceFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (!tree || first) {
    return { path, text, tree: null, value: null, problems: [syntaxProblem(path, text, first)] };
  }

  const problems: Problem[] = [];
  const value = valueOf(tree, '', (pointer, message) => {
    problems.push({ file: path, pointer, key: true, code: 'duplicate-key', message });
  });
  return { path, text, tree, value, problems };
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
  ValueExpected: 'remove the comma before "]", or write a value',
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
