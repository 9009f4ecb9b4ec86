import { useState } from 'react';
import { askForReview } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { say } from '../say.ts';
import classes from './Review.module.css';

/** Saves the page of the review with all that was measured, to be mailed or printed. */
export function Download({ since }: { readonly since: string }) {
  const [says, setSays] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    setSays(say('review.downloading'));
    const answer = await askForReview({ revision: since, isMeasured: true }).catch(describeRefusal);
    setBusy(false);
    if (answer.kind === 'page') saveFile(answer.html);
    setSays(answer.kind === 'page' ? say('review.downloaded') : answer.why);
  }

  return (
    <>
      <button type="button" className={classes['main']} disabled={isBusy} onClick={() => void download()}>
        {say('review.download')}
      </button>
      <output className={classes['says']}>{says}</output>
    </>
  );
}

function saveFile(html: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = say('review.file');
  link.click();
  URL.revokeObjectURL(address);
}
