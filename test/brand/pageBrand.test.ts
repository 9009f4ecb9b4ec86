import { expect, it } from 'vitest';
import { neutralBrand, withPageBrand } from '../../src/brand/index.ts';

it('writes a brand into the page as it is, and nothing in it ends the element', () => {
  const brand = { ...neutralBrand, name: `</script><b>$& "Haus" & Hof` };
  const page = withPageBrand('<script type="application/json" id="brand">__BRAND__</script>', brand);

  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(brand);
});
