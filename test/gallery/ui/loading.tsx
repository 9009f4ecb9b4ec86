import { RequestFailure } from '../../../src/plain/RequestFailure.ts';
import { LoadFailure } from '../../../src/ui/loading/LoadFailure.tsx';
import { PageLoading } from '../../../src/ui/loading/PageLoading.tsx';
import { SectionBoundary } from '../../../src/ui/loading/SectionBoundary.tsx';
import type { UiStates } from './UiStates.ts';

export const loading: UiStates = {
  PageLoading: { usual: <PageLoading /> },
  LoadFailure: {
    usual: (
      <LoadFailure
        text="Ihre Unterlagen ließen sich nicht laden."
        error={new RequestFailure('getDocuments', 500)}
        onRetry={() => undefined}
      />
    ),
    refused: (
      <LoadFailure
        text="Ihre Unterlagen ließen sich nicht laden."
        error={new RequestFailure('getDocuments', 403)}
        onRetry={() => undefined}
      />
    ),
  },
  SectionBoundary: {
    broken: (
      <>
        <SectionBoundary>
          <Broken />
        </SectionBoundary>
        <p>Was daneben steht, bleibt stehen.</p>
      </>
    ),
  },
};

/** Cannot be drawn. */
function Broken(): never {
  throw new Error('A section is broken.');
}
