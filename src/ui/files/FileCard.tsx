import { Button } from '@mantine/core';
import { IconAlertCircleFilled, IconCircleCheckFilled, IconFile } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTexts } from '../texts/useTexts.ts';
import classes from './FileCard.module.css';
import { Preview } from './Preview.tsx';

/** How far a chosen file is; sizes as customers read them. `waiting` is sent later, `failed` can be sent again, `refused` cannot. */
export type UploadStage =
  | { readonly kind: 'waiting'; readonly size: string }
  | { readonly kind: 'underWay'; readonly percent: number; readonly sent: string; readonly size: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'uploaded'; readonly size: string };

interface FileCardProps {
  readonly name: string;
  readonly stage: UploadStage;
  /** The file itself where it is a picture that was chosen on this page; null for all others. */
  readonly picture: File | null;
  readonly invalid: boolean;
  readonly locked: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A chosen file: how far its upload is, and buttons to retry, cancel or remove it. */
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
        <span className={classes['meta']}>{describeStage(stage, t)}</span>
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
          value={stage.percent}
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

function describeStage(stage: UploadStage, t: TFunction<'controls'>): string {
  switch (stage.kind) {
    case 'waiting':
      return t('upload.waiting', { size: stage.size });
    case 'underWay':
      return t('upload.sent', { percent: stage.percent, sent: stage.sent, size: stage.size });
    case 'failed':
    case 'refused':
      return t('upload.notUploaded');
    case 'uploaded':
      return t('upload.uploaded', { size: stage.size });
  }
}
