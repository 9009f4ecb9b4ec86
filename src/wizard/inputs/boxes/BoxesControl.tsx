import { Fragment } from 'react';
import textBox from '../../../ui/style/TextBox.module.css';
import type { ControlProps } from '../ControlProps.ts';
import classes from './BoxesControl.module.css';
import type { BoxLayout } from './BoxLayout.ts';
import { useBoxes } from './useBoxes.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface BoxesControlProps extends ControlProps {
  readonly layout: BoxLayout;
}

/** One value in several boxes with one name, one error and one answer. */
export function BoxesControl(props: BoxesControlProps) {
  const { layout, state, id, describedBy, invalid, onChange, onBlur } = props;
  const { t } = useTexts('controls');
  const { group, onInput, onKeyDown, onPaste } = useBoxes(layout, state, onChange);

  return (
    <div
      ref={group}
      className={classes['boxes']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      {layout.boxes.map((box, index) => (
        <Fragment key={box.part}>
          <input
            className={`${textBox['box']} ${classes['box']}`}
            data-digits={box.digits}
            id={index === 0 ? id : `${id}-${box.part}`}
            name={`${state.name}#${box.part}`}
            aria-label={t(box.label)}
            aria-required={state.required || undefined}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            readOnly={state.lock !== null}
            inputMode="numeric"
            autoComplete={box.autoComplete ?? 'off'}
            autoCorrect="off"
            spellCheck={false}
            onInput={onInput}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {box.after !== undefined && (
            <span className={classes['after']} aria-hidden>
              {box.after}
            </span>
          )}
        </Fragment>
      ))}
    </div>
  );
}
