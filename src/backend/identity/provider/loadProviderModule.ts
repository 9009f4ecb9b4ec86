/**
 * The OpenID provider's module. It warns on Node 20 when it is loaded, although all that we use of it runs there (our tests show it);
 * this one sentence is kept from the log, nothing else.
 */
export async function loadProviderModule(): Promise<typeof import('oidc-provider')> {
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
