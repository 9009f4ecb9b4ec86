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
        required={false}
        invalid={false}
        locked={isFull}
        isEmpty
        choose={add}
        cards={
          <ul className={classes['list']} hidden={files.length + chosen.length === 0}>
            {files.map((file) => (
              <li key={file.id}>
                <FileCard
                  name={file.name}
                  stage={{ kind: 'uploaded', size: file.size }}
                  picture={pictures.get(file.id) ?? null}
                  invalid={false}
                  locked={false}
                  onRetry={ignore}
                  onRemove={thenFocus(() => act.remove(file))}
                />
              </li>
            ))}
            {chosen.map((one) => (
              <li key={one.id}>
                <FileCard
                  name={one.file.name}
                  stage={stageOf(one)}
                  picture={one.file.type.startsWith('image/') ? one.file : null}
                  invalid={one.problem !== null}
                  locked={false}
                  onRetry={thenFocus(() => act.retry(one))}
                  onRemove={thenFocus(() => act.cancel(one))}
                />
                {one.problem !== null && (
                  <p className={classes['problem']}>
                    {t(`claims:files.${one.problem}`, { name: one.file.name })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        }
      />
    </section>
  );
}

function stageOf({ file, sentBytes, problem }: ChosenFile) {
  if (problem === null) return { kind: 'underWay', upload: { file, sentBytes } } as const;
  return { kind: problem === 'failed' ? 'failed' : 'refused' } as const;
}

function ignore(): void {}
