import { LoadFailure } from '../../../src/ui/loading/LoadFailure.tsx';
import { PageLoading } from '../../../src/ui/loading/PageLoading.tsx';
import { PartBoundary, PartNotLoaded } from '../../../src/ui/loading/PartBoundary.tsx';
import { SectionBoundary } from '../../../src/ui/loading/SectionBoundary.tsx';
import type { UiStates } from './UiStates.ts';

export const loading: UiStates = {
  PageLoading: { usual: <PageLoading /> },
  LoadFailure: {
    usual: <LoadFailure onRetry={() => undefined}>Ihre Unterlagen ließen sich nicht laden.</LoadFailure>,
    'without another try': <LoadFailure onRetry={null}>Diese Unterlagen sind nicht für Sie.</LoadFailure>,
  },
  PartBoundary: {
    'code is missing': (
      <PartBoundary onRetry={() => undefined}>
        <MissingCode />
      </PartBoundary>
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

function MissingCode(): never {
  throw new PartNotLoaded('The code of a part could not be loaded.');
}
