import type { Registry } from '@rjsf/utils';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useCallback, useId, useState } from 'react';
import type { Answer, FieldState, Value } from '../../../engine/index.ts';
import noteClasses from '../../blocks/note/NoteBlock.module.css';
import { useWizard } from '../../context/useWizard.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../frame/FieldError.tsx';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import box from '../../../ui/dialogs/ModalBox.module.css';
import classes from './EditQuestion.module.css';
import { drawWidget } from '../frame/drawWidget.tsx';
import { getToday } from '../NodePosition.ts';

interface EditQuestionDialogProps {
  /** Current state of the question. */
  readonly question: FieldState;
  readonly registry: Registry;
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** The question before a field can be edited. The dialog explains an answer that the field refuses, and does not accept it. */
export function EditQuestionDialog({ question, registry, onAnswer, onClose }: EditQuestionDialogProps) {
  const { texts } = useWizard();
  const [chosen, setChosen] = useState<Value>(question.value);
  const [tried, setTried] = useState(false);
  const ids = { title: useId(), error: useId() };
  const { field, variant } = question;
  const own = texts.of(field.path, variant);
  const refused = chosen !== null && field.askedBy?.refuse.some((value) => value === chosen);
  const error =
    tried && chosen === null ? texts.error(field.path, variant, { code: 'required', params: {} }) : null;

  return (
    <Dialog title={own.legend} titleId={ids.title} onClose={onClose}>
      {own.hint !== '' && <p className={classes.hint}>{own.hint}</p>}
      <div role="alert">{error !== null && <FieldError id={ids.error} text={error} />}</div>
      <Question {...{ question, registry, chosen, ids, error }} onChoose={setChosen} />
      <output className={classes.refusal}>
        {refused && (
          <div className={`${noteClasses.note} ${classes.refused}`}>
            <IconInfoCircle size={24} stroke={1.75} aria-hidden />
            <div>
              <Paragraphs text={own.text(`refused.${String(chosen)}`)} />
            </div>
          </div>
        )}
      </output>
      <div className={box['choices']}>
        {!refused && (
          <Button size="lg" onClick={() => (chosen === null ? setTried(true) : onAnswer(chosen))}>
            {texts.get(['wizard:ask.take'])}
          </Button>
        )}
        <Button size="lg" variant="default" onClick={onClose}>
          {texts.get([refused ? 'controls:dialog.close' : 'wizard:ask.cancel'])}
        </Button>
      </div>
    </Dialog>
  );
}

interface QuestionProps extends Pick<EditQuestionDialogProps, 'question' | 'registry'> {
  readonly chosen: Value;
  readonly ids: { readonly title: string; readonly error: string };
  readonly error: string | null;
  readonly onChoose: (value: Value) => void;
}

/** The control of the question. Its answer stays in the dialog until it is confirmed. */
function Question({ question, registry, chosen, ids, error, onChoose }: QuestionProps) {
  const { texts, draft } = useWizard();
  const focusFirst = useCallback((box: HTMLElement | null) => {
    const first = box?.querySelector('input:checked') ?? box?.querySelector('input, select, button');
    first?.setAttribute('data-autofocus', '');
  }, []);
  const { field, variant, name } = question;
  const describedBy = error === null ? undefined : ids.error;
  return (
    <fieldset
      ref={focusFirst}
      className={classes.question}
      aria-labelledby={ids.title}
      aria-describedby={describedBy}
      data-field={name}
    >
      {drawWidget({
        state: { ...question, answer: chosen, value: chosen, lock: null },
        id: name,
        labelledBy: ids.title,
        describedBy,
        texts: texts.of(field.path, variant),
        invalid: error !== null,
        rawErrors: error === null ? [] : [error],
        onChange: (answer) => onChoose(typeof answer === 'object' ? null : answer),
        onBlur: ignore,
        follow: followWithoutChanges,
        today: () => getToday(draft.getState().walk),
        registry,
      })}
    </fieldset>
  );
}

function ignore(): void {}

function followWithoutChanges(): () => void {
  return ignore;
}
