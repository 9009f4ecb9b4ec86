import { CloseButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { focusHeading } from '../../../ui/focus/focusHeading.ts';
import { useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { useDismissedNotice } from '../../../ui/storage/useDismissedNotice.ts';
import noteClasses from '../note/NoteBlock.module.css';
import classes from './OnceNoteBlock.module.css';
import { Paragraphs } from '../../elements/Paragraphs.tsx';

/** A remark that does not return after it was closed on this device. */
export function OnceNoteBlock({ state, texts }: BlockProps) {
  const { wizard } = useWizard();
  const [isDismissed, dismiss] = useDismissedNotice(`${wizard.id}.${state.block.path}`);
  if (isDismissed) return null;
  const title = texts.text('title');
  return (
    <div className={noteClasses.note} data-tone="info">
      <IconInfoCircle size={24} stroke={1.75} aria-hidden />
      <div className={classes.noteBody}>
        {title !== '' && <p className={noteClasses.noteTitle}>{title}</p>}
        <Paragraphs text={texts.text('text')} />
        <CloseButton
          className={classes.noteClose ?? ''}
          iconSize={20}
          aria-label={texts.text('close')}
          onClick={() => {
            dismiss();
            focusHeading();
          }}
        />
      </div>
    </div>
  );
}
