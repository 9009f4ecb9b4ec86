import type { ControlProps } from '../../inputs/ControlProps.ts';
import classes from './SwitchControl.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A switch that shows its state in words. */
export function SwitchControl(props: ControlProps) {
  const { state, id, labelledBy, describedBy, texts, invalid, onChange, onBlur } = props;
  const { t } = useTexts('controls');
  const locked = state.lock !== null;
  const isOn = state.value === true;

  return (
    <label className={classes['line']} data-blocked={locked || undefined}>
      <span id={labelledBy} className={classes['label']}>
        {texts.label}
      </span>
      <span className={classes['state']} aria-hidden>
        {isOn ? t('switch.on') : t('switch.off')}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classes['switch']}
        id={id}
        name={state.name}
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        aria-disabled={locked || undefined}
        onChange={(event) => {
          if (!locked) onChange(event.currentTarget.checked);
        }}
        onBlur={onBlur}
      />
    </label>
  );
}
