import { IconPencil } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { getCurrentDialog, getDialogKey, findShownError, type FieldState } from '../../../engine/index.ts';
import { useDraft, useDraftAt, useWizard } from '../../context/useWizard.ts';
import { controls } from '../../controls/controls.ts';
import { createLazyPart } from '../../../ui/loading/createLazyPart.ts';
import classes from './EditQuestion.module.css';
import { FieldFrame, type FieldFrameProps } from '../frame/FieldFrame.tsx';

const EditQuestionDialog = createLazyPart(
  async () => (await import('./EditQuestionDialog.tsx')).EditQuestionDialog,
);

/**
 * A field with a question before it can be edited. Until the question is answered, a click, Enter or the first keystroke opens its dialog;
 * the focus alone does not. The answer stands beside the field as a chip with a pencil. `question` is the index of its node.
 */
export function EditQuestionField({
  question: index,
  ...props
}: FieldFrameProps & { readonly question: number }) {
  const { draft, texts } = useWizard();
  const question = useDraftAt(index, ({ walk }) => walk.nodes[index]);
  const error = useDraftAt(index, (now) =>
    question === undefined ? null : findShownError(now, question.key),
  );
  const { state } = props;
  const asks = question?.kind === 'field' && question.shown && question.value === null && state.lock === null;
  const shownState = useMemo(
    (): FieldState => (asks ? { ...state, lock: { says: null, of: null } } : state),
    [asks, state],
  );
  if (question?.kind !== 'field') return <FieldFrame {...props} />;

  const edit = (): void => draft.dispatch({ kind: 'askedToEdit', field: state.key });
  const { path } = question.field;
  return (
    <div data-asks={asks || undefined} {...(asks ? createEditEvents(state.name, edit) : {})}>
      <FieldFrame
        {...props}
        state={shownState}
        error={props.error ?? (error && texts.error(path, question.variant, error))}
        after={
          question.shown && question.value !== null ? (
            <AnswerChip question={question} onEdit={state.lock === null ? edit : null} />
          ) : null
        }
      />
      <OpenQuestion question={question} field={state.key} registry={props.registry} />
    </div>
  );
}

/** The events that open the dialog before the control receives them. */
function createEditEvents(name: string, edit: () => void) {
  const open = (event: SyntheticEvent): void => {
    event.preventDefault();
    edit();
  };
  return {
    onClickCapture: (event: SyntheticEvent) => isControl(event.target, name) && open(event),
    onKeyDownCapture: (event: KeyboardEvent) =>
      isControl(event.target, name) && editsText(event) && open(event),
    onPasteCapture: open,
  };
}

interface AnswerChipProps {
  readonly question: FieldState;
  /** Null: the field is locked. */
  readonly onEdit: (() => void) | null;
}

function AnswerChip({ question, onEdit }: AnswerChipProps) {
  const { texts } = useWizard();
  const { path, control } = question.field;
  const own = texts.of(path, question.variant);
  const what = own.text('summary') || own.label;
  return (
    <p className={classes.chip}>
      <span>{`${what}: ${controls[control.kind]?.display(question, own) ?? ''}`}</span>
      {onEdit !== null && (
        <button
          type="button"
          className={classes.edit}
          aria-label={texts.get(['wizard:summary.changeNamed'], { what })}
          onClick={onEdit}
        >
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </button>
      )}
    </p>
  );
}

interface OpenQuestionProps extends Pick<FieldFrameProps, 'registry'> {
  readonly question: FieldState;
  /** Key of the field. */
  readonly field: FieldState['key'];
}

function OpenQuestion({ question, field, registry }: OpenQuestionProps) {
  const { draft } = useWizard();
  const dialog = useDraft(getCurrentDialog);
  if (dialog?.kind !== 'question' || dialog.field !== field) return null;
  const close = (): void => draft.dispatch({ kind: 'chose', dialog: getDialogKey(dialog), choice: 'stay' });
  return (
    <Suspense>
      <EditQuestionDialog
        question={question}
        registry={registry}
        onAnswer={(answer) => {
          draft.dispatch({ kind: 'changed', requests: [{ set: question.key, to: answer }] });
          close();
        }}
        onClose={close}
      />
    </Suspense>
  );
}

function isControl(target: EventTarget, name: string): boolean {
  return target instanceof HTMLElement && target.closest('[data-field]')?.getAttribute('data-field') === name
    ? target.matches('input, textarea, select, [role]')
    : false;
}

/** Returns true for Enter and for keys that would change the text. */
function editsText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete';
}
