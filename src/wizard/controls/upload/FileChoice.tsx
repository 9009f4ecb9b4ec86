import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { writeValue } from '../../../engine/index.ts';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { PhotoChoice } from './PhotoChoice.tsx';
import { takeFiles } from '../../../ui/files/takeFiles.ts';
import { typesInWords } from '../../../ui/files/typesInWords.ts';
import classes from './UploadControl.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface FileChoiceProps
  extends
    Pick<ControlProps, 'id' | 'labelledBy' | 'describedBy' | 'invalid'>,
    Partial<Pick<ControlProps, 'onBlur'>> {
  readonly name: string;
  readonly input: Ref<HTMLInputElement>;
  /** What the button says in place of what it says otherwise. */
  readonly action?: string;
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** Several files at once. */
  readonly multiple?: boolean;
  readonly required: boolean;
  readonly locked: boolean;
  /** No file stands there yet. */
  readonly isEmpty: boolean;
  readonly choose: (file: File) => void;
  /** The files that were chosen. */
  readonly cards: ReactNode;
  /** Says how far they are. */
  readonly status?: ReactNode;
}

/** Files from the device: chosen, dropped or photographed. The native input stays where it is, so that the focus stays, too. */
export function FileChoice(props: FileChoiceProps) {
  const { id, labelledBy, describedBy, invalid, onBlur, locked, isEmpty, choose, mediaTypes } = props;
  const { input } = props;
  const { t } = useTexts('controls');
  const { isOver, ...dropping } = useDrop(props);
  const ids = { action: `${id}-action`, limits: `${id}-limits` };
  return (
    <div className={classes['upload']} {...dropping}>
      {props.cards}
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
          name={props.name}
          accept={mediaTypes.join(',')}
          multiple={props.multiple}
          aria-labelledby={`${labelledBy} ${ids.action}`}
          aria-describedby={[describedBy, ids.limits].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          aria-required={props.required || undefined}
          aria-disabled={locked || undefined}
          onClick={(event) => {
            if (locked) event.preventDefault();
          }}
          onChange={({ currentTarget }) => takeFiles(currentTarget, choose)}
          onBlur={onBlur}
        />
        <span className={classes['action']}>
          <IconUpload size={20} stroke={1.75} aria-hidden />
          <span id={ids.action}>{props.action ?? t('files.choose')}</span>
        </span>
        <span className={classes['drop']}>{t('upload.drop')}</span>
        <span id={ids.limits} className={classes['limits']}>
          {t('upload.limits', {
            types: typesInWords(mediaTypes),
            size: writeValue('fileSize', props.maxBytes),
          })}
        </span>
      </label>
      {!locked && <PhotoChoice {...{ id, labelledBy, onBlur, mediaTypes, choose }} />}
      {props.status}
    </div>
  );
}

/** Dragging over a part of the control leaves the part before it, so entering and leaving is counted. */
function useDrop({ locked, multiple = false, choose }: FileChoiceProps) {
  const isOpen = !locked;
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
      const dropped = [...event.dataTransfer.files];
      if (isOpen) for (const file of multiple ? dropped : dropped.slice(0, 1)) choose(file);
    },
  };
}
