import { IconAlertTriangle } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { useFrame } from './useFrame.ts';
import classes from './Preview.module.css';

/** The form as customers see it, in the situation of the bar. */
export function Preview({ opened }: { readonly opened: FormAnswer }) {
  const frame = useFrame(opened);
  const { width } = useWorkbench((state) => state.view);
  const [place, scale] = useScale(width);
  return (
    <section className={classes['pane']} aria-labelledby="preview">
      <h2 id="preview" className={classes['title']}>
        {say('preview')}
      </h2>
      <PreviewBar opened={opened} />
      <Notes opened={opened} />
      <div ref={place} className={classes['stage']}>
        <iframe
          ref={frame}
          src="/frame.html"
          title={say('preview.of', { name: opened.form.title })}
          className={classes['frame']}
          style={{
            width: `${width}px`,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
      <RecordDialog opened={opened} />
    </section>
  );
}

/** Returns by how much a page of this width is drawn smaller so that it fits; a phone is drawn as it is. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return [place, Math.min(1, Math.max(room, 1) / width)] as const;
}

/** Says why the preview is older or other than expected: files cannot be read, a file has a mistake, a flow stopped, or opening failed. */
function Notes({ opened: { broken } }: { readonly opened: FormAnswer }) {
  const stopped = useWorkbench((state) => state.stand?.stopped ?? null);
  const failure = useWorkbench((state) => state.frameFailure);
  const unread = useWorkbench((state) => state.unread);
  const notes = [
    unread === null ? null : say('preview.unread', { why: unread }),
    broken === null ? null : say('preview.broken', { file: broken }),
    failure === null ? null : say('preview.failed', { why: failure }),
    stopped === null ? null : say('preview.stopped', { why: stopped }),
  ].filter((note) => note !== null);
  return (
    <output className={classes['notes']}>
      {notes.map((note) => (
        <span key={note} className={classes['note']}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <span>{note}</span>
        </span>
      ))}
    </output>
  );
}
