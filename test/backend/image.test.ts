import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../../src/backend/settings/readEnvironment.ts';
import { shippedBrands } from '../brand/shippedBrands.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const operation = readFileSync('docs/operation.md', 'utf8');
const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<
    Record<string, { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } }>
  >;
};
interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
}
const { portal } = compose.services;

/** Folders that an earlier step makes; the repository does not have them. */
const built = ['dist', 'node_modules'];

it('the image copies existing files, runs as an unprivileged user and starts a built file', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.replace('/portal/', ''));
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');

  expect(copied.length).toBeGreaterThan(5);
  for (const source of copied.filter((name) => !built.includes(name)))
    expect([source, existsSync(source), ignored.includes(source)]).toEqual([source, true, false]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('"dist/server/main.js"]');
  for (const name of ['client', 'server', 'accounts', 'keys']) expect(dockerfile).toContain(`'${name}'`);
});

it('settings of image and services are the documented ones', () => {
  const named = [
    ...[...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name),
    ...Object.keys(portal?.environment ?? {}),
  ];

  expect(named.length).toBeGreaterThan(6);
  for (const name of named.filter((one) => one !== 'TZ')) expect(operation).toContain(`| \`${name}\``);
});

it('services name existing volumes, files and services, and have time to stop', () => {
  const services = Object.values(compose.services);
  const sources = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  const needed = services.flatMap(({ depends_on: names = [] }) =>
    Array.isArray(names) ? names : Object.keys(names),
  );

  // The operator provides the certificate.
  expect(sources.filter((source) => source.startsWith('./') && !existsSync(source))).toEqual(['./tls']);
  expect(Object.keys(compose.volumes)).toEqual(sources.filter((source) => !source.startsWith('./')));
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed));
  const stopDelay = Number(portal?.environment?.['STOP_DELAY']);
  expect(Number.parseInt(portal?.stop_grace_period ?? '', 10)).toBeGreaterThan(stopDelay + 20);
  expect(portal?.read_only).toBe(true);
  expect(readFileSync('operation/nginx.conf', 'utf8')).toContain('server portal:4173;');
});

it('the services start in production, and believe only the network of their proxy', () => {
  const { ENV: image = '' } = /^(?<ENV>ENV .+)$/m.exec(dockerfile)?.groups ?? {};
  const ofImage = [...image.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  const values = Object.entries<string>({ ...Object.fromEntries(ofImage), ...portal?.environment }).map(
    ([name, value]) => [name, value.replace(/\$\{.*?\}/, 'a-long-enough-value')],
  );
  const smtp = { SMTP_URL: 'smtps://mail.example' };

  expect(readEnvironment({ ...Object.fromEntries(values), ...smtp })).toMatchObject({
    settings: { production: true, scheme: 'https', publicPort: 443 },
  });
  expect(portal?.environment?.['TRUSTED_PROXIES']).toBe(compose.networks['default']?.ipam.config[0]?.subnet);
});

it('the proxy passes the hosts of all brands and no others', () => {
  const proxy = readFileSync('operation/nginx.conf', 'utf8').replace(/#.*/g, '');
  const names = /server_name\s+([^;_]+);/.exec(proxy)?.[1]?.split(/\s+/);

  expect(names).toEqual(shippedBrands().flatMap(({ hostnames }) => hostnames));
  expect(proxy).toMatch(/default_server;[^}]*server_name _;\s+return 421;\s+\}/);
});
