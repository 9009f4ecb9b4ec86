import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { openForm } from '../session/openForm.ts';
import type { Services } from '../session/Services.ts';
import { accountDraftQuery } from '../session/hooks/useAccountDrafts.ts';

/** What forms of the portal are made ready with. */
export interface PreloadContext {
  readonly services: Services;
  readonly texts: i18n;
  readonly queries: QueryClient;
}

/** Makes a form ready to run while its page waits for data. What fails now is done again when the form is drawn. */
export async function prepareForm(id: string, { services, texts }: PreloadContext): Promise<void> {
  await openForm(id, texts, services.brand.id).catch(() => undefined);
}

/** Asks for what was kept of a form about a contract, where it is one that is kept with the account. */
export async function askForDraft(
  id: string,
  { accountId, policyNumber }: { readonly accountId: string; readonly policyNumber: string },
  { services, texts, queries }: PreloadContext,
): Promise<void> {
  const form = await openForm(id, texts, services.brand.id).catch(() => null);
  if (form?.definition.draft === 'account')
    await queries.prefetchQuery(accountDraftQuery(services.call, { form: id, accountId, policyNumber }));
}
