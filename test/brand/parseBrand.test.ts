import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBrand } from '../../src/brand/index.ts';

type Json = Record<string, unknown>;

const good = JSON.parse(readFileSync('brands/lindenau/brand.json', 'utf8')) as Json;

function pointersOf(json: unknown): readonly string[] {
  const parsed = parseBrand(json);

  return parsed.is === 'problems' ? parsed.problems.map((problem) => problem.pointer) : [];
}

describe('parseBrand', () => {
  it.each<[string, Json, readonly string[]]>([
    ['an unknown key', { colour: '#fff' }, ['/colour']],
    ['a short colour', { colors: { primary: '#fff', neutral: '#ffffff' } }, ['/colors/primary']],
    ['no host name', { hostnames: [] }, ['/hostnames']],
    ['a host name with a port', { hostnames: ['a.localhost:80'] }, ['/hostnames/0']],
    [
      'an unsafe provider',
      { identity: { ...(good['identity'] as Json), authority: 'http://idp.example' } },
      ['/identity/authority'],
    ],
    ['Google without a key', { places: { provider: 'google' } }, ['/places/key']],
    ['several at once', { id: 'A', name: '' }, ['/id', '/name']],
  ])('refuses %s and says where', (_, change, pointers) => {
    expect(pointersOf({ ...good, ...change })).toEqual(pointers);
  });

  it('BRAND-003 takes a foreign provider from the record', () => {
    const identity = { authority: 'https://idp.example/realms/kunden', clientId: 'web', scope: 'openid' };

    const parsed = parseBrand({ ...good, identity });

    expect(parsed).toMatchObject({ is: 'brand', brand: { identity } });
  });

  it('never throws on foreign shapes', () => {
    for (const json of [null, 1, 'x', [], { footer: null, hostnames: 'x', colors: [] }]) {
      expect(parseBrand(json).is).toBe('problems');
    }
  });
});
