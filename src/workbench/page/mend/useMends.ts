import { useEffect, useRef, useState } from 'react';
import type { FlowMend, MendAnswer, MendQuestion, MendsAnswer } from '../../model/edits/EditApi.ts';
import { askToMend } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { count, say } from '../say.ts';

type Answers = MendQuestion['answers'];

interface Phase {
  readonly kind: 'working' | 'open' | 'saved';
  readonly says: string;
}

export interface Mends {
  /** The flow tests that fail as they are; null until the server has said. */
  readonly mends: readonly FlowMend[] | null;
  readonly answers: Answers;
  readonly phase: Phase;
  /** Answers a question in a flow test; null takes the answer back. */
  readonly answer: (key: string, path: string, value: MendAnswer | null) => void;
  /** Writes the flow tests that pass. */
  readonly save: () => Promise<void>;
}

/** Asks the server again after each answer; an answer to an older question is dropped. */
export function useMends(form: string): Mends {
  const [mends, setMends] = useState<readonly FlowMend[] | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [phase, setPhase] = useState<Phase>({ kind: 'working', says: say('mend.working') });
  const last = useRef(0);

  useEffect(() => {
    last.current += 1;
    const number = last.current;
    void ask({ form, answers, isWritten: false }).then((answer) => {
      if (number !== last.current) return;
      if (answer.kind === 'seen') setMends(answer.mends);
      setPhase({ kind: 'open', says: answer.kind === 'refused' ? answer.why : '' });
    });
  }, [form, answers]);

  return {
    mends,
    answers,
    phase,
    answer(key, path, value) {
      const { [path]: _, ...others } = answers[key] ?? {};
      setPhase({ kind: 'working', says: say('mend.working') });
      setAnswers({ ...answers, [key]: value === null ? others : { ...others, [path]: value } });
    },
    async save() {
      last.current += 1;
      setPhase({ kind: 'working', says: say('record.saving') });
      const answer = await ask({ form, answers, isWritten: true });
      if (answer.kind === 'written')
        setPhase({ kind: 'saved', says: count('mend.saved', answer.files.length) });
      else setPhase({ kind: 'open', says: answer.kind === 'refused' ? answer.why : '' });
    },
  };
}

function ask(question: MendQuestion): Promise<MendsAnswer> {
  return askToMend(question).catch((error: unknown) => describeRefusal(error, say('record.unreachable')));
}
