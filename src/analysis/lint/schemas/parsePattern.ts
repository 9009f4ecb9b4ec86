/** The properties of a regular expression that decide its running time. */
export type PatternNode =
  | { readonly kind: 'char'; readonly source: string }
  /** Anchors match without reading. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly body: PatternNode;
      readonly min: number;
      readonly max: number;
      readonly source: string;
    };

/** Parses a pattern. Returns null for look-around and back references, which are not regular. */
export function parsePattern(pattern: string): PatternNode | null {
  let at = 0;
  let beyond = false;
  const tree = parseChoice();
  return beyond || at < pattern.length ? null : tree;

  function takeMatch(expression: RegExp): string | null {
    const found = new RegExp(expression.source, 'yu');
    found.lastIndex = at;
    const text = found.exec(pattern)?.[0] ?? null;
    at += text?.length ?? 0;
    return text;
  }

  function parseChoice(): PatternNode {
    const options = [parseSequence()];
    while (takeMatch(/\|/) !== null) options.push(parseSequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  function parseSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < pattern.length && !/[|)]/.test(pattern[at] ?? '')) {
      const start = at;
      const body = parseAtom();
      if (beyond) break;
      parts.push(parseQuantified(body, start));
    }
    return { kind: 'sequence', parts };
  }

  function parseQuantified(body: PatternNode, start: number): PatternNode {
    const quantifier = takeMatch(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/);
    if (quantifier === null) return body;
    const [min, max] = parseQuantifier(quantifier);
    return { kind: 'repeat', body, min, max, source: pattern.slice(start, at) };
  }

  function parseAtom(): PatternNode {
    if (takeMatch(/\((?:\?:|\?<[A-Za-z]\w*>|(?!\?))/) !== null) {
      const inside = parseChoice();
      if (takeMatch(/\)/) === null) beyond = true;
      return inside;
    }
    if (takeMatch(/\^|\$|\\[bB]/) !== null) return { kind: 'empty' };
    const char = takeMatch(
      /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^1-9k])|\[(?:[^\]\\]|\\.)*\]|[^()\\]/,
    );
    if (char === null) beyond = true;
    return { kind: 'char', source: char ?? '' };
  }
}

function parseQuantifier(quantifier: string): readonly [min: number, max: number] {
  if (quantifier.startsWith('*')) return [0, Infinity];
  if (quantifier.startsWith('+')) return [1, Infinity];
  if (quantifier.startsWith('?')) return [0, 1];
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  return [Number(min), comma === '' ? Number(min) : max === '' ? Infinity : Number(max)];
}
