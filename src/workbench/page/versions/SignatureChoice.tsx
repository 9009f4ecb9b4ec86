import { formatDay } from '../../../calendar/index.ts';
import type { SignablePart } from '../../model/review/ReviewApi.ts';
import { say } from '../say.ts';
import classes from './Versions.module.css';

interface SignatureChoiceProps {
  readonly parts: readonly SignablePart[];
  /** The lines of the chosen parts. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The parts of the page that are signed with the version, and who signed the others. */
export function SignatureChoice({ parts, chosen, onChoose }: SignatureChoiceProps) {
  if (parts.length === 0) return null;
  return (
    <fieldset className={classes['sign']}>
      <legend>{say('version.sign.legend')}</legend>
      {parts.map(({ id, title, trailer, signedBy }) =>
        signedBy === null ? (
          <label key={id} className={classes['part']}>
            <input
              type="checkbox"
              checked={chosen.has(trailer)}
              onChange={({ target }) => onChoose(toggle(chosen, trailer, target.checked))}
            />
            <span>{say('version.sign.part', { title })}</span>
          </label>
        ) : (
          <p key={id} className={classes['note']}>
            {say('version.sign.done', { title, name: signedBy.name, day: formatDay(signedBy.day) })}
          </p>
        ),
      )}
    </fieldset>
  );
}

function toggle(chosen: ReadonlySet<string>, trailer: string, isChosen: boolean): ReadonlySet<string> {
  const others = [...chosen].filter((one) => one !== trailer);
  return new Set(isChosen ? [...others, trailer] : others);
}
