import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Sizes that are no words of a page: a number in a badge, letters in the units of a drawing, the paper. */
const others = ['0.75rem', '1rem', '1.5rem', '10.5pt'];
const tokens = readFileSync('src/ui/style/global.css', 'utf8');

/** Reads a size of the scale in rem; the second one is that of phones, where it has one. */
function readSize(name: string, width: 'wide' | 'narrow'): number {
  const values = [...tokens.matchAll(new RegExp(`--font-${name}: ([\\d.]+)rem`, 'g'))].map(([, rem]) =>
    Number(rem),
  );
  return (width === 'wide' ? values[0] : values.at(-1)) ?? Number.NaN;
}

describe('sizes of letters', () => {
  it('stand in one scale, which all style sheets read', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const own = files.flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/font-size: ([^;]+);/g)]
        .map(([, size = '']) => size)
        .filter((size) => !/var\(--font-|var\(--question-size|^inherit$/.test(size))
        .map((size) => `${file} ${size}`),
    );

    expect(own.filter((one) => !others.some((size) => one.endsWith(` ${size}`)))).toEqual([]);
    expect(own.length).toBeLessThanOrEqual(4);
  });

  it.each(['wide', 'narrow'] as const)('of each level are a tenth larger than those below: %s', (width) => {
    const sizes = ['small', 'body', 'lead', 'h3', 'h2', 'name'].map((name) => readSize(name, width));
    const steps = sizes.slice(1).map((size, at) => size / (sizes[at] ?? size));

    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.1);
    expect(readSize('h1', width)).toBeGreaterThan(readSize('name', width));
    expect(readSize('h1', width)).toBeGreaterThanOrEqual(readSize('h2', width) * 1.35);
  });
});
