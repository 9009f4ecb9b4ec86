import { IconTrash } from '@tabler/icons-react';
import { useWizard } from '../../context/useWizard.ts';
import { RowButton } from './RowButton.tsx';

interface RemoveRowProps {
  /** Heading of the row. */
  readonly row: string;
  /** What the form calls it. */
  readonly label: string;
  readonly onPress: () => void;
}

/** Takes a row away. */
export function RemoveRow({ row, label, onPress }: RemoveRowProps) {
  const { texts } = useWizard();
  const name = texts.get(['wizard:rows.removeNamed'], { remove: label, row });
  return <RowButton icon={IconTrash} label={label} name={name} onPress={onPress} />;
}
