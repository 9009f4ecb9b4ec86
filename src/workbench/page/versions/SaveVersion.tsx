import { useId, useState } from 'react';
import { findSentenceFault, longestSentence } from '../../model/review/findSentenceFault.ts';
import { askToSaveVersion } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { count, say } from '../say.ts';
import classes from './Versions.module.css';

interface SaveVersionProps {
  /** The changes since the last version, in words. */
  readonly changed: readonly string[];
  readonly onSaved: () => void;
}

/** Saves the changes as a version with a sentence. A mistake in the sentence is said while it is typed. */
export function SaveVersion({ changed, onSaved }: SaveVersionProps) {
  const [sentence, setSentence] = useState('');
  const [says, setSays] = useState('');
  const [isBusy, setBusy] = useState(false);
  const note = useId();
  const fault = findSentenceFault(sentence);
  const left = longestSentence - sentence.trim().length;

  async function save(): Promise<void> {
    if (fault !== null) return setSays(say(`version.sentence.${fault}`));
    setBusy(true);
    const answer = await askToSaveVersion(sentence).catch(describeRefusal);
    setBusy(false);
    setSays(answer.kind === 'written' ? say('version.saved') : answer.why);
    if (answer.kind !== 'written') return;
    setSentence('');
    onSaved();
  }

  return (
    <form
      className={classes['save']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className={classes['field']}>
        <span>{say('version.sentence')}</span>
        <input
          value={sentence}
          autoComplete="off"
          aria-describedby={note}
          aria-invalid={sentence !== '' && fault !== null}
          onChange={({ target }) => {
            setSentence(target.value);
            setSays('');
          }}
        />
      </label>
      <p id={note} className={classes['note']}>
        {sentence === ''
          ? say('version.changed', { names: changed.join(', ') || say('version.changed.nothing') })
          : fault === null
            ? count('version.left', left)
            : say(`version.sentence.${fault}`)}
      </p>
      <button type="submit" className={classes['main']} disabled={isBusy || changed.length === 0}>
        {say('version.save')}
      </button>
      <output>{says}</output>
    </form>
  );
}
