import { useRef } from 'react';
import { FileChoice } from '../../../wizard/controls/upload/FileChoice.tsx';
import { claimFileLimits, type ReportWithFiles, useClaimFiles } from '../../session/useClaimFiles.ts';
import classes from '../../forms/ClaimFiles.module.css';
import { ClaimFileList } from '../../forms/ClaimFileList.tsx';
import { UnsentFilesGuard } from '../../forms/UnsentFilesGuard.tsx';
import { useFileWords } from '../../forms/useFileWords.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Photos and papers of a report: those it has, and more of them. */
export function ClaimFiles({ report }: { readonly report: ReportWithFiles }) {
  const { t } = useTexts();
  const { wordsOf, tell } = useFileWords();
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
        {...claimFileLimits}
        multiple
        {...{ required: false, invalid: false, locked: isFull, isEmpty: true }}
        choose={claimFiles.add}
        cards={
          <ClaimFileList claimFiles={claimFiles} wordsOf={wordsOf} onAct={() => input.current?.focus()} />
        }
      />
      <UnsentFilesGuard unsent={claimFiles.unsent} />
    </section>
  );
}
