import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** Fonts of papers. They are parsed once, because that takes longer than drawing a page. */
export const paperFonts: Readonly<Record<'regular' | 'bold', () => unknown>> = {
  regular: once(() => fontIn('400')),
  bold: once(() => fontIn('700')),
};

function fontIn(weight: string): unknown {
  const file = `@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`;
  return create(readFileSync(createRequire(import.meta.url).resolve(file)));
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
