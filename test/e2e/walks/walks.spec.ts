import { test } from '@playwright/test';
import fc from 'fast-check';
import { readFlows } from '../../../src/cli/readFlows.ts';
import { shippedForms } from '../../shippedForms.ts';
import { formFlows } from '../flowOfForm.ts';
import { openForm } from '../openForm.ts';
import { portalPort, portalPortOfDeepTests } from '../portalPorts.ts';
import { confirmSignIn, passwordQuestion } from '../signIn.ts';
import { walkCommands } from './walkCommands.ts';
import type { Walker } from './Walker.ts';

const isDeep = process.env['DEEP'] !== undefined;
const seed = Number(process.env['WALK_SEED'] ?? 1);
/** Seconds of walks in each form; 30 minutes in all. */
const seconds = Number(process.env['WALK_SECONDS'] ?? 72);
/** In `npm test` a short walk, which comes to no end, because others share the server. */
const forms = formFlows.filter(({ wizard }) => isDeep || wizard.id === 'claim-report');

/**
 * Chromium notes each refused or lost request, and React each part whose code could not be loaded. A page that was not loaded before cannot
 * be shown without a connection.
 */
const knownMessages =
  /^Failed to load resource|The code of a part could not be loaded|Failed to fetch dynamically imported module/;

const { files } = readFlows('.', shippedForms);

test.use({ baseURL: `http://localhost:${isDeep ? portalPortOfDeepTests : portalPort}` });

for (const { wizard, flow, seed: account } of forms)
  test(`${wizard.id}: random actions break nothing`, async ({ browser, baseURL }) => {
    test.setTimeout(isDeep ? (seconds + 300) * 1000 : 90_000);
    const { login } = account;
    if (login === null) throw new Error(`No account can open ${wizard.id}.`);
    const texts = collectTexts(wizard.id);
    const sensitive = new Set(
      wizard.nodes.flatMap((node) => (node.kind === 'field' && node.sensitive ? [node.path] : [])),
    );
    const addresses = ['/', '/claims', '/faq', ...wizard.steps.map(({ route }) => route)];

    const property = fc.asyncProperty(walkCommands(login), async (commands) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 320, height: 740 },
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const mistakes: string[] = [];
      context.on('weberror', (error) => mistakes.push(String(error.error())));
      context.on('console', (message) => {
        const isKnown = knownMessages.test(message.text());
        if (message.type() === 'error' && !isKnown) mistakes.push(message.text());
      });
      await page.addLocatorHandler(page.getByRole('dialog', { name: passwordQuestion }), confirmSignIn);
      const walker: Walker = { page, texts, addresses, sensitive, mistakes };
      try {
        await openForm(page, wizard, account, flow.given.policy);
        await page.waitForLoadState('networkidle');
        await fc.asyncModelRun(() => ({ model: { isOffline: false }, real: walker }), commands);
      } finally {
        await context.close();
      }
    });
    await fc.assert(property, {
      seed,
      ...(isDeep ? { numRuns: 1000, interruptAfterTimeLimit: seconds * 1000 } : { numRuns: 1 }),
      verbose: true,
    });
  });

/** Returns the texts that flow tests of a form type or enter, by the path of their question. */
function collectTexts(form: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const items = files.filter(({ flow }) => flow.form === form).flatMap(({ flow }) => flow.steps);
  for (const item of items) {
    if (typeof item !== 'object' || !('at' in item)) continue;
    for (const [name, value] of Object.entries({ ...item.enter, ...item.type })) {
      const path = `${item.at}.${name}`;
      if (typeof value === 'string' || typeof value === 'number')
        texts.set(path, [...(texts.get(path) ?? []), String(value)]);
    }
  }
  return texts;
}
