import type { Registry } from '@rjsf/utils';
import { memo } from 'react';
import type { List } from '../../../engine/index.ts';
import { BlockNode } from '../nodes/BlockNode.tsx';
import { EditRow } from './EditRow.tsx';
import { FieldNode } from '../nodes/FieldNode.tsx';
import { RemoveRow } from './RemoveRow.tsx';
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
