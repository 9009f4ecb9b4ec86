import { writeValue } from '../../../engine/index.ts';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { FileCard } from './FileCard.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { takeFile } from './takeFile.ts';
import { UploadContext } from './UploadContext.ts';
import { UploadStatus } from './UploadStatus.tsx';
import classes from './UploadControl.module.css';

/**
 * A file from the device, chosen, dropped or photographed, with its way to the server. The native input stays where it is in every state, so that the
 * focus stays, too, and errors lead to it.
 */
export function UploadControl(props: ControlProps) {
  const { state, id, labelledBy, describedBy, texts, invalid, onChange, onBlur } = props;
  const { t } = useTranslation('controls');
  const access = use(UploadContext);
  if (access === null) throw new Error(`The file field "${state.name}" stands outside a form.`);
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...dropping } = useDrop(state.lock === null, access.choose);
  const locked = state.lock !== null;
  const isEmpty = state.answer === null;
  const ids = { action: `${id}-action`, limits: `${id}-limits` };
  const mediaTypes = mediaTypesOf(props);

  function remove(): void {
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className={classes['upload']} {...dropping}>
      {!isEmpty && <FileCard state={state} access={access} invalid={invalid} onRemove={remove} />}
      <label
        className={classes['choose']}
        data-empty={isEmpty || undefined}
        data-over={isOver || undefined}
        data-invalid={(invalid && isEmpty) || undefined}
        data-blocked={locked || undefined}
        hidden={locked && !isEmpty}
      >
        <input
          ref={input}
          type="file"
          className={classes['input']}
          id={id}
          name={state.name}
          accept={mediaTypes.join(',')}
          aria-labelledby={`${labelledBy} ${ids.action}`}
          aria-describedby={[describedBy, ids.limits].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          aria-required={state.required || undefined}
          aria-disabled={locked || undefined}
          onClick={(event) => {
            if (locked) event.preventDefault();
          }}
          onChange={({ currentTarget }) => takeFile(currentTarget, access.choose)}
          onBlur={onBlur}
        />
        <span className={classes['action']}>
          <IconUpload size={20} stroke={1.75} aria-hidden />
          <span id={ids.action}>{isEmpty ? t('upload.choose') : t('upload.chooseOther')}</span>
        </span>
        <span className={classes['drop']}>{t('upload.drop')}</span>
        <span id={ids.limits} className={classes['limits']}>
          {t('upload.limits', limitsOf(props))}
        </span>
      </label>
      {!locked && <PhotoChoice {...props} mediaTypes={mediaTypes} choose={access.choose} />}
      <UploadStatus state={state} upload={access.upload} texts={texts} />
    </div>
  );
}

/** Dragging over a part of the control leaves the part before it, so entering and leaving is counted. */
function useDrop(isOpen: boolean, choose: (file: File) => void) {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  function move(by: 1 | -1): void {
    depth.current = Math.max(0, depth.current + by);
    setOver(isOpen && depth.current > 0);
  }
  return {
    isOver,
    onDragEnter: () => move(1),
    onDragLeave: () => move(-1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (isOpen && file !== undefined) choose(file);
    },
  };
}

const shortNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
};
const oneOf = new Intl.ListFormat('de', { type: 'disjunction' });

function limitsOf(props: ControlProps): { readonly types: string; readonly size: string } {
  const { maxBytes } = props.state.field.control.params;
  const types = oneOf.format(mediaTypesOf(props).map((type) => shortNames[type] ?? type));
  return { types, size: writeValue('fileSize', Number(maxBytes)) };
}

function mediaTypesOf({ state }: ControlProps): readonly string[] {
  const { mediaTypes } = state.field.control.params;
  return Array.isArray(mediaTypes) ? mediaTypes.map(String) : [];
}
