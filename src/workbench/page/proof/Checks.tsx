import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import {
  analysisKinds,
  type AnalysisKind,
  type FormAnswer,
  type WorkbenchFinding,
} from '../../model/WorkbenchApi.ts';
import { askForAnalysis } from '../askServer.ts';
import { Light } from '../forms/Light.tsx';
import { MendDialog } from '../mend/MendDialog.tsx';
import { say } from '../say.ts';
import { getResult, openFile, playCase, select, useWorkbench } from '../useWorkbench.ts';
import classes from './Checks.module.css';

/** The findings in the files, in the flow tests and of the proof, one kind at a time. */
export function Checks({ opened }: { readonly opened: FormAnswer }) {
  const form = opened.form.id;
  const [isMending, setIsMending] = useState(false);
  const [kind, setKind] = useState<AnalysisKind>('definitions');
  const results = useWorkbench((state) => state.results);
  const result = getResult({ results }, form, kind);
  return (
    <section className={classes['pane']} aria-labelledby="checks">
      <header className={classes['head']}>
        <h2 id="checks" className={classes['title']}>
          {say('checks')}
        </h2>
        <div className={classes['tabs']}>
          {analysisKinds.map((one) => (
            <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              <span>{say(`light.${one}`)}</span>
              <Light result={getResult({ results }, form, one)} isShort />
            </button>
          ))}
        </div>
      </header>
      <div className={classes['body']}>
        <div className={classes['summary']}>
          <output>{result === null ? say('checks.unknown') : result.summary || say('light.working')}</output>
          <div className={classes['actions']}>
            {kind === 'flows' && result?.state === 'red' && (
              <button type="button" onClick={() => setIsMending(true)}>
                {say('mend')}
              </button>
            )}
            <button type="button" onClick={() => void askForAnalysis(form, kind)}>
              {say('checks.run')}
            </button>
          </div>
        </div>
        <ul className={classes['findings']}>
          {result?.findings.map((finding, index) => (
            <li key={`${finding.code} ${finding.file} ${finding.line} ${index}`}>
              <Finding finding={finding} />
            </li>
          ))}
        </ul>
      </div>
      <MendDialog opened={opened} isOpen={isMending} onClose={() => setIsMending(false)} />
    </section>
  );
}

function Finding({ finding }: { readonly finding: WorkbenchFinding }) {
  const { message, hint, file, line, worlds, path, play } = finding;
  return (
    <article className={classes['finding']}>
      <p className={classes['message']}>{message}</p>
      {hint !== null && <p className={classes['hint']}>{hint}</p>}
      {worlds.length > 0 && (
        <p className={classes['hint']}>{say('checks.worlds', { worlds: worlds.join(', ') })}</p>
      )}
      <p className={classes['place']}>{say('checks.place', { file, line })}</p>
      <div className={classes['actions']}>
        <button type="button" onClick={() => openFile(file, line)}>
          {say('files.open')}
        </button>
        {path !== null && (
          <button type="button" onClick={() => select(path)}>
            {say('why.show')}
          </button>
        )}
        {play !== null && (
          <button type="button" onClick={() => playCase(play, path)}>
            <IconPlayerPlay size={16} stroke={1.75} aria-hidden="true" />
            <span>{say('play')}</span>
          </button>
        )}
      </div>
    </article>
  );
}
