import { Link } from 'react-router-dom';
import { useWizard } from '../context/useWizard.ts';
import classes from './EditLink.module.css';

interface EditLinkProps {
  readonly step: string;
  /** Name of the control that gets the focus; null: the heading of the step. */
  readonly focus: string | null;
  /** The subject of the change, for the name of the link: "Ändern: Kilometerstand". */
  readonly what: string;
}

/** A link back to an answer; "Weiter" returns here. */
export function EditLink({ step: id, focus, what }: EditLinkProps) {
  const { wizard, draft, texts } = useWizard();
  const step = wizard.steps.find((one) => one.id === id);
  if (step === undefined) return null;
  return (
    <Link
      to={step.route}
      state={{ focus }}
      className={classes.edit}
      aria-label={texts.get(['wizard:summary.changeNamed'], { what })}
      onClick={(event) => {
        // A link opened in a new tab or window behaves as usual.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        draft.dispatch({ kind: 'edited', step: id, focus });
      }}
    >
      {texts.get(['wizard:summary.change'])}
    </Link>
  );
}
