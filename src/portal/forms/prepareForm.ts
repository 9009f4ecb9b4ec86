import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { openForm } from '../session/openForm.ts';
import type { Services } from '../session/Services.ts';
import { buildAccountDraftQuery } from '../session/hooks/useAccountDrafts.ts';

/** The services and texts that prepare a form. */
export interface PreloadContext {
  readonly services: Services;
  readonly texts: i18n;
  readonly queries: QueryClient;
}

/** Prepares a form while its page waits for data. A step that fails here is repeated when the form is drawn. */
export async function prepareForm(id: string, { services, texts }: PreloadContext): Promise<void> {
  await openForm(id, texts, services.brand.id).catch(() => undefined);
}

/** Prepares a form and preloads its draft if the account keeps it. */
export async function askForDraft(
  id: string,
  { accountId, policyNumber }: { readonly accountId: string; readonly policyNumber: string },
  { services, texts, queries }: PreloadContext,
): Promise<void> {
  const form = await openForm(id, texts, services.brand.id).catch(() => null);
  if (form?.definition.draft === 'account')
    await queries.prefetchQuery(buildAccountDraftQuery(services.call, { form: id, accountId, policyNumber }));
}
