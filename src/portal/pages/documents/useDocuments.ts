import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import type { ContractDocument } from '../../../protocol/index.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import type { Listing } from '../../api/parseResponseBody.ts';
import { documentCalls } from '../../api/documentCalls.ts';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useFailureReport } from '../../session/hooks/useFailureReport.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import type { DocumentEntry, DocumentOfContract } from './listDocumentEntries.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const createDocumentsKey = (policyNumber: string) => ['documents', policyNumber];

/** Loads the documents of contracts, each with the number of its contract. */
export function useDocuments(policyNumbers: readonly string[]) {
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const results = useQueries({
    queries: policyNumbers.map((policyNumber) => ({
      queryKey: createDocumentsKey(policyNumber),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        documentCalls.list(call, { accountId, policyNumber }, signal),
    })),
  });
  const failed = results.filter(({ data, isError }) => isError && data === undefined);
  return {
    documents: results.flatMap(({ data }, index): readonly DocumentOfContract[] =>
      (data?.entries ?? []).map((entry) => ({ ...entry, policyNumber: policyNumbers[index] ?? '' })),
    ),
    lost: results.reduce((sum, { data }) => sum + (data?.lost ?? 0), 0),
    isPending: results.some(({ isPending }) => isPending),
    /** How many contracts have documents that could not be loaded. */
    failed: failed.length,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Saves a document under its name (DOC-006) and marks it as read in the loaded list (DOC-007). */
export function useDownload() {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const queries = useQueryClient();
  const report = useFailureReport();
  const download = useMutation({
    mutationFn: ({ id, fileName, policyNumber }: DocumentEntry) =>
      documentCalls.download(call, { accountId, policyNumber, documentId: id }, fileName),
    onSuccess: (file, { id, fileName, name, policyNumber }) => {
      saveFile(file, fileName);
      queries.setQueryData<Listing<readonly ContractDocument[]>>(
        createDocumentsKey(policyNumber),
        (known) =>
          known && {
            ...known,
            entries: known.entries.map((one) => (one.id === id ? { ...one, read: true } : one)),
          },
      );
      useAnnouncementStore.getState().announce(t('documents:download.done', { name }));
    },
    onError: (error, entry) =>
      report(t('documents:download.failed', { name: entry.name }), error, () => download.mutate(entry)),
  });
  return download;
}
