import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OperationResponse, ClaimFile } from '../../../protocol/index.ts';
import type { FileEvent } from '../../../wizard/controls/upload/describeFile.ts';
import { claimFiles, fileMegabytes } from '../../../../rules/_shared/settings.json';
import { type FileLimits, checkFile } from '../../../ui/files/checkFile.ts';
import { claimFileCalls, type FileProblem } from '../../api/claimFileCalls.ts';
import { useServices } from '../Services.ts';
import { useSessionData } from '../SessionData.ts';

/** A file that was chosen here and that the report does not have yet. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly sentBytes: number;
  /** Null while the file is being sent. */
  readonly problem: FileProblem | null;
}

type Report = OperationResponse<'getClaimReport'>;
/** The part of a report that concerns its files. */
export type ReportWithFiles = Pick<Report, 'claimId' | 'files'>;

/** The files that a report accepts. */
export const claimFileLimits: FileLimits = {
  mediaTypes: ['image/jpeg', 'image/png', 'application/pdf'],
  maxBytes: fileMegabytes.value * 1_000_000,
  most: claimFiles.value,
};

/** Returns the files of a report, received and pending, and the functions that change them. `tell` is called with each event of a file. */
export function useClaimFiles(
  { claimId, files: loaded = [] }: ReportWithFiles,
  tell: (news: FileEvent, name: string) => void,
) {
  const { call } = useServices();
  const { chosen, setChosen, change, drop, pictures, remember } = useChosenFiles();
  /** Uploads count at once here, so that the limit holds when many files are chosen before the next drawing. */
  const running = useRef(new Map<string, AbortController>());
  const path = { accountId: useSessionData().identity.accountId, claimId };
  const { files, store } = useStoredFiles(claimId, loaded);
  const sending = chosen.filter(({ problem }) => problem === null).length;
  async function send(id: string, file: File): Promise<void> {
    const control = new AbortController();
    running.current.set(id, control);
    const reply = await claimFileCalls.add(call, path, {
      file,
      idempotencyKey: id,
      signal: control.signal,
      onProgress: (sentBytes) => change(id, { sentBytes }),
    });
    running.current.delete(id);
    if (typeof reply === 'object') {
      store((all) => [...all.filter((one) => one.id !== reply.id), reply]);
      remember(reply.id, file);
      drop(id);
      tell('added', file.name);
    } else if (!control.signal.aborted) {
      change(id, { problem: reply });
      tell(reply, file.name);
    }
  }

  return {
    files,
    chosen,
    pictures,
    isSending: sending > 0,
    /** Number of files that would be lost with the page: running uploads, and failed ones that can be sent again. */
    unsent: sending + chosen.filter(({ problem }) => problem === 'failed').length,
    isFull: files.length + sending >= claimFiles.value,
    add: (file: File): void => {
      const id = crypto.randomUUID();
      const problem = checkFile(file, claimFileLimits, files.length + running.current.size);
      setChosen((all) => [...all, { id, file, sentBytes: 0, problem }]);
      if (problem === null) void send(id, file);
      else tell(problem, file.name);
    },
    retry({ id, file }: ChosenFile): void {
      change(id, { problem: null, sentBytes: 0 });
      void send(id, file);
    },
    cancel({ id, file }: ChosenFile): void {
      running.current.get(id)?.abort();
      drop(id);
      tell('removed', file.name);
    },
    async remove({ id, name }: ClaimFile): Promise<void> {
      if (!(await claimFileCalls.remove(call, { ...path, fileId: id }))) return tell('notRemoved', name);
      store((all) => all.filter((one) => one.id !== id));
      tell('removed', name);
    },
  };
}

/** The files chosen on this page: those that are not sent yet, and pictures of those that are. */
function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  /** Pictures sent from this page, by the ids of their files in the report. */
  const [pictures, setPictures] = useState<ReadonlyMap<string, File>>(new Map());
  return {
    chosen,
    setChosen,
    pictures,
    remember: (id: string, file: File): void => {
      if (file.type.startsWith('image/')) setPictures((all) => new Map(all).set(id, file));
    },
    change: (id: string, by: Partial<ChosenFile>) =>
      setChosen((all) => all.map((one) => (one.id === id ? { ...one, ...by } : one))),
    drop: (id: string) => setChosen((all) => all.filter((one) => one.id !== id)),
  };
}

/** The files of a loaded report, and functions that change them. Changes made before the report has loaded are kept as well. */
function useStoredFiles(claimId: string, loaded: readonly ClaimFile[]) {
  const queries = useQueryClient();
  const key = ['claimReports', claimId];
  const [early, setEarly] = useState<readonly ClaimFile[]>([]);
  return {
    files: [...loaded, ...early.filter(({ id }) => loaded.every((one) => one.id !== id))],
    store: (next: (files: readonly ClaimFile[]) => readonly ClaimFile[]): void => {
      setEarly(next);
      queries.setQueryData<Report>(
        key,
        (report) => report && { ...report, files: [...next(report.files ?? [])] },
      );
    },
  };
}
