import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColorRole, Message, Tokens } from '../../src/brand/index.ts';
import {
  createBrandTokens,
  calculateContrast,
  neutralBrand,
  writeTokenStylesheet,
} from '../../src/brand/index.ts';
import { shippedBrands } from './shippedBrands.ts';

const messages: readonly Message[] = ['success', 'warning', 'error', 'info'];
const plain: readonly ColorRole[] = ['page', 'surface', 'sunken', 'raised', 'brand-surface', 'pattern'];
const messageSurfaces = messages.map((message): ColorRole => `${message}-surface`);

/** Foreground, its possible backgrounds, and the required contrast (experience.md A11). */
const goals: readonly (readonly [ColorRole, readonly ColorRole[], number])[] = [
  ['text', [...plain, ...messageSurfaces], 7],
  ['text-secondary', [...plain, ...messageSurfaces], 4.5],
  ['brand-text', plain, 4.5],
  ['on-brand', ['brand', 'brand-hover'], 4.5],
  ['on-blocked', ['blocked'], 4.5],
  ['on-deep', ['deep'], 4.5],
  ['brand', plain, 3],
  ['border', plain, 3],
  ['border-strong', plain, 3],
  ['focus', [...plain, ...messageSurfaces], 3],
  ...messages.flatMap((message): (readonly [ColorRole, readonly ColorRole[], number])[] => [
    [message, [...plain, `${message}-surface`], 4.5],
    [`${message}-border`, [...plain, `${message}-surface`], 3],
  ]),
];

function misses(tokens: Tokens): readonly string[] {
  return goals.flatMap(([role, grounds, needed]) =>
    grounds
      .filter((ground) => calculateContrast(tokens[role], tokens[ground]) < needed)
      .map((ground) => `${role} on ${ground}: ${calculateContrast(tokens[role], tokens[ground]).toFixed(2)}`),
  );
}

/** The colours a logo is drawn in. */
function logoColors(file: string): readonly string[] {
  const svg = readFileSync(file, 'utf8');
  return [...new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, color = '']) => color))];
}

describe('createBrandTokens', () => {
  for (const brand of [...shippedBrands(), neutralBrand]) {
    it.each(['light', 'dark'] as const)(
      `BRAND-004 every pair of colours of "${brand.name}" is readable in the %s scheme`,
      (scheme) => {
        expect(misses(createBrandTokens(brand)[scheme])).toEqual([]);
      },
    );
  }

  for (const brand of shippedBrands()) {
    it.each(['light', 'dark'] as const)(
      `the logo of "${brand.name}" is visible in the %s scheme`,
      (scheme) => {
        const { page, surface } = createBrandTokens(brand)[scheme];
        const drawn = logoColors(`brands/${brand.id}/${brand.logo[scheme]}`);
        const seen = drawn.filter((color) =>
          [page, surface].every((ground) => calculateContrast(color, ground) >= 3),
        );
        const lost = drawn.filter(
          (color) => !seen.some((one) => one === color || calculateContrast(one, color) >= 3),
        );

        expect(seen.length).toBeGreaterThanOrEqual(2);
        // Parts in the colour of the page are inside of the logo.
        expect(lost).toEqual([]);
      },
    );
  }

  it('text is readable with all colours of a brand', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

    fc.assert(
      fc.property(color, color, (primary, neutral) => {
        const { light, dark } = createBrandTokens({ colors: { primary, neutral } });

        expect([...misses(light), ...misses(dark)]).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('a readable brand colour does not change', () => {
    expect(createBrandTokens({ colors: { primary: '#1f6b45', neutral: '#4f6b5a' } }).light.brand).toBe(
      '#1f6b45',
    );
  });
});

describe('writeTokenStylesheet', () => {
  it('the style sheet has both schemes', () => {
    const css = writeTokenStylesheet(neutralBrand);

    expect(css).toContain(`--color-text:${createBrandTokens(neutralBrand).light.text}`);
    expect(css).toMatch(/prefers-color-scheme:dark\)\{:root\{--color-page:#/);
  });
});
