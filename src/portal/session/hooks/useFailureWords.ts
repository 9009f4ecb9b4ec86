import { useTexts } from '../../../ui/texts/useTexts.ts';
import { CallFailed, type FailureKind } from '../../../plain/CallFailed.ts';
import { useServices } from '../Services.ts';

interface FailureWords {
  readonly kind: FailureKind;
  /** The sentence of the page, with what to do. */
  readonly text: string;
  readonly canRetry: boolean;
}

/**
 * Returns the function that says a failure. The page says what is missing ("Die Dokumente lassen sich gerade nicht laden."); the rest is the
 * same everywhere: that the connection is lost, or that calling helps. `isBesideButton`: the button says that another try may help.
 */
export function useFailureWords(): (what: string, error: unknown, isBesideButton?: boolean) => FailureWords {
  const { t } = useTexts();
  const { phone } = useServices().brand.contact;
  return (what, error, isBesideButton = false) => {
    const kind = error instanceof CallFailed ? error.kind : 'passing';
    const isQuiet = isBesideButton && kind !== 'final' && kind !== 'offline';
    return {
      kind,
      text: isQuiet ? what : t(`shell:failed.${kind}`, { what, phone }),
      canRetry: kind !== 'final',
    };
  };
}
