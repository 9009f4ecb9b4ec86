import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBrand, neutralBrand } from '../../src/brand/index.ts';
import { shippedBrands } from './shippedBrands.ts';

const brands = shippedBrands();

describe('findBrand', () => {
  it('BRAND-001 BRAND-002 there are eight brands, each under host names of its own', () => {
    const hostnames = brands.flatMap((brand) => brand.hostnames);

    expect(brands).toHaveLength(8);
    expect(new Set(hostnames).size).toBe(hostnames.length);
    for (const brand of brands) expect(brand.hostnames).toContain(`${brand.id}.localhost`);
  });

  it.each([
    ['marlau.localhost', 'marlau'],
    ['MARLAU.localhost', 'marlau'],
    ['stage.marlau.localhost', 'marlau'],
    ['localhost', 'lindenau'],
    ['stage.localhost', 'lindenau'],
  ])('BRAND-008 %s belongs to %s', (hostname, id) => {
    expect(findBrand(hostname, brands)?.id).toBe(id);
  });

  it.each(['marlau.example', 'xmarlau.localhost', 'marlau.localhost.example', ''])(
    'BRAND-010 "%s" belongs to no brand',
    (hostname) => {
      expect(findBrand(hostname, brands)).toBeNull();
      expect(neutralBrand.id).toBe('');
    },
  );

  it('BRAND-007 a brand without footer support shows none', () => {
    const silent = brands.filter((brand) => !brand.footer.support);

    expect(silent.map((brand) => brand.footer.withoutSupport)).toEqual(['nothing']);
  });

  it.each(brands.map((brand) => [brand.id, brand] as const))(
    'BRAND-004 %s has its own logos',
    (id, { logo, name }) => {
      for (const file of [logo.light, logo.dark, logo.mark]) {
        const svg = readFileSync(`brands/${id}/${file}`, 'utf8');

        expect(svg).toContain(`aria-label="${name}"`);
        expect(svg).not.toMatch(/<script|<style|style=|href|<text/);
      }
    },
  );

  it('BRAND-006 every brand names its insurer and its own broker', () => {
    for (const brand of brands) {
      expect(brand.footer.insurer).not.toBe('');
      expect(brand.footer.broker).toContain(brand.name);
    }
  });
});
