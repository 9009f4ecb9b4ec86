import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { callbackPath } from '../../protocol/signIn.ts';
import { type BuiltPages, laterId, programId } from '../BuiltPages.ts';
import { type PageProvider, writePageFacts } from '../pageFacts.ts';
import { findPageProvider } from './findPageProvider.ts';
import type { PageDependencies } from './PageDependencies.ts';
import type { BuiltFile } from './readBuiltFiles.ts';
import { writeFrame } from './writeFrame.ts';

interface PageParts {
  /** `index.html` of the build. */
  readonly template: BuiltFile;
  readonly built: BuiltPages;
  readonly dependencies: PageDependencies;
}

/** Responds with the page of the portal: its facts, and a frame that the customer sees until the program has loaded. */
export async function answerPage(
  context: Context,
  { template, built, dependencies }: PageParts,
): Promise<Response> {
  const header = (name: string) => context.req.header(name) ?? '';
  const { path } = context.req;
  const site = dependencies.findSite(header('host'));
  const brand = site?.brand ?? null;
  const provider = findPageProvider(site, header('cookie'));
  const text = new TextDecoder().decode(template.content);
  const leadsToSignIn = isSignInNeeded(provider, path);
  const isSignedIn = provider?.hasSession !== false;
  const frame = await writeFrame({ built, brand, path, leadsToSignIn, isSignedIn }, dependencies);
  const nonce = randomBytes(16).toString('base64');
  const scripts = writeScripts(built, leadsToSignIn);
  const styles = leadsToSignIn ? frame.styles : '';
  const page = text
    .replace(
      '<!-- page templates -->',
      () =>
        `<template id="${programId}">${styles}${scripts.held}</template><template id="${laterId}">${frame.later}</template>`,
    )
    .replace('<!-- page scripts -->', () => scripts.head)
    .replace('<!-- page head -->', () => frame.head)
    .replace('<!-- page frame -->', () => frame.body)
    // The style sheets stand behind the boot script, because a script waits for the style sheets before it.
    .replace('<!-- page styles -->', () => (leadsToSignIn ? '' : frame.styles))
    .replaceAll('__CSP_NONCE__', nonce);
  context.header(
    'content-security-policy',
    dependencies.contentSecurityPolicy(brand, nonce, hashScripts(text)),
  );
  context.header('cache-control', 'no-store');
  return context.html(writePageFacts(page, { brand, provider, calls: frame.calls }));
}

/** Returns true when the browser has no session at the provider of this host, so that the page only leads to the sign-in page. */
function isSignInNeeded(provider: PageProvider | null, path: string): boolean {
  return provider?.hasSession === false && path !== callbackPath;
}

/**
 * Writes the scripts of the program as HTML. Modules of packages run as soon as they arrive, during the sign-in. The last module starts the
 * program: its file is preloaded, and its script is `held` in a template, from which the boot script takes it. A page that leads to the
 * sign-in page loads none of them.
 */
function writeScripts(
  { program }: BuiltPages,
  leadsToSignIn: boolean,
): Readonly<Record<'head' | 'held', string>> {
  const script = (href: string) => `<script type="module" src="${href}" crossorigin></script>`;
  if (leadsToSignIn) return { head: '', held: program.map(script).join('') };
  const [entry = ''] = program.slice(-1);
  return {
    head: `${program.slice(0, -1).map(script).join('')}<link rel="modulepreload" href="${entry}" crossorigin />`,
    held: script(entry),
  };
}

/** Returns the hashes of inline scripts as the content security policy writes them. */
function hashScripts(page: string): readonly string[] {
  return [...page.matchAll(/<script(?: nonce="__CSP_NONCE__")?>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
