import { findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

/** An empty file of a brand's texts. */
const emptyOverlay = `{\n  "$schema": "../../schemas/_meta/brand-texts.schema.json"\n}\n`;

/** Returns the text of a key in a file of texts; null without one, undefined when the file cannot be read. */
export function readText(source: string | null, key: string): string | null | undefined {
  if (source === null) return null;
  try {
    const value: unknown = JSON.parse(source);
    const found = new Map(Object.entries(value ?? {})).get(key) ?? null;
    return found === null || typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sets, adds or removes (null) one text in a file of texts. All other bytes stay the same. A brand's file is made for its first text, and goes
 * with its last one (null).
 */
export function setText(source: string | null, key: string, text: string | null): string | null {
  const written = source ?? emptyOverlay;
  const node = findNodeAtLocation(parseTree(written) ?? failOn(key), [key]);
  if (node && text !== null)
    return written.slice(0, node.offset) + JSON.stringify(text) + written.slice(node.offset + node.length);
  const eol = written.includes('\r\n') ? '\r\n' : '\n';
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol };
  const changes = modify(written, [key], text ?? undefined, { formattingOptions });
  const changed = changes
    .toSorted((left, right) => right.offset - left.offset)
    .reduce(
      (all, { offset, length, content }) => all.slice(0, offset) + content + all.slice(offset + length),
      written,
    );
  return text === null && isEmpty(changed) ? null : changed;
}

function isEmpty(source: string): boolean {
  const value: unknown = JSON.parse(source);
  return Object.keys(value ?? {}).every((key) => key === '$schema');
}

function failOn(key: string): never {
  throw new Error(`The file that shall have "${key}" is no JSON.`);
}
