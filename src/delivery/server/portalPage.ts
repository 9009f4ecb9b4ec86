import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type Brand, withPageBrand } from '../../brand/index.ts';
import { type BuiltPages, laterId, programId } from '../BuiltPages.ts';
import { callbackPath, type PageProvider, withPageProvider } from '../../protocol/pageProvider.ts';
import { withPageCalls } from '../../protocol/pageCalls.ts';
import { pageProviderOf } from './pageProviderOf.ts';
import type { BuiltFile } from './builtFiles.ts';
import { contentSecurityPolicy } from '../../backend/http/contentSecurityPolicy.ts';
import { loadingFrame } from './loadingFrame.ts';

/** Stands in `index.html` where what waits is put. */
const templates = '<!-- page templates -->';

/** What a page is made of. */
interface PageParts {
  /** `index.html` of the build. */
  readonly template: BuiltFile;
  readonly built: BuiltPages;
  readonly brand: Brand | null;
  readonly scheme: 'http' | 'https';
}

/** The page of the portal for whoever asks: brand, provider and what can be seen before the program is there. */
export async function portalPage(
  context: Context,
  { template, built, brand, scheme }: PageParts,
): Promise<Response> {
  const header = (name: string) => context.req.header(name) ?? '';
  const nonce = randomBytes(16).toString('base64');
  const provider = pageProviderOf(`${scheme}://${header('host')}`, brand, header('cookie'));
  const text = new TextDecoder().decode(template.content);
  const leads = leadsAway(provider, context.req.path);
  const frame = await loadingFrame({
    built,
    brand,
    path: context.req.path,
    leads,
    isSignedIn: provider?.hasSession !== false,
  });
  const later = `<template id="${laterId}">${frame.later}</template>`;
  const page = withProgramAside(text, built, leads ? frame.styles : null)
    .replace(templates, () => later)
    .replace('<!-- page head -->', () => frame.head)
    .replace('<!-- page frame -->', () => frame.body)
    // A script waits for style sheets before it: what begins with the page stands before them.
    .replace('<!-- page styles -->', () => (leads ? '' : frame.styles))
    .replaceAll('__CSP_NONCE__', nonce);
  context.header('content-security-policy', contentSecurityPolicy(brand, nonce, scriptHashes(text)));
  context.header('cache-control', 'no-store');
  return context.html(withPageCalls(withPageProvider(withPageBrand(page, brand), provider), frame.calls));
}

/** Nobody is signed in at the provider of this host: the page leads there and is not come back to. */
function leadsAway(provider: PageProvider | null, path: string): boolean {
  return provider?.hasSession === false && path !== callbackPath;
}

/**
 * Puts the program aside, for what begins with the page to begin it. Its file is fetched meanwhile, and what it is built upon is made
 * ready; where the page is left, none of it is asked for, nor are its styles.
 */
function withProgramAside(page: string, { program: [entry] }: BuiltPages, leaving: string | null): string {
  const aside: string[] = leaving === null ? [] : [leaving];
  const left = page.replaceAll(/<script type="module"[^>]*><\/script>/g, (script) => {
    if (leaving === null && !script.includes(`"${entry}"`)) return script;
    aside.push(script);
    return leaving !== null ? '' : `<link rel="modulepreload" href="${entry}" crossorigin />`;
  });
  const held = `<template id="${programId}">${aside.join('')}</template>`;
  return left.replace(templates, () => held + templates);
}

/** Scripts that stand in the page itself, as the policy names them. */
function scriptHashes(page: string): readonly string[] {
  return [...page.matchAll(/<script(?: nonce="__CSP_NONCE__")?>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
