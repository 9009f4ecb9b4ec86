import type { Registry } from '@rjsf/utils';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useWizard } from '../../context/useWizard.ts';
import type { List } from '../../../engine/index.ts';
import { BlockNode } from '../nodes/BlockNode.tsx';
import { FieldNode } from '../nodes/FieldNode.tsx';
import { RowButton } from './RowButton.tsx';
import { RowName } from './RowName.tsx';
import classes from './ArrayField.module.css';

interface RowProps {
  readonly list: List;
  readonly id: number;
  /** Heading by position: "2. Zeugin oder Zeuge". */
  readonly title: string;
  readonly removeLabel: string;
  readonly onRemove: (id: number) => void;
  /** True when the row is folded into one line. */
  readonly isFolded: boolean;
  readonly onEdit: (id: number) => void;
  readonly registry: Registry;
}

/** One row of a list. Its questions select their own states, so changes elsewhere do not draw them again. */
export const Row = memo(function Row(props: RowProps) {
  const { list, id, title, removeLabel, onRemove, isFolded, onEdit, registry } = props;
  const titleId = `${list.path}-${id}-title`;
  return (
    <fieldset
      aria-labelledby={titleId}
      className={classes.row}
      data-row={id}
      data-folded={isFolded || undefined}
    >
      <div className={classes.rowHead}>
        <h3 id={titleId} tabIndex={-1} className={classes.rowTitle}>
          {title}
        </h3>
        {isFolded && <RowName list={list} id={id} />}
        {isFolded ? (
          <EditRow row={title} onPress={() => onEdit(id)} />
        ) : (
          <RemoveRow row={title} label={removeLabel} onPress={() => onRemove(id)} />
        )}
      </div>
      <div className={classes.rowBody} hidden={isFolded}>
        {list.parts.map((part, index) => {
          const position = { list: list.index, row: id, part: index };
          return part.kind === 'block' ? (
            <BlockNode key={part.path} position={position} />
          ) : (
            <FieldNode key={part.path} position={position} registry={registry} />
          );
        })}
      </div>
    </fieldset>
  );
});

interface EditRowProps {
  /** Heading of the row. */
  readonly row: string;
  readonly onPress: () => void;
}

/** Opens a folded row. */
function EditRow({ row, onPress }: EditRowProps) {
  const { texts } = useWizard();
  const edit = texts.get(['wizard:rows.edit']);
  const name = texts.get(['wizard:rows.editNamed'], { edit, row });
  return <RowButton icon={IconPencil} label={edit} name={name} onPress={onPress} />;
}

interface RemoveRowProps {
  /** Heading of the row. */
  readonly row: string;
  /** The label of the button, from the texts of the form. */
  readonly label: string;
  readonly onPress: () => void;
}

/** Removes a row. */
function RemoveRow({ row, label, onPress }: RemoveRowProps) {
  const { texts } = useWizard();
  const name = texts.get(['wizard:rows.removeNamed'], { remove: label, row });
  return <RowButton icon={IconTrash} label={label} name={name} onPress={onPress} />;
}
