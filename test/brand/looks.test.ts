import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Brand, createBrandProperties, neutralBrand } from '../../src/brand/index.ts';
import { readBrand } from '../../src/brand/readBrand.ts';
import { shippedBrands } from './shippedBrands.ts';

const brands = shippedBrands();
const pairs = brands.flatMap((one, position) =>
  brands.slice(position + 1).map((other) => [one, other] as const),
);
/** The parts of a look that are seen without colour. */
const parts = [
  'corners',
  'edge',
  'density',
  'headings',
  'pictures',
  'landscape',
  'ground',
  'pattern',
] as const satisfies readonly (keyof Brand['look'])[];

describe('the looks of the brands', () => {
  it.each(pairs.map(([one, other]) => [one.id, other.id, one.look, other.look] as const))(
    'BRAND-004 %s and %s differ in at least five parts besides their colours',
    (_, __, one, other) => {
      expect(parts.filter((part) => one[part] !== other[part]).length).toBeGreaterThanOrEqual(5);
    },
  );

  it('BRAND-004 each landscape belongs to two brands at most', () => {
    const places = brands.map(({ look }) => look.landscape);

    expect(places.filter((one) => places.filter((other) => other === one).length > 2)).toEqual([]);
  });

  it('BRAND-004 no two brands have the same pattern, the same drawings, or the same sentence', () => {
    const distinct = (values: readonly string[]) => new Set(values).size;

    expect(distinct(brands.map(({ look }) => look.pattern))).toBe(brands.length);
    expect(distinct(brands.map(({ look }) => `${look.pictures} ${look.landscape}`))).toBe(brands.length);
    for (const sentence of ['greeting', 'thanks', 'error'] as const) {
      expect(distinct(brands.map(({ look }) => look.tone[sentence]))).toBe(brands.length);
    }
  });

  it.each(brands.map((brand) => [brand.id, brand] as const))(
    '%s gives every property a value',
    (_, brand) => {
      const names = (one: Brand) => {
        const { both, light, dark } = createBrandProperties(one);
        expect(Object.keys(light)).toEqual(Object.keys(dark));
        return [...Object.keys(both), ...Object.keys(light)];
      };
      const { both, light } = createBrandProperties(brand);

      expect(names(brand)).toEqual(names(neutralBrand));
      expect(Object.values({ ...both, ...light }).filter((value) => !/^\S/.test(value))).toEqual([]);
    },
  );

  it('the pattern has the colour of its scheme, and a host without brand has none', () => {
    for (const brand of brands) {
      const { light, dark } = createBrandProperties(brand);

      for (const scheme of [light, dark]) {
        expect(decodeURIComponent(scheme['--pattern'] ?? '')).toContain(`'${scheme['--color-pattern']}'`);
      }
    }
    expect(createBrandProperties(neutralBrand).light['--pattern']).toBe('none');
  });
});

describe('the reader of a look', () => {
  const good = JSON.parse(readFileSync('brands/lindenau/brand.json', 'utf8')) as Brand;

  it.each([
    ['corners', 'oval', "Expected 'square' or 'slight' or"],
    ['edge', '', "Expected 'line' or"],
    ['density', 1, "Expected 'dense' or 'medium' or 'wide'"],
    ['headings', 700, "Expected 'light' or"],
    ['pictures', 'photo', "Expected 'line' or 'flat' or 'geometric'"],
    ['landscape', 'moon', "Expected 'hills' or"],
    ['ground', '#fff', "Expected 'tint' or"],
    ['pattern', "url('x')", "Expected 'none' or 'leaves' or"],
  ])('refuses %s "%s" and names what is possible', (part, value, message) => {
    const reading = readBrand({ ...good, look: { ...good.look, [part]: value } });

    expect(reading).toMatchObject({
      mistakes: [{ pointer: `/look/${part}`, message: expect.stringContaining(message) as string }],
    });
  });

  it.each([
    ['greeting', 'Guten Tag {name}'],
    ['greeting', 'Einen wunderschönen guten Tag'],
    ['thanks', ''],
    ['error', 'Zwei\nZeilen'],
  ])('refuses "%s": "%s" as a sentence', (sentence, words) => {
    const tone = { ...good.look.tone, [sentence]: words };

    expect(readBrand({ ...good, look: { ...good.look, tone } })).toMatchObject({
      mistakes: [{ pointer: `/look/tone/${sentence}` }],
    });
  });
});
