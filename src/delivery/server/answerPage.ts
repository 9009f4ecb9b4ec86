import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { callbackPath } from '../../protocol/signIn.ts';
import { type BuiltPages, laterId, programId } from '../BuiltPages.ts';
import { type PageProvider, writePageFacts } from '../pageFacts.ts';
import { findPageProvider } from './findPageProvider.ts';
import type { PageHost } from './PageHost.ts';
import type { BuiltFile } from './readBuiltFiles.ts';
import { writeFrame } from './writeFrame.ts';

/** Stands in `index.html` where the server writes templates. */
const templates = '<!-- page templates -->';

interface PageParts {
  /** `index.html` of the build. */
  readonly template: BuiltFile;
  readonly built: BuiltPages;
  readonly host: PageHost;
}

/** Answers with the page of the portal: its facts, and what the customer sees before the program is there. */
export async function answerPage(context: Context, { template, built, host }: PageParts): Promise<Response> {
  const header = (name: string) => context.req.header(name) ?? '';
  const { path } = context.req;
  const brand = host.brandOfHost(header('host'));
  const provider = findPageProvider(`${host.scheme}://${header('host')}`, brand, header('cookie'));
  const text = new TextDecoder().decode(template.content);
  const leadsToSignIn = isLeftForSignIn(provider, path);
  const isSignedIn = provider?.hasSession !== false;
  const frame = await writeFrame({ built, brand, path, leadsToSignIn, isSignedIn }, host);
  const nonce = randomBytes(16).toString('base64');
  const later = `<template id="${laterId}">${frame.later}</template>`;
  const page = holdProgram(text, built, leadsToSignIn ? frame.styles : null)
    .replace(templates, () => later)
    .replace('<!-- page head -->', () => frame.head)
    .replace('<!-- page frame -->', () => frame.body)
    // A script waits for the style sheets before it: these stand behind the boot script.
    .replace('<!-- page styles -->', () => (leadsToSignIn ? '' : frame.styles))
    .replaceAll('__CSP_NONCE__', nonce);
  context.header('content-security-policy', host.contentSecurityPolicy(brand, nonce, scriptHashes(text)));
  context.header('cache-control', 'no-store');
  return context.html(writePageFacts(page, { brand, provider, calls: frame.calls }));
}

/** The browser has no session at the provider of this host, so that the page only leads to the sign-in page. */
function isLeftForSignIn(provider: PageProvider | null, path: string): boolean {
  return provider?.hasSession === false && path !== callbackPath;
}

/**
 * Moves the script of the program into a template, from which the boot script takes it; the browser loads its file meanwhile. A page that
 * leads to the sign-in page loads no part of the program: all scripts and these `styles` go into the template.
 */
function holdProgram(page: string, { program: [entry] }: BuiltPages, styles: string | null): string {
  const held: string[] = styles === null ? [] : [styles];
  const rest = page.replaceAll(/<script type="module"[^>]*><\/script>/g, (script) => {
    if (styles === null && !script.includes(`"${entry}"`)) return script;
    held.push(script);
    return styles === null ? `<link rel="modulepreload" href="${entry}" crossorigin />` : '';
  });
  const template = `<template id="${programId}">${held.join('')}</template>`;
  return rest.replace(templates, () => template + templates);
}

/** Scripts that stand in the page itself, as the policy names them. */
function scriptHashes(page: string): readonly string[] {
  return [...page.matchAll(/<script(?: nonce="__CSP_NONCE__")?>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
