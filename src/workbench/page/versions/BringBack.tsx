import { useState } from 'react';
import type { Version } from '../../model/review/ReviewApi.ts';
import { askToBringBack } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { say } from '../say.ts';
import classes from './Versions.module.css';

interface BringBackProps {
  readonly version: Version;
  /** Called with what came of it, in words. */
  readonly onDone: (says: string) => void;
}

/** Brings one form back as it was in a version, as an edit that the arrow in the header undoes. */
export function BringBack({ version: { id, forms }, onDone }: BringBackProps) {
  const [chosen, setChosen] = useState(forms[0]?.id ?? '');
  const form = forms.find((one) => one.id === chosen);
  if (form === undefined) return null;

  async function bringBack(title: string): Promise<void> {
    const answer = await askToBringBack({ version: id, form: chosen }).catch(describeRefusal);
    onDone(answer.kind === 'written' ? say('version.back.done', { title }) : answer.why);
  }

  return (
    <form
      className={classes['back']}
      onSubmit={(event) => {
        event.preventDefault();
        void bringBack(form.title);
      }}
    >
      {forms.length > 1 && (
        <select
          aria-label={say('version.back.choose')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {forms.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      )}
      <button type="submit" className={classes['plain']}>
        {forms.length > 1 ? say('version.back') : say('version.back.one', { title: form.title })}
      </button>
    </form>
  );
}
