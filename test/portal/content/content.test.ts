import { describe, expect, it } from 'vitest';
import { chooseContentEnvironment, readSafeLink } from '../../../src/content/index.ts';

describe('content', () => {
  it.each([
    ['stage.lindenau.localhost', 'stage'],
    ['stage-lindenau.example', 'stage'],
    ['lindenau.example', 'master'],
    ['www.stage.example', 'master'],
  ])('BRAND-015 of %s comes from %s', (hostname, environment) => {
    expect(chooseContentEnvironment(hostname)).toBe(environment);
  });

  it.each(['https://example.org/a', 'mailto:a@beispiel.de', 'tel:+49221', '/claims'])(
    'follows %s',
    (address) => {
      expect(readSafeLink(address)).toBe(address);
    },
  );

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    7,
    null,
  ])('does not follow %s', (address) => {
    expect(readSafeLink(address)).toBeNull();
  });
});
