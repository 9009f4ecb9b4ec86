import { IconCursorText, IconHandFinger, IconPlayerRecord } from '@tabler/icons-react';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import classes from './PreviewBar.module.css';

/** The buttons that do something with the form in the preview. */
export function PreviewActions() {
  return (
    <>
      <Pick />
      <Record />
    </>
  );
}

/** Turns on that a press in the preview selects what is there: a question or a text. */
function Pick() {
  const picking = useWorkbench((state) => state.picking);
  return (['why', 'words'] as const).map((what) => {
    const Icon = what === 'why' ? IconHandFinger : IconCursorText;
    return (
      <button
        key={what}
        type="button"
        aria-pressed={picking === what}
        className={classes['pick']}
        onClick={() => useWorkbench.setState({ picking: picking === what ? null : what })}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span>{sayPick(what, picking === what)}</span>
      </button>
    );
  });
}

/** Keeps the answers of the preview as a flow test. */
function Record() {
  const order = useWorkbench((state) => state.order);
  return (
    <button
      type="button"
      className={classes['pick']}
      disabled={order === null}
      onClick={() => {
        useWorkbench.setState({ recorded: 'working' });
        order?.({ kind: 'record' });
      }}
    >
      <IconPlayerRecord size={18} stroke={1.75} aria-hidden="true" />
      <span>{say('record')}</span>
    </button>
  );
}

function sayPick(what: 'why' | 'words', isOn: boolean): string {
  if (what === 'why') return say(isOn ? 'preview.pick.on' : 'preview.pick');
  return say(isOn ? 'preview.pickWord.on' : 'preview.pickWord');
}
