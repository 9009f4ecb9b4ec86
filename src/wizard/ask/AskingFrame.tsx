import { IconPencil } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { currentDialog, dialogKey, errorShown, type FieldState } from '../../engine/index.ts';
import { FieldFrame, type FieldFrameProps } from '../fields/FieldFrame.tsx';
import { AskingDialog } from '../laterParts.ts';
import { useDraft, useDraftAt, useWizard } from '../useWizard.ts';
import { controls } from '../controls/controls.ts';
import classes from './Asking.module.css';

/**
 * A field that asks before it can be edited. Until the question is answered, a click, Enter or the first keystroke opens its dialog,
 * the focus alone never does. The answer stands beside the field as a chip with a pencil.
 */
export function AskingFrame({ asked: index, ...props }: FieldFrameProps & { readonly asked: number }) {
  const { draft, texts } = useWizard();
  const asked = useDraftAt(index, ({ walk }) => walk.nodes[index]);
  const error = useDraftAt(index, (now) => (asked === undefined ? null : errorShown(now, asked.key)));
  const { state } = props;
  const dialog = useDraft(currentDialog);
  const isOpen = dialog?.kind === 'question' && dialog.field === state.key;
  const asks = asked?.kind === 'field' && asked.shown && asked.value === null && state.lock === null;
  const waiting = useMemo(
    (): FieldState => (asks ? { ...state, lock: { says: null } } : state),
    [asks, state],
  );
  if (asked?.kind !== 'field') return <FieldFrame {...props} />;

  const own = texts.of(asked.field.path, asked.variant);
  const said = props.error ?? (error && texts.error(asked.field.path, asked.variant, error));
  const close = (): void => {
    if (dialog !== null) draft.dispatch({ kind: 'chose', dialog: dialogKey(dialog), choice: 'stay' });
  };
  const ask = (): void => draft.dispatch({ kind: 'askedToEdit', field: state.key });
  const open = (event: SyntheticEvent): void => {
    event.preventDefault();
    ask();
  };
  return (
    <div
      data-asks={asks || undefined}
      onClickCapture={asks ? (event) => isControl(event.target, state.name) && open(event) : undefined}
      onKeyDownCapture={
        asks ? (event) => isControl(event.target, state.name) && edits(event) && open(event) : undefined
      }
      onPasteCapture={asks ? open : undefined}
    >
      <FieldFrame
        {...props}
        state={waiting}
        error={said}
        after={
          asked.shown && asked.value !== null ? (
            <p className={classes.chip}>
              <span>
                {own.text('summary') || own.label}: {controls[asked.field.control.kind]?.display(asked, own)}
              </span>
              {state.lock === null && (
                <button
                  type="button"
                  className={classes.edit}
                  aria-label={texts.get(['wizard:summary.changeNamed'], {
                    what: own.text('summary') || own.label,
                  })}
                  onClick={ask}
                >
                  <IconPencil size={20} stroke={1.75} aria-hidden />
                </button>
              )}
            </p>
          ) : null
        }
      />
      {isOpen && (
        <Suspense>
          <AskingDialog
            asked={asked}
            onAnswer={(answer) => {
              draft.dispatch({ kind: 'changed', requests: [{ set: asked.key, to: answer }] });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

function isControl(target: EventTarget, name: string): boolean {
  return target instanceof HTMLElement && target.closest('[data-field]')?.getAttribute('data-field') === name
    ? target.matches('input, textarea, select, [role]')
    : false;
}

/** Enter, or a key that would change the text. */
function edits({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete';
}
