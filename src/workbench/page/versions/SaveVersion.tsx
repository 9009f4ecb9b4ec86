import { useId, useState } from 'react';
import { findSentenceFault, longestSentence } from '../../model/review/findSentenceFault.ts';
import type { SignablePart } from '../../model/review/ReviewApi.ts';
import { askToSaveVersion } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { count, say } from '../say.ts';
import { SignatureChoice } from './SignatureChoice.tsx';
import classes from './Versions.module.css';

interface SaveVersionProps {
  /** The changes since the last version, in words. */
  readonly changed: readonly string[];
  /** What the page beside it says, each to be signed on its own. */
  readonly parts: readonly SignablePart[];
  readonly onSaved: () => void;
}

/** Saves the changes as a version with a sentence, signed or not. A mistake in the sentence is said while it is typed. */
export function SaveVersion({ changed, parts, onSaved }: SaveVersionProps) {
  const [sentence, setSentence] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [says, setSays] = useState('');
  const [isBusy, setBusy] = useState(false);
  const note = useId();
  const fault = findSentenceFault(sentence);
  // A part that reads otherwise by now has another line, and is chosen anew.
  const trailers = parts.map(({ trailer }) => trailer).filter((trailer) => chosen.has(trailer));

  async function save(): Promise<void> {
    if (fault !== null) return setSays(say(`version.sentence.${fault}`));
    setBusy(true);
    const answer = await askToSaveVersion({ sentence, trailers }).catch(describeRefusal);
    setBusy(false);
    const done = trailers.length > 0 ? say('version.saved.signed') : say('version.saved');
    setSays(answer.kind === 'written' ? done : answer.why);
    if (answer.kind !== 'written') return;
    setSentence('');
    setChosen(new Set());
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
        {describeSentence(sentence, changed)}
      </p>
      <SignatureChoice parts={parts} chosen={chosen} onChoose={setChosen} />
      <button
        type="submit"
        className={classes['main']}
        disabled={isBusy || (changed.length === 0 && trailers.length === 0)}
      >
        {nameDeed(changed.length > 0, trailers.length > 0)}
      </button>
      <output>{says}</output>
    </form>
  );
}

/** The note below the field: the changed forms, then the letters left or the mistake in the sentence. */
function describeSentence(sentence: string, changed: readonly string[]): string {
  if (sentence === '')
    return say('version.changed', { names: changed.join(', ') || say('version.changed.nothing') });
  const fault = findSentenceFault(sentence);
  if (fault !== null) return say(`version.sentence.${fault}`);
  return count('version.left', longestSentence - sentence.trim().length);
}

function nameDeed(isChanged: boolean, isSigned: boolean): string {
  if (!isSigned) return say('version.save');
  return isChanged ? say('version.save.sign') : say('version.sign');
}
