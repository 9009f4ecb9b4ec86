import { useState } from 'react';
import { formatDay } from '../../../calendar/index.ts';
import type { Version } from '../../model/review/ReviewApi.ts';
import { say } from '../say.ts';
import { openReview } from '../useWorkbench.ts';
import { BringBack } from './BringBack.tsx';
import classes from './Versions.module.css';

/** The versions with date, sentence and changed forms. Each can be compared with; a form comes back from it as an edit. */
export function VersionList({ versions }: { readonly versions: readonly Version[] }) {
  const [says, setSays] = useState('');
  return (
    <>
      <output>{says}</output>
      <ol className={classes['list']}>
        {versions.map((version) => (
          <li key={version.id} className={classes['version']}>
            <p>
              <strong>{version.says}</strong>
            </p>
            <p className={classes['note']}>
              {say('version.by', { day: formatDay(version.day), name: version.name })}
            </p>
            {version.signed.length > 0 && (
              <p className={classes['note']}>
                {say('version.signed', { titles: version.signed.join(', ') })}
              </p>
            )}
            <button
              type="button"
              className={classes['plain']}
              aria-label={say('version.compare.name', { says: version.says })}
              onClick={() => openReview(version.id)}
            >
              {say('version.compare')}
            </button>
            <BringBack version={version} onDone={setSays} />
          </li>
        ))}
      </ol>
    </>
  );
}
