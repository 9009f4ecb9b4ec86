import { expect, it } from 'vitest';
import { signInScene } from '../../../../src/backend/identity/signIn/signInScene.ts';
import { shippedBrands } from '../../../brand/shippedBrands.ts';

it('the sign-in page of each brand has a picture of its own, hidden from screen readers', async () => {
  const scenes = await Promise.all(
    shippedBrands().map(async (brand) => (await signInScene(brand)).toString()),
  );

  expect(new Set(scenes).size).toBe(scenes.length);
  for (const scene of scenes) {
    expect(scene).toMatch(/^<svg[^>]* aria-hidden="true">/);
    expect(scene.match(/<path d="M[^"]+" fill="(none|var\(--ink-\w+\))"/g)?.length).toBeGreaterThan(10);
    expect(scene).not.toMatch(/undefined|NaN|strokeWidth/);
  }
});
