import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { BlockProps } from './BlockProps.ts';
import classes from './blocks.module.css';
import { Paragraphs } from './Paragraphs.tsx';

/** A remark between questions, `tone: "warning"` where it matters more. */
export function NoteBlock({ state, texts }: BlockProps) {
  const warns = state.block.control.params['tone'] === 'warning';
  const Icon = warns ? IconAlertTriangle : IconInfoCircle;
  const title = texts.text('title');
  return (
    <div className={classes.note} data-tone={warns ? 'warning' : 'info'}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <div>
        {title !== '' && <p className={classes.noteTitle}>{title}</p>}
        <Paragraphs text={texts.text('text')} />
      </div>
    </div>
  );
}
