import type { Brand } from './Brand.ts';

/** A mistake in a `brand.json`; `pointer` is a JSON Pointer into the file. */
export interface BrandProblem {
  readonly pointer: string;
  readonly message: string;
}

export type ParsedBrand =
  | { readonly is: 'brand'; readonly brand: Brand }
  | { readonly is: 'problems'; readonly problems: readonly BrandProblem[] };

const color = /^#[0-9a-f]{6}$/i;
const hostname = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const authority = /^(\/[\w/-]+|https:\/\/[^\s]+|http:\/\/localhost[^\s]*)$/;
const contentHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const anything = /\S/;

/** Reads the content of a `brand.json`. Reports every mistake at once; unknown keys are mistakes. */
export function parseBrand(json: unknown): ParsedBrand {
  const problems: BrandProblem[] = [];
  const refuse = (pointer: string, message: string): void => void problems.push({ pointer, message });

  /** The members of an object. A missing one reads as an empty object, so that its own members are reported. */
  function object(
    value: unknown,
    pointer: string,
    keys: readonly string[],
  ): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      refuse(pointer, 'must be an object');
      return {};
    }
    for (const key of Object.keys(value)) {
      if (!keys.includes(key)) refuse(`${pointer}/${key}`, `unknown key "${key}"`);
    }
    return value as Readonly<Record<string, unknown>>;
  }
  function text(value: unknown, pointer: string, pattern = anything): string {
    if (typeof value === 'string' && pattern.test(value)) return value;
    refuse(pointer, pattern === anything ? 'must be a text' : `must be a text like ${pattern.source}`);
    return '';
  }

  const root = object(json, '', [
    '$schema',
    'id',
    'realm',
    'name',
    'hostnames',
    'identity',
    'contact',
    'footer',
    'colors',
    'logo',
    'content',
    'places',
  ]);
  const identity = object(root['identity'], '/identity', ['authority', 'clientId', 'scope']);
  const contact = object(root['contact'], '/contact', ['phone', 'email', 'claimsPhone', 'claimsEmail']);
  const footer = object(root['footer'], '/footer', ['support', 'withoutSupport', 'insurer', 'broker']);
  const colors = object(root['colors'], '/colors', ['primary', 'neutral']);
  const logo = object(root['logo'], '/logo', ['light', 'dark', 'mark']);
  const content = object(root['content'], '/content', ['space', 'host', 'accessToken']);
  const places = object(root['places'], '/places', ['provider', 'key']);

  const hostnames: readonly unknown[] = Array.isArray(root['hostnames']) ? root['hostnames'] : [];
  if (hostnames.length === 0) refuse('/hostnames', 'must list at least one host name');
  if (typeof footer['support'] !== 'boolean') refuse('/footer/support', 'must be true or false');
  const withoutSupport = footer['withoutSupport'] ?? 'nothing';
  if (withoutSupport !== 'nothing' && withoutSupport !== 'links') {
    refuse('/footer/withoutSupport', 'must be "nothing" or "links"');
  }
  if (places['provider'] !== 'local' && places['provider'] !== 'google') {
    refuse('/places/provider', 'must be "local" or "google"');
  }

  const brand: Brand = {
    id: text(root['id'], '/id', /^[a-z][a-z0-9-]*$/),
    realm: text(root['realm'], '/realm'),
    name: text(root['name'], '/name'),
    hostnames: hostnames.map((name, index) => text(name, `/hostnames/${index}`, hostname)),
    identity: {
      authority: text(identity['authority'], '/identity/authority', authority),
      clientId: text(identity['clientId'], '/identity/clientId'),
      scope: text(identity['scope'], '/identity/scope', /(^| )openid( |$)/),
    },
    contact: {
      phone: text(contact['phone'], '/contact/phone', /^[+\d][\d /()-]+$/),
      email: text(contact['email'], '/contact/email', /^[^\s@]+@[^\s@]+$/),
      claimsPhone: text(contact['claimsPhone'], '/contact/claimsPhone', /^[+\d][\d /()-]+$/),
      claimsEmail: text(contact['claimsEmail'], '/contact/claimsEmail', /^[^\s@]+@[^\s@]+$/),
    },
    footer: {
      support: footer['support'] === true,
      withoutSupport: withoutSupport === 'links' ? 'links' : 'nothing',
      insurer: text(footer['insurer'], '/footer/insurer'),
      broker: text(footer['broker'], '/footer/broker'),
    },
    colors: {
      primary: text(colors['primary'], '/colors/primary', color),
      neutral: text(colors['neutral'], '/colors/neutral', color),
    },
    logo: {
      light: text(logo['light'], '/logo/light', /\.svg$/),
      dark: text(logo['dark'], '/logo/dark', /\.svg$/),
      mark: text(logo['mark'], '/logo/mark', /\.svg$/),
    },
    content: {
      space: text(content['space'], '/content/space'),
      host: content['host'] === null ? null : text(content['host'], '/content/host', contentHost),
      accessToken: text(content['accessToken'], '/content/accessToken'),
    },
    places:
      places['provider'] === 'google'
        ? { provider: 'google', key: text(places['key'], '/places/key') }
        : { provider: 'local' },
  };

  return problems.length === 0 ? { is: 'brand', brand } : { is: 'problems', problems };
}
