import { IconCalendar } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedField } from '../../inputs/typed/TypedField.tsx';
import { useTypedText } from '../../inputs/typed/useTypedText.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { DayInWords } from './DayInWords.tsx';
import classes from './DateControl.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A date, typed in any usual spelling or chosen in a calendar behind a button. */
export function DateControl(props: ControlProps) {
  const { state, texts } = props;
  const { t } = useTexts('controls');
  const typed = useTypedText(props);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <div className={classes['row']}>
        {/* The decimal keypad has the point that the numeric one lacks. */}
        <TypedField {...props} typed={typed} inputMode="decimal" width={12} />
        {state.lock === null && (
          <Button
            variant="default"
            className={classes['button']}
            aria-label={t('calendar.open', { label: texts.label })}
            title={t('calendar.title')}
            aria-haspopup="dialog"
            onClick={() => {
              setIsOpen(true);
              dialog.current?.showModal();
            }}
          >
            <IconCalendar size={24} stroke={1.75} aria-hidden />
          </Button>
        )}
        <CalendarDialog
          ref={dialog}
          label={texts.label}
          isOpen={isOpen}
          value={typeof state.value === 'string' ? state.value : null}
          min={typeof state.min === 'string' ? state.min : null}
          today={props.today()}
          max={typeof state.max === 'string' ? state.max : null}
          onClose={() => setIsOpen(false)}
          onChoose={(date) => {
            typed.write(state.field.control.type.format(date));
            dialog.current?.close();
          }}
        />
      </div>
      <DayInWords state={state} />
    </>
  );
}
