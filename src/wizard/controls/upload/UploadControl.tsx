import { type ComponentProps, use, useRef } from 'react';
import { getAnswerText, writeValue } from '../../../engine/index.ts';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { FileCard } from '../../../ui/files/FileCard.tsx';
import { FileChoice } from '../../../ui/files/FileChoice.tsx';
import { UploadContext } from './UploadContext.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { getUploadStage } from './uploadStage.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A file and its upload. Errors link to the native input, which exists in every state. */
export function UploadControl(props: ControlProps) {
  const { state, id, labelledBy, describedBy, texts, invalid, onChange, onBlur } = props;
  const { t } = useTexts('controls');
  const access = use(UploadContext);
  if (access === null) throw new Error(`The file field "${state.name}" stands outside a form.`);
  const input = useRef<HTMLInputElement>(null);
  const { answer } = state;
  const name = answer !== null && typeof answer === 'object' ? getAnswerText(answer) : '';
  const locked = state.lock !== null;

  return (
    <FileChoice
      {...{ id, labelledBy, describedBy, invalid, onBlur, input, locked }}
      {...readUploadLimits(props)}
      name={state.name}
      action={answer === null ? t('upload.choose') : t('upload.chooseOther')}
      required={state.required}
      isEmpty={answer === null}
      choose={access.choose}
      cards={
        answer !== null && (
          <FileCard
            {...{ name, invalid, locked }}
            stage={getUploadStage(state, access.upload)}
            picture={access.picture?.name === name ? access.picture : null}
            onRetry={access.retry}
            onRemove={() => {
              onChange(null);
              input.current?.focus();
            }}
          />
        )
      }
      status={<UploadStatus state={state} upload={access.upload} texts={texts} />}
    />
  );
}

function readUploadLimits({
  state,
}: ControlProps): Pick<ComponentProps<typeof FileChoice>, 'mediaTypes' | 'maxSize'> {
  const { mediaTypes, maxBytes } = state.field.control.params;
  return {
    mediaTypes: Array.isArray(mediaTypes) ? mediaTypes.map(String) : [],
    maxSize: writeValue('fileSize', Number(maxBytes)),
  };
}
