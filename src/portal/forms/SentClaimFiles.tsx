import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { WizardRunner } from '../../wizard/index.ts';
import { useClaimFiles } from '../session/hooks/useClaimFiles.ts';
import { useClaimReport } from '../session/hooks/useClaimReports.ts';
import classes from './ClaimFiles.module.css';
import { ClaimFileList } from './ClaimFileList.tsx';
import { UnsentFilesGuard } from './UnsentFilesGuard.tsx';
import { useFileNews } from './useFileNews.ts';

type SentClaimFilesProps = ComponentProps<NonNullable<ComponentProps<typeof WizardRunner>['SentFiles']>>;

/** Sends the chosen files on the end page of a report, names those that did not arrive, and links to the page where more can be added. */
export function SentClaimFiles({ of: claimId, take, say }: SentClaimFilesProps) {
  const { describe, tell } = useFileNews();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: report } = useClaimReport(claimId);
  const claimFiles = useClaimFiles(report ?? { claimId }, tell);
  const { files, chosen, isSending } = claimFiles;
  const send = useEffectEvent(() => take().forEach(claimFiles.add));
  useEffect(() => send(), []);
  const failed = chosen.filter(({ problem }) => problem !== null).length;
  const stage = isSending ? 'sending' : failed > 0 ? 'missing' : files.length > 0 ? 'arrived' : 'none';

  return (
    <section aria-labelledby="sent-files" className={`${classes['files']} ${classes['sent']}`}>
      <h2 id="sent-files" ref={heading} tabIndex={-1}>
        {say('title')}
      </h2>
      <p className={classes['stage']} data-stage={stage}>
        {say(stage)}
      </p>
      <ClaimFileList claimFiles={claimFiles} describe={describe} onAct={() => heading.current?.focus()} />
      <Button
        component={Link}
        to={generatePath('/claims/reports/:claimId', { claimId })}
        variant="default"
        size="lg"
        className={classes['more']}
        leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
      >
        {say('more')}
      </Button>
      <UnsentFilesGuard unsent={claimFiles.unsent} />
    </section>
  );
}
