import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconLoader2 } from '@tabler/icons-react';
import type { BlockProps } from '../../elements/BlockProps.ts';
import classes from './NoteBlock.module.css';
import { FoldedRest } from '../../elements/FoldedRest.tsx';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import { useBlockValues } from '../../elements/useBlockValues.ts';

/** Tones of one line under a question: its answer is being checked, or has passed a check. */
const lines = { waiting: IconLoader2, success: IconCircleCheck } as const;

/** A remark between questions; `tone: "warning"` for important ones, `plain` for running text with a heading. Both may fold a part of their text. */
export function NoteBlock({ state, texts }: BlockProps) {
  const { tone } = state.block.control.params;
  const warns = tone === 'warning';
  const values = useBlockValues(state);
  const Icon = warns ? IconAlertTriangle : IconInfoCircle;
  const title = texts.text('title', values);
  if (tone === 'waiting' || tone === 'success') {
    const LineIcon = lines[tone];
    return (
      <output className={classes.line} data-tone={tone}>
        <LineIcon size={24} stroke={1.75} aria-hidden />
        <span>{texts.text('text', values)}</span>
      </output>
    );
  }
  if (tone === 'plain') {
    return (
      <div className={classes.plain}>
        {title !== '' && <h2>{title}</h2>}
        <Paragraphs text={texts.text('text', values)} />
        <FoldedRest texts={texts} values={values} />
      </div>
    );
  }
  return (
    <div className={classes.note} data-tone={warns ? 'warning' : 'info'}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <div>
        {title !== '' && <p className={classes.noteTitle}>{title}</p>}
        <Paragraphs text={texts.text('text', values)} />
        <FoldedRest texts={texts} values={values} />
      </div>
    </div>
  );
}
