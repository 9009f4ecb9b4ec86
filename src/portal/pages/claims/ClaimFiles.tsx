import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../protocol/index.ts';
import { FileCard } from '../../../wizard/controls/upload/FileCard.tsx';
import { FileChoice } from '../../../wizard/controls/upload/FileChoice.tsx';
import { useAnnouncementStore } from '../../session/announcementStore.ts';
import { type ChosenFile, fileLimits, useClaimFiles } from '../../session/useClaimFiles.ts';
import classes from './ClaimFiles.module.css';

/** Photos and papers of a report: those it has, and more of them. */
export function ClaimFiles({ report }: { readonly report: AnswerOf<'getClaimReport'> }) {
  const { t } = useTranslation();
  const announce = useAnnouncementStore((store) => store.announce);
  const input = useRef<HTMLInputElement>(null);
  const { files, chosen, pictures, isFull, ...act } = useClaimFiles(report, (event, name) =>
    announce(t(`claims:files.${event}`, { name })),
  );
  // Several files are chosen in one go, before the list is drawn again.
  const waiting = useRef(0);
  const add = (file: File): void => {
    if (waiting.current === 0) queueMicrotask(() => (waiting.current = 0));
    act.add(file, chosen.filter(({ problem }) => problem === null).length + waiting.current);
    waiting.current += 1;
  };
  const thenFocus = (run: () => unknown) => () => {
    void run();
    input.current?.focus();
  };

  return (
    <section aria-labelledby="report-files" className={classes['files']}>
      <h2 id="report-files">{t('claims:files.title')}</h2>
      <p id="report-files-hint">{t(isFull ? 'claims:files.full' : 'claims:files.hint')}</p>
      <FileChoice
        id="claim-files"
        name="claim-files"
        labelledBy="report-files"
        describedBy="report-files-hint"
        input={input}
        action={t('claims:files.choose')}
        {...fileLimits}
        multiple
        {...{ required: false, invalid: false, locked: isFull, isEmpty: true }}
        choose={add}
        cards={
          <ul className={classes['list']} hidden={files.length + chosen.length === 0}>
            {files.map((file) => (
              <li key={file.id}>
                <FileCard
                  {...unlocked}
                  name={file.name}
                  stage={{ kind: 'uploaded', size: file.size }}
                  picture={pictures.get(file.id) ?? null}
                  onRemove={thenFocus(() => act.remove(file))}
                />
              </li>
            ))}
            {chosen.map((one) => (
              <li key={one.id}>
                <ChosenCard
                  chosen={one}
                  onRetry={thenFocus(() => act.retry(one))}
                  onRemove={thenFocus(() => act.cancel(one))}
                />
              </li>
            ))}
          </ul>
        }
      />
    </section>
  );
}

interface ChosenCardProps {
  readonly chosen: ChosenFile;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file that the report does not have yet, with the reason where it was not taken. */
function ChosenCard({ chosen, onRetry, onRemove }: ChosenCardProps) {
  const { t } = useTranslation();
  const { file, problem } = chosen;
  const { name } = file;
  return (
    <>
      <FileCard
        name={name}
        stage={stageOf(chosen)}
        picture={file.type.startsWith('image/') ? file : null}
        invalid={problem !== null}
        locked={false}
        onRetry={onRetry}
        onRemove={onRemove}
      />
      {problem !== null && <p className={classes['problem']}>{t(`claims:files.${problem}`, { name })}</p>}
    </>
  );
}

function stageOf({ file, sentBytes, problem }: ChosenFile) {
  if (problem === null) return { kind: 'underWay', upload: { file, sentBytes } } as const;
  return { kind: problem === 'failed' ? 'failed' : 'refused' } as const;
}

function ignore(): void {}

/** A file that has arrived. */
const unlocked = { invalid: false, locked: false, onRetry: ignore };
