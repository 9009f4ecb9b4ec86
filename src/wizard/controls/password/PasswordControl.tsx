import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { TypedInput } from '../../inputs/typed/TypedInput.tsx';
import classes from './PasswordControl.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A password with a button that shows or hides it and names the state. */
export function PasswordControl(props: ControlProps) {
  const { t } = useTexts('controls');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;

  return (
    <div className={classes['row']}>
      <TypedInput {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" width={28} />
      <Button
        variant="default"
        className={classes['button']}
        aria-label={t('password.show', { label: props.texts.label })}
        aria-pressed={isShown}
        aria-controls={props.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={24} stroke={1.75} aria-hidden />
      </Button>
    </div>
  );
}
