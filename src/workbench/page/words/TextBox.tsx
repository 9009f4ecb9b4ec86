import { useEffect, useRef } from 'react';
import { buildWordId } from '../../model/edits/words.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { Conflict } from './Conflict.tsx';
import { Remarks } from './Remarks.tsx';
import { saveText } from './saveText.ts';
import { Unsaved } from './Unsaved.tsx';
import { dropTyped, keepTyped, useDrafts } from './useDrafts.ts';
import classes from './TextBox.module.css';

interface TextBoxProps {
  readonly area: string;
  readonly name: string;
  /** The brand that the text is for; null for all. */
  readonly brand: string | null;
  /** The text of the file; null where the brand has no text of its own yet. */
  readonly written: string | null;
  /** The text for all brands. */
  readonly common: string;
  readonly label: string;
}

/** One text in its field. It is written when the field is left or with Ctrl and Enter; Escape gives it up. */
export function TextBox({ area, name: key, brand, written, common, label }: TextBoxProps) {
  const id = `${buildWordId(area, key)}@${brand ?? ''}`;
  const where = { area, key, brand };
  const draft = useDrafts((state) => state.drafts[id]);
  const field = useRef<HTMLTextAreaElement>(null);
  useWantedFocus(brand === null ? buildWordId(area, key) : null, field);
  const text = draft?.text ?? written ?? common;
  // A written text counts as saved as soon as the page has read it from the file.
  useEffect(() => {
    if (draft?.phase === 'saving' && draft.text === written) dropTyped(id);
  }, [draft, written, id]);
  const isConflict = draft !== undefined && draft.phase === 'typed' && draft.was !== written;
  const save = () => {
    if (draft?.phase === 'typed' && !isConflict) void saveText(id, where, draft);
  };
  return (
    <div
      className={classes['box']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) save();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        value={text}
        data-typed={draft?.phase}
        onChange={({ target }) => {
          const next = target.value;
          const was = draft === undefined ? written : draft.was;
          if (next === written) dropTyped(id);
          else keepTyped(id, { text: next, was, phase: 'typed', why: '' });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key === 'Escape') dropTyped(id);
        }}
      />
      {draft !== undefined && (
        <>
          <Remarks typed={{ ...where, text }} reference={brand === null ? (draft.was ?? common) : common} />
          {isConflict ? (
            <Conflict
              now={written}
              onMine={() => void saveText(id, where, { ...draft, was: written })}
              onTheirs={() => dropTyped(id)}
            />
          ) : (
            <Unsaved draft={draft} onSave={save} onDiscard={() => dropTyped(id)} />
          )}
        </>
      )}
    </div>
  );
}

/** Puts the focus into the field of a text that was chosen in the preview, with its words selected. */
function useWantedFocus(id: string | null, field: React.RefObject<HTMLTextAreaElement | null>): void {
  const wanted = useWorkbench((state) => (state.wanted?.id === id ? state.wanted : null));
  useEffect(() => {
    if (wanted === null) return;
    field.current?.focus();
    field.current?.select();
    field.current?.scrollIntoView({ block: 'center' });
    useWorkbench.setState({ wanted: null });
  }, [wanted, field]);
}
