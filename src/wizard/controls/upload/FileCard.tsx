import { Button } from '@mantine/core';
import { IconAlertCircleFilled, IconCircleCheckFilled, IconFile } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { textOf, writeValue, type FieldState } from '../../../engine/index.ts';
import type { UploadAccess } from './UploadContext.ts';
import { Preview } from './Preview.tsx';
import { percentOf, stageOf, type UploadStage } from './uploadStage.ts';
import classes from './FileCard.module.css';

interface FileCardProps {
  readonly state: FieldState;
  readonly access: UploadAccess;
  readonly invalid: boolean;
  readonly onRemove: () => void;
}

/** The file that was chosen: how far it is, and what can be done with it. */
export function FileCard({ state, access, invalid, onRemove }: FileCardProps) {
  const { t } = useTranslation('controls');
  const { answer, lock } = state;
  const stage = stageOf(state, access.upload);
  const isUnderWay = stage.kind === 'underWay';
  const name = answer !== null && typeof answer === 'object' ? textOf(answer) : '';
  return (
    <div
      className={classes['card']}
      data-stage={stage.kind}
      data-invalid={invalid || undefined}
      data-locked={lock !== null || undefined}
    >
      {access.picture?.name === name && stage.kind !== 'refused' ? (
        <Preview
          key={access.picture.lastModified}
          file={access.picture}
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
      {lock === null && (
        <div className={classes['actions']}>
          {stage.kind === 'failed' && (
            <Button size="md" variant="default" onClick={access.retry}>
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
