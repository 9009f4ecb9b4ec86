import { useRef } from 'react';
import { writeValue } from '../../../engine/index.ts';
import { FileChoice } from '../../../ui/files/FileChoice.tsx';
import { claimFileLimits, type ReportWithFiles, useClaimFiles } from '../../session/hooks/useClaimFiles.ts';
import classes from '../../forms/ClaimFiles.module.css';
import { ClaimFileList } from '../../forms/ClaimFileList.tsx';
import { UnsentFilesGuard } from '../../forms/UnsentFilesGuard.tsx';
import { useFileNews } from '../../forms/useFileNews.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Photos and papers of a report: those it has, and more of them. */
export function ClaimFiles({ report }: { readonly report: ReportWithFiles }) {
  const { t } = useTexts();
  const { describe, tell } = useFileNews();
  const input = useRef<HTMLInputElement>(null);
  const claimFiles = useClaimFiles(report, tell);
  const { isFull } = claimFiles;

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
        mediaTypes={claimFileLimits.mediaTypes}
        maxSize={writeValue('fileSize', claimFileLimits.maxBytes)}
        multiple
        {...{ required: false, invalid: false, locked: isFull, isEmpty: true }}
        choose={claimFiles.add}
        cards={
          <ClaimFileList claimFiles={claimFiles} describe={describe} onAct={() => input.current?.focus()} />
        }
      />
      <UnsentFilesGuard unsent={claimFiles.unsent} />
    </section>
  );
}
