import { useState } from 'react';
import type { GuidedEdit } from '../../model/edits/GuidedEdit.ts';
import type { FoundMistake } from '../../model/edits/EditApi.ts';
import { askToEditQuestion } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { say } from '../say.ts';

export interface EditState {
  readonly isBusy: boolean;
  /** Why the last edit was not made; empty when it was. */
  readonly why: string;
  /** The mistakes that the last edit would have made, with their places. */
  readonly findings: readonly FoundMistake[];
  /** Resolves with the path of the question, or null when the edit was refused. */
  readonly save: (edit: GuidedEdit) => Promise<string | null>;
}

/** Sends the edits of one place, and keeps why one was refused. */
export function useEdit(): EditState {
  const [isBusy, setIsBusy] = useState(false);
  const [why, setWhy] = useState('');
  const [findings, setFindings] = useState<readonly FoundMistake[]>([]);
  return {
    isBusy,
    why,
    findings,
    async save(edit) {
      setIsBusy(true);
      setWhy('');
      setFindings([]);
      try {
        const answer = await askToEditQuestion(edit);
        if (answer.kind === 'written') return answer.path;
        setWhy(answer.why);
        if (answer.kind === 'refused') setFindings(answer.findings ?? []);
      } catch (error) {
        setWhy(describeRefusal(error, say('words.unreachable')).why);
      } finally {
        setIsBusy(false);
      }
      return null;
    },
  };
}
