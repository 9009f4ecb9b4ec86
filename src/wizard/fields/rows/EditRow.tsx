import { IconPencil } from '@tabler/icons-react';
import { useWizard } from '../../context/useWizard.ts';
import { RowButton } from './RowButton.tsx';

interface EditRowProps {
  /** Heading of the row. */
  readonly row: string;
  readonly onPress: () => void;
}

/** Opens a folded row. */
export function EditRow({ row, onPress }: EditRowProps) {
  const { texts } = useWizard();
  const edit = texts.get(['wizard:rows.edit']);
  const name = texts.get(['wizard:rows.editNamed'], { edit, row });
  return <RowButton icon={IconPencil} label={edit} name={name} onPress={onPress} />;
}
