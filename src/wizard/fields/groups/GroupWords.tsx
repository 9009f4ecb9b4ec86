import { findShownGroupError } from '../../../engine/index.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import { FieldError } from '../frame/FieldError.tsx';
import classes from './ObjectFieldTemplate.module.css';

interface GroupWordsProps {
  readonly path: string;
  readonly hint: string;
  /** The error of the answers together. */
  readonly error: string | null;
}

/** The hint and the error of a group, below its name. */
export function GroupWords({ path, hint, error }: GroupWordsProps) {
  return (
    <>
      {hint !== '' && (
        <p id={`${path}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error !== null && <FieldError id={`${path}-error`} text={error} />}
    </>
  );
}

/** Returns the ARIA attributes that connect a group with its hint and error. */
export function getGroupAria(path: string, hint: string, error: string | null) {
  const ids = [...(error === null ? [] : [`${path}-error`]), ...(hint === '' ? [] : [`${path}-hint`])];
  return { describedBy: ids.join(' ') || undefined, invalid: error !== null };
}

/** Returns the sentence of a broken rule about several answers of a group; null when there is none. */
export function useGroupError(path: string): string | null {
  const { texts } = useWizard();
  const code = useDraft((journey) => findShownGroupError(journey, path)?.code ?? null);
  return code === null ? null : texts.error(path, null, { code, params: {} });
}
