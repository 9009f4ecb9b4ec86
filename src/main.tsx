import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { App } from './portal/App.tsx';
import { readBoot } from './delivery/page/keepBoot.ts';
import { createServices } from './portal/createServices.ts';
import { createTexts } from './portal/session/createTexts.ts';
import { createQueryClient } from './portal/session/createQueryClient.ts';
import { takeFrame } from './delivery/page/takeFrame.ts';
import { readPageFacts } from './delivery/pageFacts.ts';
import { followPointer } from './ui/focus/afterPointer.ts';
import { hearFillers } from './ui/focus/hearFillers.ts';
import { keepFilesOut } from './ui/files/keepFilesOut.ts';
import { reloadForNewVersion } from './portal/startup/reloadForNewVersion.ts';
import { unregisterServiceWorkers } from './portal/startup/unregisterServiceWorkers.ts';

denyMarkupStrings();
const nonce = readPageNonce(document);
if (nonce !== undefined) setNonce(nonce);
reloadForNewVersion(window, Date.now);
keepFilesOut(window);
hearFillers(document);
followPointer(window);
void unregisterServiceWorkers();

const queries = createQueryClient();
void start(window);

/** The waiting happens in a function, because modules that load this module again would wait for each other. */
async function start(page: Window): Promise<void> {
  const { document } = page;
  const opened = { ...readPageFacts(document), boot: readBoot(page), frame: takeFrame(document) };
  const services = createServices(opened, queries, page);
  const texts = await createTexts(services.brand.id);
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no place for the portal');
  createRoot(root).render(<App services={services} texts={texts} queries={queries} nonce={nonce} />);
}

/** Returns the nonce of this page for style elements; the attribute reads empty, the property does not. Undefined without a policy. */
function readPageNonce(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;
}

/**
 * Checks every string that becomes markup under `require-trusted-types-for 'script'`: Mantine writes its style sheets this way, and text
 * that looks like markup is refused.
 */
function denyMarkupStrings(): void {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: (text) => {
      if (/[<&]/.test(text)) throw new TypeError('Markup from strings is not allowed.');
      return text;
    },
  });
}

interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): unknown;
}
