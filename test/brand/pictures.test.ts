import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  calculateContrast,
  createBrandProperties,
  describeShape,
  drawPicture,
  getViewBox,
  type PictureName,
} from '../../src/brand/index.ts';
import { bodies } from '../../src/brand/pictures/bodies.ts';
import { sceneSizes } from '../../src/brand/pictures/scenes.ts';
import { families, landscapes } from '../../src/brand/lookTables.ts';
import { shippedBrands } from './shippedBrands.ts';

const names = [...Object.keys(bodies), ...Object.keys(sceneSizes)] as readonly PictureName[];
const all = families.flatMap((family) => names.map((name) => [family, name] as const));

describe('drawPicture', () => {
  it.each(all)('the family "%s" draws "%s" with fewer than 3 KB', (family, name) => {
    const drawing = drawPicture(family, name);
    const markup = JSON.stringify(drawing.map(describeShape));

    expect(drawing.length).toBeGreaterThan(1);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    for (const { path } of drawing) expect(path).toMatch(/^M[-\d. a-zA-Z]+$/);
    expect(gzipSync(markup).length).toBeLessThan(3000);
  });

  it.each(names)('each family draws "%s" in its own way', (name) => {
    const drawings = families.map((family) => JSON.stringify(drawPicture(family, name)));

    expect(new Set(drawings).size).toBe(families.length);
  });

  it.each(families)('the family "%s" draws every body and every scene differently', (family) => {
    const drawings = names.map((name) => JSON.stringify(drawPicture(family, name)));

    expect(new Set(drawings).size).toBe(names.length);
  });

  it.each(families.flatMap((family) => landscapes.map((landscape) => [family, landscape] as const)))(
    'the family "%s" draws "%s" by day with a sun and by night with lights',
    (family, landscape) => {
      const times = drawPicture(family, landscape).map(({ time }) => time);

      expect(times).toContain('day');
      expect(times).toContain('night');
      expect(times).toContain(undefined);
    },
  );

  it('landscapes are drawn in the ink of what is far, vehicles in the full colour of the brand', () => {
    for (const family of families) {
      const inksOf = (name: PictureName) => new Set(drawPicture(family, name).map(({ ink }) => ink));

      for (const landscape of landscapes) expect([...inksOf(landscape)]).not.toContain('4');
      expect([...inksOf('saloon')]).toContain('4');
    }
  });

  it('a vehicle with a lamp has its lamp lit at night alone', () => {
    for (const family of families) {
      const lit = (Object.keys(bodies) as (keyof typeof bodies)[]).filter((name) =>
        drawPicture(family, name).some(({ time }) => time === 'night'),
      );

      expect(lit).toEqual(Object.keys(bodies).filter((name) => name !== 'trailer'));
    }
  });

  it('all families draw a picture in the same size', () => {
    expect(getViewBox('saloon')).toBe('0 0 340 128');
    expect(new Set(names.map(getViewBox)).size).toBeGreaterThan(3);
  });
});

describe('inks', () => {
  it.each(shippedBrands().map((brand) => [brand.id, brand] as const))(
    '%s has no paper white in the dark scheme',
    (_, brand) => {
      const { light, dark } = createBrandProperties(brand);

      expect(light['--ink-white']).toBe('#fff');
      expect(calculateContrast(dark['--ink-white'] ?? '', '#ffffff')).toBeGreaterThan(1.3);
    },
  );
});

describe('describeShape', () => {
  it('the scheme shows shapes of the day or of the night', () => {
    const shape = { path: 'M0 0z', ink: 'amber' } as const;

    expect(describeShape({ ...shape, time: 'day' }).opacity).toBe('calc(1 - var(--night))');
    expect(describeShape({ ...shape, time: 'night' }).opacity).toBe('var(--night)');
    expect(describeShape({ ...shape, width: 3, opacity: 0.5 })).toEqual({
      d: 'M0 0z',
      fill: 'none',
      stroke: 'var(--ink-amber)',
      strokeWidth: 3,
      strokeOpacity: 0.5,
    });
  });
});
