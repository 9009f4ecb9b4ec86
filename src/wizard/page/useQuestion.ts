import { useCallback, useState } from 'react';
import type { Choice } from '../calls/performOutcome.ts';

/** A dialog of the definition that waits for its answer. */
export interface Question {
  /** Texts hang on `dialog.<id>`. */
  readonly id: string;
  readonly choices: readonly Choice[];
  /** What closing the dialog means. */
  readonly closing: Choice;
  /** Going on cannot be undone. */
  readonly destructive: boolean;
  readonly answer: (choice: Choice) => void;
}

export type Ask = (
  id: string,
  choices: readonly Choice[],
  closing: Choice,
  destructive?: boolean,
) => Promise<Choice>;

/** One question at a time, the others wait in order; who asks waits for the answer. */
export function useQuestion(): { readonly question: Question | null; readonly ask: Ask } {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const ask = useCallback<Ask>(
    (id, choices, closing, destructive = false) =>
      new Promise((resolve) => {
        const question: Question = {
          id,
          choices,
          closing,
          destructive,
          answer: (choice) => {
            setQuestions((waiting) => waiting.filter((other) => other !== question));
            resolve(choice);
          },
        };
        setQuestions((waiting) => [...waiting, question]);
      }),
    [],
  );
  return { question: questions[0] ?? null, ask };
}
