import { Button } from '@mantine/core';
import { IconAlertCircleFilled, IconCircleCheckFilled, IconFile } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { writeValue } from '../../../engine/index.ts';
import { Preview } from './Preview.tsx';
import { percentOf, type UploadStage } from './uploadStage.ts';
import classes from './FileCard.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface FileCardProps {
  readonly name: string;
  readonly stage: UploadStage;
  /** As it was chosen on this page; null: no picture, or not chosen here. */
  readonly picture: File | null;
  readonly invalid: boolean;
  readonly locked: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** The file that was chosen: how far it is, and what can be done with it. */
export function FileCard({ name, stage, picture, invalid, locked, onRetry, onRemove }: FileCardProps) {
  const { t } = useTexts('controls');
  const isUnderWay = stage.kind === 'underWay';
  return (
    <div
      className={classes['card']}
      data-stage={stage.kind}
      data-invalid={invalid || undefined}
      data-locked={locked || undefined}
    >
      {picture !== null && stage.kind !== 'refused' ? (
        <Preview
          key={picture.lastModified}
          file={picture}
          name={name}
          otherwise={<StageIcon stage={stage} />}
        />
      ) : (
        <StageIcon stage={stage} />
      )}
      <div className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['meta']}>{metaOf(stage, t)}</span>
      </div>
      {!locked && (
        <div className={classes['actions']}>
          {stage.kind === 'failed' && (
            <Button size="md" variant="default" onClick={onRetry}>
              {t('upload.retry')}
            </Button>
          )}
          <Button
            size="md"
            variant="subtle"
            aria-label={isUnderWay ? t('upload.cancelNamed', { name }) : t('upload.removeNamed', { name })}
            onClick={onRemove}
          >
            {isUnderWay ? t('upload.cancel') : t('upload.remove')}
          </Button>
        </div>
      )}
      {stage.kind === 'underWay' && (
        <progress
          className={classes['progress']}
          max={100}
          value={percentOf(stage.upload)}
          aria-label={t('upload.progress', { name })}
        />
      )}
    </div>
  );
}

function StageIcon({ stage }: { readonly stage: UploadStage }) {
  switch (stage.kind) {
    case 'waiting':
    case 'underWay':
      return <IconFile className={classes['icon']} size={28} stroke={1.5} aria-hidden />;
    case 'failed':
    case 'refused':
      return <IconAlertCircleFilled className={classes['icon']} size={28} aria-hidden />;
    case 'uploaded':
      return <IconCircleCheckFilled className={classes['icon']} size={28} aria-hidden />;
  }
}

function metaOf(stage: UploadStage, t: TFunction<'controls'>): string {
  switch (stage.kind) {
    case 'waiting':
      return t('upload.waiting', { size: writeValue('fileSize', stage.size) });
    case 'underWay': {
      const { file, sentBytes } = stage.upload;
      const percent = percentOf(stage.upload);
      return t('upload.sent', {
        percent,
        sent: writeValue('fileSize', sentBytes),
        size: writeValue('fileSize', file.size),
      });
    }
    case 'failed':
    case 'refused':
      return t('upload.notUploaded');
    case 'uploaded':
      return t('upload.uploaded', { size: writeValue('fileSize', stage.size) });
  }
}
