import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandSchema } from '../../src/brand/brandSchema.ts';
import { readBrand } from '../../src/brand/readBrand.ts';
import { compileMetaSchemas } from '../../src/definitions/disk.ts';

type Json = Record<string, unknown>;

const good = JSON.parse(readFileSync('brands/lindenau/brand.json', 'utf8')) as Json;
const judge = compileMetaSchemas(new Map([['brand', brandSchema]])).get('brand');

function mistakesOf(json: unknown): readonly (readonly [pointer: string, message: string])[] {
  const reading = readBrand(json);

  return reading.kind === 'mistakes'
    ? reading.mistakes.map(({ pointer, message }) => [pointer, message] as const)
    : [];
}

describe('readBrand', () => {
  it.each<[string, Json, readonly (readonly [string, string])[]]>([
    ['an unknown key', { colour: '#fff' }, [['/colour', 'Unexpected property']]],
    [
      'a short colour',
      { colors: { primary: '#fff', neutral: '#ffffff' } },
      [['/colors/primary', "Expected string to match '^#[0-9a-fA-F]{6}$' (Hauptaktion, aktiver Ort, Links)"]],
    ],
    ['no host name', { hostnames: [] }, [['/hostnames', expect.stringContaining('greater or equal to 1')]]],
    [
      'a host name with a port',
      { hostnames: ['a.localhost:80'] },
      [['/hostnames/0', expect.stringContaining('to match')]],
    ],
    [
      'an unsafe provider',
      { identity: { ...(good['identity'] as Json), authority: 'http://idp.example' } },
      [['/identity/authority', expect.stringContaining('die vollständige Adresse des Ausstellers')]],
    ],
    [
      'a section that is missing',
      { contact: undefined },
      [['/contact', 'Expected required property (Wie man uns erreicht)']],
    ],
    [
      'Google without a key',
      { places: { provider: 'google' } },
      [['/places/key', 'Expected required property (Schlüssel für Google Maps)']],
    ],
    [
      'a provider of places that does not exist',
      { places: { provider: 'other' } },
      [['/places/provider', expect.stringContaining("Expected 'local' or 'google'")]],
    ],
    [
      'another footer',
      { footer: { ...(good['footer'] as Json), withoutSupport: 'all' } },
      [['/footer/withoutSupport', "Expected 'nothing' or 'links'"]],
    ],
    [
      'several at once',
      { id: 'A', name: ' ' },
      [
        ['/id', expect.stringContaining('(Name des Ordners)')],
        ['/name', expect.stringContaining('wie Kundinnen und Kunden ihn lesen')],
      ],
    ],
  ])('refuses %s, says where and what is wanted, and so does lint', (_, change, mistakes) => {
    const broken = JSON.parse(JSON.stringify({ ...good, ...change })) as Json;

    expect(mistakesOf(broken)).toEqual(mistakes);
    expect(judge?.(broken)).not.toEqual([]);
  });

  it('BRAND-003 takes a foreign provider from the record', () => {
    const identity = { authority: 'https://idp.example/realms/kunden', clientId: 'web', scope: 'openid' };

    expect(readBrand({ ...good, identity })).toMatchObject({ kind: 'brand', brand: { identity } });
    expect(judge?.({ ...good, identity })).toEqual([]);
  });

  it('never throws on foreign shapes', () => {
    for (const json of [null, 1, 'x', [], { footer: null, hostnames: 'x', colors: [] }]) {
      expect(readBrand(json).kind).toBe('mistakes');
    }
  });
});
