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
    ...(
      [
        ['identity', 'authority', 'https://idp.example;script-src *'],
        ['identity', 'authority', "https://idp.example'unsafe-inline'"],
        ['identity', 'authority', 'https://idp.example/a?b=c'],
        ['identity', 'authority', '//evil.example/oidc'],
        ['identity', 'authority', 'http://localhost.evil.example'],
        ['content', 'host', 'cms.example;img-src'],
        ['content', 'host', 'cms.example/x'],
        ['content', 'space', '../../x'],
        ['content', 'accessToken', 'a&b'],
        ['contact', 'email', 'a@b.de?bcc=c@d.de'],
        ['contact', 'email', 'a@b.de,c@d.de'],
        ['contact', 'email', 'a@b.de>'],
        ['logo', 'light', '../lindenau/logo.svg'],
      ] as const
    ).map(([section, name, value]): [string, Json, readonly (readonly [string, string])[]] => [
      `${value} as ${section}.${name}, which leads out of its section`,
      { [section]: { ...(good[section] as Json), [name]: value } },
      [[`/${section}/${name}`, expect.stringMatching(/to match|union/) as string]],
    ]),
    ...[
      'https://img.example',
      'img.example/a',
      '*.example',
      "img.example; script-src 'unsafe-inline'",
      'img example',
      'IMG.example',
      'img.example:443',
      '',
      7,
    ].map((host): [string, Json, readonly (readonly [string, string])[]] => [
      `${String(host)} as a host of pictures`,
      { content: { ...(good['content'] as Json), mediaHosts: ['img.example', host] } },
      [['/content/mediaHosts/1', expect.stringContaining('Hostname ohne https://') as string]],
    ]),
    ...['none', 'HS256'].map((name): [string, Json, readonly (readonly [string, string])[]] => [
      `signatures by ${name}, which other services could make`,
      { identity: { ...(good['identity'] as Json), algorithms: ['RS256', name] } },
      [['/identity/algorithms/1', expect.stringContaining("Expected 'ES256' or") as string]],
    ]),
    ['a name in two lines', { name: 'A\r\nBcc: b@c.de' }, [['/name', expect.stringContaining('to match')]]],
    [
      'a missing section',
      { contact: undefined },
      [['/contact', 'Expected required property (Wie man uns erreicht)']],
    ],
    [
      'Google without a key',
      { places: { provider: 'google' } },
      [['/places/key', 'Expected required property (Schlüssel für Google Maps)']],
    ],
    [
      'an unknown provider of places',
      { places: { provider: 'other' } },
      [['/places/provider', expect.stringContaining("Expected 'local' or 'google'")]],
    ],
    [
      'an unknown footer',
      { footer: { ...(good['footer'] as Json), withoutSupport: 'all' } },
      [['/footer/withoutSupport', "Expected 'nothing' or 'links'"]],
    ],
    [
      'several mistakes at once',
      { id: 'A', name: ' ' },
      [
        ['/id', expect.stringContaining('(Name des Ordners)')],
        ['/name', expect.stringContaining('wie Kundinnen und Kunden ihn lesen')],
      ],
    ],
  ])('the reader and lint refuse %s, with the place and the expected value', (_, change, mistakes) => {
    const broken = JSON.parse(JSON.stringify({ ...good, ...change })) as Json;

    expect(mistakesOf(broken)).toEqual(mistakes);
    expect(judge?.(broken)).not.toEqual([]);
  });

  it('BRAND-003 the reader takes a foreign provider from the record', () => {
    const identity = { authority: 'https://idp.example/realms/kunden', clientId: 'web', scope: 'openid' };

    expect(readBrand({ ...good, identity })).toMatchObject({ kind: 'brand', brand: { identity } });
    expect(judge?.({ ...good, identity })).toEqual([]);
  });

  it('the reader never throws, for any JSON value', () => {
    for (const json of [null, 1, 'x', [], { footer: null, hostnames: 'x', colors: [] }]) {
      expect(readBrand(json).kind).toBe('mistakes');
    }
  });
});
