import '../theme/layers.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useCallback, useId, useState } from 'react';
import type { Answer, FieldState, Value } from '../../engine/index.ts';
import noteClasses from '../blocks/note/NoteBlock.module.css';
import { Paragraphs } from '../blocks/Paragraphs.tsx';
import dialogClasses from '../page/QuestionDialog.module.css';
import { useFocusReturn } from '../page/useFocusReturn.ts';
import { useWizard } from '../useWizard.ts';
import { controls } from '../controls/controls.ts';
import classes from './Asking.module.css';

interface AskingDialogProps {
  /** The question as it stands. */
  readonly asked: FieldState;
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** A question asked before a field can be edited. What the field refuses is explained instead of taken. */
export function AskingDialog({ asked, onAnswer, onClose }: AskingDialogProps) {
  const { texts } = useWizard();
  const [chosen, setChosen] = useState<Value>(asked.value);
  const [tried, setTried] = useState(false);
  const ids = { title: useId(), error: useId() };
  useFocusReturn();
  const focusFirst = useCallback((box: HTMLElement | null) => {
    const first = box?.querySelector('input:checked') ?? box?.querySelector('input, select, button');
    first?.setAttribute('data-autofocus', '');
  }, []);
  const { field, variant, name } = asked;
  const own = texts.of(field.path, variant);
  const Input = controls[field.control.kind]?.Input;
  if (Input === undefined) throw new Error(`No control is called "${field.control.kind}" (${field.path}).`);
  const refused = chosen !== null && field.askedBy?.refuse.some((value) => value === chosen);
  const isOpen = tried && chosen === null;

  return (
    <Modal
      opened
      onClose={onClose}
      title={<span id={ids.title}>{own.legend}</span>}
      size={480}
      classNames={{ title: dialogClasses.title ?? '' }}
      centered
      closeButtonProps={{ 'aria-label': texts.get(['wizard:dialog.close']) }}
    >
      {own.hint !== '' && <p className={classes.hint}>{own.hint}</p>}
      <fieldset
        ref={focusFirst}
        className={classes.question}
        aria-labelledby={ids.title}
        aria-describedby={isOpen ? ids.error : undefined}
        data-field={name}
      >
        <Input
          state={{ ...asked, answer: chosen, value: chosen, lock: null }}
          id={name}
          labelledBy={ids.title}
          describedBy={isOpen ? ids.error : undefined}
          texts={own}
          invalid={isOpen}
          onChange={(answer) => setChosen(typeof answer === 'object' ? null : answer)}
          onBlur={ignore}
          follow={followNothing}
        />
      </fieldset>
      <output className={classes.said}>
        {refused && (
          <div className={`${noteClasses.note} ${classes.refused}`}>
            <IconInfoCircle size={24} stroke={1.75} aria-hidden />
            <div>
              <Paragraphs text={own.text(`refused.${String(chosen)}`)} />
            </div>
          </div>
        )}
      </output>
      <div role="alert">
        {isOpen && (
          <p id={ids.error} className={classes.error}>
            <IconAlertCircle size={20} stroke={1.75} aria-hidden />
            {texts.error(field.path, variant, { code: 'required', params: {} })}
          </p>
        )}
      </div>
      <div className={dialogClasses.choices}>
        {!refused && (
          <Button size="lg" onClick={() => (chosen === null ? setTried(true) : onAnswer(chosen))}>
            {texts.get(['wizard:ask.take'])}
          </Button>
        )}
        <Button size="lg" variant="default" onClick={onClose}>
          {texts.get([refused ? 'wizard:dialog.close' : 'wizard:ask.cancel'])}
        </Button>
      </div>
    </Modal>
  );
}

function ignore(): void {}

/** The dialog keeps its answer to itself until it is taken. */
function followNothing(): () => void {
  return ignore;
}
