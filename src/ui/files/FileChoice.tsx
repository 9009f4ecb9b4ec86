import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { PhotoChoice } from './PhotoChoice.tsx';
import { HeicNote } from './HeicNote.tsx';
import { listAccepted } from './listAccepted.ts';
import { chooseFiles, type TakeFiles, takeFiles } from './takeFiles.ts';
import { nameMediaTypes } from './nameMediaTypes.ts';
import classes from './FileChoice.module.css';
import { useTexts } from '../texts/useTexts.ts';

interface FileChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly input: Ref<HTMLInputElement>;
  /** Words of the button; without them it offers to choose files. */
  readonly action?: string;
  readonly mediaTypes: readonly string[];
  /** Largest size of a file, as customers read it. */
  readonly maxSize: string;
  /** Several files can be chosen at once. */
  readonly multiple?: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly locked: boolean;
  /** No file was chosen yet. */
  readonly isEmpty: boolean;
  /** Called with each file that was chosen, dropped or photographed. */
  readonly choose: (file: File) => void;
  readonly onBlur?: () => void;
  /** The files that were chosen. */
  readonly cards: ReactNode;
  /** Tells screen readers how far they are. */
  readonly status?: ReactNode;
}

/** Takes files from the device: chosen, dropped or photographed. The native input stays on the page, so that it keeps the focus. */
export function FileChoice(props: FileChoiceProps) {
  const { id, labelledBy, describedBy, invalid, onBlur, locked, isEmpty, mediaTypes } = props;
  const { take, hasHeic } = useHeic(props);
  const { input } = props;
  const { t } = useTexts('controls');
  const { isOver, ...dropping } = useDrop({ ...props, take });
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
          accept={listAccepted(mediaTypes)}
          multiple={props.multiple}
          aria-labelledby={`${labelledBy} ${ids.action}`}
          aria-describedby={[describedBy, ids.limits].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          aria-required={props.required || undefined}
          aria-disabled={locked || undefined}
          onClick={(event) => {
            if (locked) event.preventDefault();
          }}
          onChange={({ currentTarget }) => takeFiles(currentTarget, take)}
          onBlur={onBlur}
        />
        <span className={classes['action']}>
          <IconUpload size={20} stroke={1.75} aria-hidden />
          <span id={ids.action}>{props.action ?? t('files.choose')}</span>
        </span>
        <span className={classes['drop']}>{t('upload.drop')}</span>
        <span id={ids.limits} className={classes['limits']}>
          {t('upload.limits', {
            types: nameMediaTypes(mediaTypes),
            size: props.maxSize,
          })}
        </span>
      </label>
      {!locked && <PhotoChoice {...{ id, labelledBy, onBlur, mediaTypes, take }} />}
      <HeicNote isShown={hasHeic} />
      {props.status}
    </div>
  );
}

/** Remembers whether a photo in HEIC, which no field takes, was among the files of the last choice. */
function useHeic({ choose }: FileChoiceProps) {
  const [hasHeic, setHeic] = useState(false);
  return {
    hasHeic,
    take: (files: readonly File[]): void => {
      setHeic(files.some(({ type }) => type === 'image/heic'));
      for (const file of files) choose(file);
    },
  };
}

/** Each element inside of the control reports that the drag enters and leaves it, so both are counted. */
function useDrop({
  locked,
  multiple = false,
  take,
}: Pick<FileChoiceProps, 'locked' | 'multiple'> & { readonly take: TakeFiles }) {
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
      if (isOpen) void chooseFiles(multiple ? dropped : dropped.slice(0, 1), take);
    },
  };
}
