/** Paths of the provider that have no names of things in them. */
const plain: readonly string[] = [
  '/oidc/.well-known/openid-configuration',
  '/oidc/auth',
  '/oidc/jwks',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/session/end/success',
  '/oidc/token',
  '/oidc/token/revocation',
];

/** A path of the provider as the log may name it: without ids, codes and tokens. */
export function providerRoute(url: string): string {
  const [path = ''] = url.split('?');
  if (plain.includes(path)) return path;
  return path.startsWith('/oidc/auth/') ? '/oidc/auth/{uid}' : '/oidc/*';
}
