import { type Brand, getContentOrigin, listMediaOrigins } from '../../brand/index.ts';

const maps = {
  scripts: ['https://maps.googleapis.com'],
  calls: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  /** The service creates these Trusted Types policies to load its own scripts. */
  policies: ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

/**
 * Returns the content security policy of the portal's page. `scripts`: hashes of its inline scripts. Foreign services are allowed only for
 * a brand that is configured to use them.
 */
export function contentSecurityPolicy(
  brand: Brand | null,
  nonce: string,
  scripts: readonly string[],
): string {
  const usesMaps = brand?.places.provider === 'google';
  const contentHost = brand?.content.host ?? null;
  const authority = brand?.identity.authority ?? '';
  const provider = /^https?:/.test(authority) ? [new URL(authority).origin] : [];
  const analytics = brand?.analytics?.address ?? '';
  const receiver = /^https?:/.test(analytics) ? [new URL(analytics).origin] : [];
  const contentService = contentHost === null ? [] : [getContentOrigin(contentHost)];
  const media = brand === null ? [] : listMediaOrigins(brand);
  const directives: readonly (readonly [name: string, ...sources: readonly string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...(usesMaps ? maps.scripts : [])],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', ...media],
    ['media-src', ...(media.length === 0 ? ["'none'"] : media)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...provider, ...contentService, ...receiver, ...(usesMaps ? maps.calls : [])],
    ['frame-src', "'none'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...(usesMaps ? maps.policies : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
