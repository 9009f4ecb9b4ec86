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
  const tree = choice();
  return beyond || at < pattern.length ? null : tree;

  function take(expression: RegExp): string | null {
    const found = new RegExp(expression.source, 'yu');
    found.lastIndex = at;
    const text = found.exec(pattern)?.[0] ?? null;
    at += text?.length ?? 0;
    return text;
  }

  function choice(): PatternNode {
    const options = [sequence()];
    while (take(/\|/) !== null) options.push(sequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < pattern.length && !/[|)]/.test(pattern[at] ?? '')) {
      const start = at;
      const body = atom();
      if (beyond) break;
      parts.push(quantified(body, start));
    }
    return { kind: 'sequence', parts };
  }

  function quantified(body: PatternNode, start: number): PatternNode {
    const quantifier = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/);
    if (quantifier === null) return body;
    const [min, max] = parseQuantifier(quantifier);
    return { kind: 'repeat', body, min, max, source: pattern.slice(start, at) };
  }

  function atom(): PatternNode {
    if (take(/\((?:\?:|\?<[A-Za-z]\w*>|(?!\?))/) !== null) {
      const inside = choice();
      if (take(/\)/) === null) beyond = true;
      return inside;
    }
    if (take(/\^|\$|\\[bB]/) !== null) return { kind: 'empty' };
    const char = take(
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
