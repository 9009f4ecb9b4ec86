import { IconAlertCircle } from '@tabler/icons-react';
import classes from './Field.module.css';
import { LinkedText } from './LinkedText.tsx';

/** What is wrong with an answer, above its control. */
export function ErrorLine({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={classes.error}>
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <span>
        <LinkedText text={text} />
      </span>
    </p>
  );
}
