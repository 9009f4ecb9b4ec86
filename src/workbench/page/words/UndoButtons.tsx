import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { askToUndo } from '../askServer.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import classes from './UndoButtons.module.css';

const { setState } = useWorkbench;

/** Takes edits of the session back and does them again, by buttons and by keys. */
export function UndoButtons() {
  const edits = useWorkbench((state) => state.edits);
  const refused = useWorkbench((state) => state.refusedUndo);
  useUndoKeys();
  return (
    <div className={classes['buttons']}>
      {(['undo', 'redo'] as const).map((what) => {
        const Icon = what === 'undo' ? IconArrowBackUp : IconArrowForwardUp;
        const edit = edits[what];
        const name = edit === null ? say(what) : say(`${what}.named`, { what: edit });
        return (
          <button
            key={what}
            type="button"
            aria-label={name}
            title={name}
            disabled={edit === null}
            onClick={() => void takeBack(what)}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
          </button>
        );
      })}
      <output className={classes['refused']}>{refused}</output>
    </div>
  );
}

async function takeBack(what: 'undo' | 'redo'): Promise<void> {
  try {
    const answer = await askToUndo(what);
    setState({ refusedUndo: answer.kind === 'written' ? '' : answer.why });
  } catch {
    setState({ refusedUndo: say('words.unreachable') });
  }
}

/** In a field the keys belong to what is typed there. */
function useUndoKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const isField =
        event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
      if (isField || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      void takeBack(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
