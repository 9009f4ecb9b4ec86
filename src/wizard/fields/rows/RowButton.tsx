import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './ArrayField.module.css';

interface RowButtonProps {
  readonly icon: Icon;
  readonly label: string;
  /** Its name, which includes the row. */
  readonly name: string;
  readonly onPress: () => void;
}

/** An action of a row, at the end of its heading. */
export function RowButton({ icon: Picture, label, name, onPress }: RowButtonProps) {
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.rowAction}
      leftSection={<Picture size={20} stroke={1.75} aria-hidden />}
      aria-label={name}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
