import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContractDocument } from '../../../protocol/index.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import type { Listing } from '../../api/parseResponseBody.ts';
import { documentCalls } from '../../api/documentCalls.ts';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useFailureReport } from '../../session/hooks/useFailureReport.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import type { DocumentEntry } from './listDocumentEntries.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const createDocumentsKey = (policyNumber: string) => ['documents', policyNumber];

/** Loads the documents of a contract. */
export function useDocuments(policyNumber: string) {
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  return useQuery({
    queryKey: createDocumentsKey(policyNumber),
    queryFn: ({ signal }) => documentCalls.list(call, { accountId, policyNumber }, signal),
  });
}

/** Saves a document under its name (DOC-006) and marks it as read in the loaded list (DOC-007). */
export function useDownload(policyNumber: string) {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const queries = useQueryClient();
  const report = useFailureReport();
  const download = useMutation({
    mutationFn: ({ id, fileName }: DocumentEntry) =>
      documentCalls.download(call, { accountId, policyNumber, documentId: id }, fileName),
    onSuccess: (file, { id, fileName, name }) => {
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
