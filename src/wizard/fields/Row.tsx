import type { Registry } from '@rjsf/utils';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { List } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import { BlockNode } from './BlockNode.tsx';
import { EditRow } from './EditRow.tsx';
import { FieldNode } from './FieldNode.tsx';
import { RowName } from './RowName.tsx';
import classes from './ArrayField.module.css';

interface RowProps {
  readonly list: List;
  readonly id: number;
  /** Heading by position: "2. Zeugin oder Zeuge". */
  readonly title: string;
  readonly removeLabel: string;
  readonly onRemove: (id: number) => void;
  /** It is one line. */
  readonly isFolded: boolean;
  readonly onEdit: (id: number) => void;
  readonly registry: Registry;
}

/** One row of a list. Its questions select their own states, so a change elsewhere leaves them alone. */
export const Row = memo(function Row(props: RowProps) {
  const { list, id, title, removeLabel, onRemove, isFolded, onEdit, registry } = props;
  const { texts } = useWizard();
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
          <EditRow title={title} onPress={() => onEdit(id)} />
        ) : (
          <Button
            variant="subtle"
            size="sm"
            className={classes.rowAction}
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            aria-label={texts.get(['wizard:rows.removeNamed'], { remove: removeLabel, row: title })}
            onClick={() => onRemove(id)}
          >
            {removeLabel}
          </Button>
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
