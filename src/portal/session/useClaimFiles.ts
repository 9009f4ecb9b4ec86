import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnswerOf, ClaimFile } from '../../protocol/index.ts';
import { mostClaimFiles } from '../../protocol/mostClaimFiles.ts';
import { claimFileCalls, type FileProblem } from '../api/claimFileCalls.ts';
import { useServices } from './Services.ts';
import { useSessionData } from './SessionData.ts';

/** A file that was chosen here and that the report does not have yet. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly sentBytes: number;
  /** Null: it is on its way. */
  readonly problem: FileProblem | null;
}

type Report = AnswerOf<'getClaimReport'>;

/** What may become of a file, for whoever is told. */
export type FileEvent = 'added' | 'removed' | 'notRemoved' | FileProblem;

const mediaTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
/** What a report takes. */
export const fileLimits = { mediaTypes, maxBytes: 10_000_000 };

/** The files of a report: those it has, and those on their way. `tell` hears what became of each. */
export function useClaimFiles(
  { claimId, files = [] }: Report,
  tell: (event: FileEvent, name: string) => void,
) {
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const { chosen, setChosen, change, drop } = useChosenFiles();
  /** Pictures that were sent from here, by the files they have become. */
  const [pictures, setPictures] = useState<ReadonlyMap<string, File>>(new Map());
  const running = useRef(new Map<string, AbortController>());
  const path = { accountId, claimId };
  const store = useStoredFiles(claimId);
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
      if (file.type.startsWith('image/')) setPictures((all) => new Map(all).set(reply.id, file));
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
    isFull: files.length + chosen.filter(({ problem }) => problem === null).length >= mostClaimFiles,
    add(file: File, waiting: number): void {
      const id = crypto.randomUUID();
      const problem = problemOf(file, files.length + waiting);
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

/** What was chosen here and is not there yet. */
function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  return {
    chosen,
    setChosen,
    change: (id: string, by: Partial<ChosenFile>) =>
      setChosen((all) => all.map((one) => (one.id === id ? { ...one, ...by } : one))),
    drop: (id: string) => setChosen((all) => all.filter((one) => one.id !== id)),
  };
}

/** Changes the files of a report as it was loaded. */
function useStoredFiles(claimId: string) {
  const queries = useQueryClient();
  return (next: (files: readonly ClaimFile[]) => readonly ClaimFile[]) =>
    queries.setQueryData<Report>(['claimReports', claimId], (report) =>
      report === undefined ? report : { ...report, files: [...next(report.files ?? [])] },
    );
}

/** What can be said before anything is sent; `count`: files that the report has, or will have. */
function problemOf({ type, size }: File, count: number): FileProblem | null {
  if (!fileLimits.mediaTypes.some((one) => one === type)) return 'notSupported';
  if (size > fileLimits.maxBytes) return 'toBig';
  return count >= mostClaimFiles ? 'tooMany' : null;
}
