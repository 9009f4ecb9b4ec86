import { IconCheck, IconMinus } from '@tabler/icons-react';
import { say } from '../say.ts';
import classes from './Truth.module.css';

/** Whether a condition holds in the present situation, as a sign and a word. */
export function Truth({ holds }: { readonly holds: boolean }) {
  const Icon = holds ? IconCheck : IconMinus;
  return (
    <span className={classes['truth']} data-holds={holds}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span>{say(holds ? 'why.true' : 'why.false')}</span>
    </span>
  );
}
