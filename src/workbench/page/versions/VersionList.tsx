import { useState } from 'react';
import type { Version, VersionForm } from '../../model/review/ReviewApi.ts';
import { askToBringBack } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { say } from '../say.ts';
import { openReview } from '../useWorkbench.ts';
import classes from './Versions.module.css';

/** The versions with date, sentence and changed forms. Each can be compared with; a form comes back from it as an edit. */
export function VersionList({ versions }: { readonly versions: readonly Version[] }) {
  const [says, setSays] = useState('');

  async function bringBack({ id }: Version, form: VersionForm): Promise<void> {
    const answer = await askToBringBack({ version: id, form: form.id }).catch(describeRefusal);
    setSays(answer.kind === 'written' ? say('version.back.done', { title: form.title }) : answer.why);
  }

  return (
    <>
      <output>{says}</output>
      <ol className={classes['list']}>
        {versions.map((version) => (
          <li key={version.id} className={classes['version']}>
            <p>
              <strong>{version.says}</strong>
            </p>
            <p className={classes['note']}>{say('version.by', { day: version.day, name: version.name })}</p>
            <p className={classes['actions']}>
              <button type="button" className={classes['plain']} onClick={() => openReview(version.id)}>
                {say('version.compare', { says: version.says })}
              </button>
              {version.forms.slice(0, mostForms).map((form) => (
                <button
                  key={form.id}
                  type="button"
                  className={classes['plain']}
                  onClick={() => void bringBack(version, form)}
                >
                  {say('version.back', { title: form.title })}
                </button>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The forms of a version that have a button; a version that changed more is compared first. */
const mostForms = 6;
