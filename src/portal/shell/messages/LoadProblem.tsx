import { LoadFailure } from '../../../ui/loading/LoadFailure.tsx';
import { useFailureWords } from '../../session/hooks/useFailureWords.ts';
import { TextWithNumbers } from './TextWithNumbers.tsx';

interface LoadProblemProps {
  /** The sentence about what is missing; null: the message at the top of the page says it. */
  readonly what: string | null;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A part of the page that could not be loaded: what is missing, and a button that loads it again where that can help. */
export function LoadProblem({ what, error, onRetry }: LoadProblemProps) {
  const { text, canRetry } = useFailureWords()(what ?? '', error, true);
  if (what === null && !canRetry) return null;
  return (
    <LoadFailure onRetry={canRetry ? onRetry : null}>
      {what !== null && <TextWithNumbers text={text} />}
    </LoadFailure>
  );
}
