import { parsePattern, type PatternNode } from './parsePattern.ts';
import { say } from '../../messages/messages.ts';

/** The greatest number of repetitions that counts as a constant. */
const mostConstantRepetitions = 64;

type Chars = ReadonlySet<number>;
const noChars: Chars = new Set();

/**
 * Returns the reason why a pattern may take more than linear time, or null when it certainly does not. Conservative: at each repetition one
 * character must decide whether to go on or to leave, and an unanchored pattern may not repeat without end.
 */
export function findSuperLinearPart(pattern: string): string | null {
  const tree = parsePattern(pattern);
  if (tree === null) return say('pattern.looks');
  if (!pattern.startsWith('^') || tree.kind === 'choice') {
    const open = findRepeat(tree);
    if (open !== null) return say('pattern.open', { part: open });
  }
  return describeAmbiguity(tree, noChars, false);
}

function findRepeat(node: PatternNode): string | null {
  switch (node.kind) {
    case 'char':
    case 'empty':
      return null;
    case 'sequence':
      return findFirstPart(node.parts, findRepeat);
    case 'choice':
      return findFirstPart(node.options, findRepeat);
    case 'repeat':
      return node.max > mostConstantRepetitions ? node.source : findRepeat(node.body);
  }
}

/**
 * Describes the ambiguity of a node. `after`: characters that may follow the node. `inLoop`: the node is repeated without end, so that each
 * ambiguity multiplies.
 */
function describeAmbiguity(node: PatternNode, after: Chars, inLoop: boolean): string | null {
  switch (node.kind) {
    case 'char':
    case 'empty':
      return null;
    case 'sequence':
      return findFirstPart(node.parts, (part, index) =>
        describeAmbiguity(
          part,
          listStartChars({ kind: 'sequence', parts: node.parts.slice(index + 1) }, after),
          inLoop,
        ),
      );
    case 'choice': {
      const overlapping =
        inLoop &&
        node.options.some((option, index) =>
          node.options
            .slice(0, index)
            .some((other) => findOverlap(listStartChars(option, after), listStartChars(other, after))),
        );
      if (overlapping) return say('pattern.alike');
      return findFirstPart(node.options, (option) => describeAmbiguity(option, after, inLoop));
    }
    case 'repeat': {
      const endless = node.max > mostConstantRepetitions;
      if (endless && isNullable(node.body)) return say('pattern.nothing', { part: node.source });
      const own = listStartChars(node.body, noChars);
      const varies = node.min !== node.max;
      if (varies && (endless || inLoop) && findOverlap(own, after)) {
        return say('pattern.after', { part: node.source });
      }
      return describeAmbiguity(
        node.body,
        endless || node.max > 1 ? uniteChars(own, after) : after,
        inLoop || endless,
      );
    }
  }
}

/** Returns the characters a node can begin with; `after` counts, too, when the node can be empty. */
function listStartChars(node: PatternNode, after: Chars): Chars {
  switch (node.kind) {
    case 'empty':
      return after;
    case 'char':
      return listMatchingChars(node.source);
    case 'choice':
      return node.options.map((option) => listStartChars(option, after)).reduce(uniteChars, noChars);
    case 'repeat':
      return node.min === 0
        ? uniteChars(listStartChars(node.body, after), after)
        : listStartChars(node.body, after);
    case 'sequence':
      return node.parts.reduceRight<Chars>((follow, part) => listStartChars(part, follow), after);
  }
}

function isNullable(node: PatternNode): boolean {
  switch (node.kind) {
    case 'empty':
      return true;
    case 'char':
      return false;
    case 'choice':
      return node.options.some(isNullable);
    case 'repeat':
      return node.min === 0 || isNullable(node.body);
    case 'sequence':
      return node.parts.every(isNullable);
  }
}

/** Latin letters with all their marks, digits, signs, and some characters from beyond. */
const sample = [
  ...Array.from({ length: 0x250 }, (_, code) => code),
  0x1e9e,
  0x2013,
  0x2019,
  0x20ac,
  0x4e2d,
  0x1f600,
];

function listMatchingChars(source: string): Chars {
  const expression = new RegExp(`^${source}$`, 'su');
  return new Set(sample.filter((code) => expression.test(String.fromCodePoint(code))));
}

function findOverlap(left: Chars, right: Chars): boolean {
  return [...left].some((code) => right.has(code));
}

function uniteChars(left: Chars, right: Chars): Chars {
  return new Set([...left, ...right]);
}

function findFirstPart<Part>(
  parts: readonly Part[],
  find: (part: Part, index: number) => string | null,
): string | null {
  for (const [index, part] of parts.entries()) {
    const found = find(part, index);
    if (found !== null) return found;
  }
  return null;
}
