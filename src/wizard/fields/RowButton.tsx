import { Button } from '@mantine/core';
import { type Icon, IconPencil, IconTrash } from '@tabler/icons-react';
import { useWizard } from '../context/useWizard.ts';
import classes from './ArrayField.module.css';

interface RowButtonProps {
  readonly icon: Icon;
  readonly label: string;
  /** Its name, which tells it from the same button of another row. */
  readonly name: string;
  readonly onPress: () => void;
}

/** What can be done with a row, at the end of its heading. */
function RowButton({ icon: Picture, label, name, onPress }: RowButtonProps) {
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

interface RowActionProps {
  /** Heading of the row. */
  readonly row: string;
  readonly onPress: () => void;
}

/** Opens a folded row. */
export function EditRow({ row, onPress }: RowActionProps) {
  const { texts } = useWizard();
  const edit = texts.get(['wizard:rows.edit']);
  const name = texts.get(['wizard:rows.editNamed'], { edit, row });
  return <RowButton icon={IconPencil} label={edit} name={name} onPress={onPress} />;
}

/** Takes a row away; the form says what that is called. */
export function RemoveRow({ row, label, onPress }: RowActionProps & { readonly label: string }) {
  const { texts } = useWizard();
  const name = texts.get(['wizard:rows.removeNamed'], { remove: label, row });
  return <RowButton icon={IconTrash} label={label} name={name} onPress={onPress} />;
}
