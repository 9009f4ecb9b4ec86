import { describe, expect, it } from 'vitest';
import { createTabNameStorage } from '../../../src/portal/auth/createTabNameStorage.ts';

describe('the name of the tab as a storage', () => {
  it('is read by the next page, and empty when all entries were removed', () => {
    const page = { name: '' };
    createTabNameStorage(page).setItem('oidc.a', '{"x":1}');
    const next = createTabNameStorage({ name: page.name });

    expect([next.getItem('oidc.a'), next.key(0), next.length]).toEqual(['{"x":1}', 'oidc.a', 1]);
    createTabNameStorage(page).removeItem('oidc.a');
    expect(page.name).toBe('');
  });

  it.each(['someone', 'kfz.signIn:', 'kfz.signIn:{"a":1}', 'kfz.signIn:[["a",1],7]'])(
    'reads nothing from %j',
    (name) => {
      expect(createTabNameStorage({ name }).length).toBe(0);
    },
  );
});
