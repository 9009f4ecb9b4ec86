import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useWizard } from '../context/useWizard.ts';
import classes from './ArrayField.module.css';

interface EditRowProps {
  /** Heading of the row. */
  readonly title: string;
  readonly onPress: () => void;
}

/** Opens a folded row. */
export function EditRow({ title, onPress }: EditRowProps) {
  const { texts } = useWizard();
  const label = texts.get(['wizard:rows.edit']);
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.rowAction}
      leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
      aria-label={texts.get(['wizard:rows.editNamed'], { edit: label, row: title })}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
