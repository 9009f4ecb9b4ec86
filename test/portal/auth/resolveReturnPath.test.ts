import { describe, expect, it } from 'vitest';
import { resolveReturnPath } from '../../../src/portal/auth/resolveReturnPath.ts';

const origin = 'https://portal.example';

describe('resolveReturnPath', () => {
  it.each(['/', '/claims/type', '/claims?x=1#top', '/contractSelection'])('leads back to %s', (path) => {
    expect(resolveReturnPath(path, origin)).toBe(path);
  });

  it.each([
    ['another origin', 'https://evil.example/'],
    ['an origin without scheme', '//evil.example'],
    ['a backslash that becomes a slash', '/\\evil.example'],
    ['a backslash later on', '/claims\\..\\evil'],
    ['a tab that is dropped', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'claims'],
    ['the answer of the provider itself', '/auth/callback?code=1'],
    ['no text', 7],
    ['nothing', null],
  ])('leads to the start page for %s', (_, wanted) => {
    expect(resolveReturnPath(wanted, origin)).toBe('/');
  });
});
