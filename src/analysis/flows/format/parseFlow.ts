import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { FileValidator, TextPosition, Violation } from '../../../definitions/index.ts';
import { findNearestName } from '../../../engine/index.ts';
import type { Flow, FlowFile } from './Flow.ts';
import { say } from '../../messages/messages.ts';

/** A mistake in a flow file itself. */
export interface FlowMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type ParsedFlow =
  | { readonly ok: true; readonly flow: FlowFile }
  | { readonly ok: false; readonly mistakes: readonly FlowMistake[] };

/** Parses YAML 1.2 and validates it by the meta-schema of flows. Never throws. */
export function parseFlow(file: string, text: string, judge: FileValidator): ParsedFlow {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
  });
  const position = (offset: number): TextPosition => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  if (document.errors.length > 0) {
    const mistakes = document.errors.map((error) => ({
      file,
      ...position(error.pos[0]),
      message: isYamlCode(error.code) ? say(`yaml.${error.code}`) : say('yaml.other', { code: error.code }),
    }));
    return { ok: false, mistakes };
  }

  const placeAt = (path: readonly (string | number)[], key: boolean): TextPosition => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const parent: unknown = document.getIn(path.slice(0, length - 1), true);
      const place = (key ? findKeyNode(parent, path[length - 1]) : null) ?? node;
      if (isNode(place) && place.range) return position(place.range[0]);
    }
    return { line: 1, column: 1 };
  };
  const lineOf = (path: readonly (string | number)[]) => placeAt(path, false).line;
  const value = readDocumentContent(document);
  if (value === tooManyAliases)
    return { ok: false, mistakes: [{ file, line: 1, column: 1, message: say('yaml.aliases') }] };
  if (value === null || value === undefined)
    return { ok: false, mistakes: [{ file, line: 1, column: 1, message: say('flow.empty') }] };
  const mistakes = judge(value).map((violation) => {
    const { pointer, property, keyword } = violation;
    const isKey = property !== null && keyword !== 'required';
    const path = [...parsePointer(pointer), ...(isKey ? [property] : [])];
    return { file, ...placeAt(path, isKey), message: describeFlowViolation(violation) };
  });
  if (!isFlow(value, mistakes)) return { ok: false, mistakes };
  return {
    ok: true,
    flow: { file, flow: value, lineOf, placeOf: (pointer, key) => placeAt(parsePointer(pointer), key) },
  };
}

/** Narrows a value without mistakes to a flow: meta-schema and type have the same source. */
function isFlow(_: unknown, mistakes: readonly FlowMistake[]): _ is Flow {
  return mistakes.length === 0;
}

function describeFlowViolation({ pointer, message, property, keyword, allowed }: Violation): string {
  if (property === null && pointer === '') return say('flow.whole', { sentence: message });
  if (property === null) return say('flow.place', { place: pointer, sentence: message });
  const meant = keyword === 'additionalProperties' ? findNearestName(property, allowed) : null;
  return meant === null ? message : say('flow.surplus-meant', { property, meant });
}

/** The most frequent mistakes in YAML, by the codes of its parser. */
const yamlCodes = [
  'BAD_INDENT',
  'DUPLICATE_KEY',
  'MISSING_CHAR',
  'TAB_AS_INDENT',
  'UNEXPECTED_TOKEN',
  'BAD_SCALAR_START',
  'MULTILINE_IMPLICIT_KEY',
  'BLOCK_AS_IMPLICIT_KEY',
] as const;

function isYamlCode(code: string): code is (typeof yamlCodes)[number] {
  return yamlCodes.some((one) => one === code);
}

function findKeyNode(map: unknown, name: string | number | undefined): Node | null {
  if (!isMap(map)) return null;
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === name);
  return isNode(pair?.key) ? pair.key : null;
}

function parsePointer(pointer: string): readonly (string | number)[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

const tooManyAliases = Symbol('too many aliases');

/** Returns the content of a document, or `tooManyAliases` for an alias bomb, the only file for which the library throws. */
function readDocumentContent(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch {
    return tooManyAliases;
  }
}
