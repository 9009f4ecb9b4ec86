import { create } from 'zustand';

interface PasswordQuestion {
  /** Takes the answer: true once the password was right. Null while the customer is not asked. */
  readonly answer: ((isRight: boolean) => void) | null;
}

/** The question for the password, which a call asks and the shell draws. */
export const usePasswordQuestionStore = create<PasswordQuestion>(() => ({ answer: null }));

/** Asks for the password. Returns false when the customer closes the question. A second call meanwhile waits for the same answer. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const { answer: earlier } = usePasswordQuestionStore.getState();
    usePasswordQuestionStore.setState({
      answer: (isRight) => {
        usePasswordQuestionStore.setState({ answer: null });
        earlier?.(isRight);
        resolve(isRight);
      },
    });
  });
}
