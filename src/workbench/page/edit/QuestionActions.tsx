import { IconArrowDown, IconArrowUp, IconCursorText, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DescribedNode } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { select } from '../useWorkbench.ts';
import { EditResult } from './EditResult.tsx';
import { findNeighbours } from './findNeighbours.ts';
import { NewQuestionForm } from './NewQuestionForm.tsx';
import { IconTool } from './IconTool.tsx';
import { RenameForm } from './RenameForm.tsx';
import { useEdit } from './useEdit.ts';
import { useKept } from './useKept.ts';
import classes from './Edit.module.css';

/** Where a new question stands: below the selected one, or first in the rows of the selected list. */
type Insertion = 'below' | 'rows';

interface QuestionActionsProps {
  readonly opened: FormAnswer;
  /** The selected question, or the step, which only takes a first question. */
  readonly node: DescribedNode | null;
  readonly step: string;
}

/** Buttons for the selected question as a whole: they insert one below it, move, rename or remove it. */
export function QuestionActions({ opened, node, step }: QuestionActionsProps) {
  const form = opened.form.id;
  const path = node?.path ?? step;
  const [insertion, setInsertion] = useKept<Insertion>(`insert ${form} ${path}`);
  const [isRenaming, setIsRenaming] = useState(false);
  const edit = useEdit();
  if (opened.written[path] === undefined) return <p className={classes['note']}>{say('question.ofPart')}</p>;
  const { above, before, below } = findNeighbours(opened, path);
  const move = async (place: string | null) => {
    if (place !== null) await edit.save({ kind: 'move', form, path, place });
  };
  return (
    <div className={classes['block']}>
      <fieldset className={classes['bar']} aria-label={say('edit.actions')}>
        <InsertButtons node={node} insertion={insertion} onChange={setInsertion} />
        {node && (
          <>
            <IconTool
              icon={IconArrowUp}
              name={say('move.up')}
              isOff={above === null}
              onPress={() => void move(above)}
            />
            <IconTool
              icon={IconArrowDown}
              name={say('move.down')}
              isOff={below === null}
              onPress={() => void move(below)}
            />
            <IconTool icon={IconCursorText} name={say('rename')} onPress={() => setIsRenaming(!isRenaming)} />
            <IconTool
              icon={IconTrash}
              name={say('remove')}
              onPress={() =>
                void edit
                  .save({ kind: 'remove', form, path })
                  .then((done) => done === null || select(before ?? step))
              }
            />
          </>
        )}
      </fieldset>
      <EditResult edit={edit} />
      {isRenaming && <Renaming key={path} form={form} path={path} onEnd={() => setIsRenaming(false)} />}
      {insertion !== null && (
        <NewQuestionForm
          key={`${path} ${insertion}`}
          opened={opened}
          place={path}
          inRows={insertion === 'rows'}
          onEnd={() => setInsertion(null)}
        />
      )}
    </div>
  );
}

interface InsertButtonsProps {
  readonly node: DescribedNode | null;
  readonly insertion: Insertion | null;
  readonly onChange: (insertion: Insertion | null) => void;
}

function InsertButtons({ node, insertion, onChange }: InsertButtonsProps) {
  const places: readonly Insertion[] = node?.kind === 'list' ? ['rows', 'below'] : ['below'];
  return places.map((one) => (
    <button
      key={one}
      type="button"
      className={classes['main']}
      aria-expanded={insertion === one}
      onClick={() => onChange(insertion === one ? null : one)}
    >
      <IconPlus size={18} stroke={2} aria-hidden="true" />
      <span>{say(one === 'rows' ? 'insert.inRows' : node ? 'insert.below' : 'insert.first')}</span>
    </button>
  ));
}

interface RenamingProps {
  readonly form: string;
  readonly path: string;
  readonly onEnd: () => void;
}

function Renaming({ form, path, onEnd }: RenamingProps) {
  return (
    <RenameForm
      name={path.slice(path.lastIndexOf('.') + 1)}
      note={say('rename.note')}
      createEdit={(name) => ({ kind: 'rename', form, path, name })}
      onEnd={(now) => {
        onEnd();
        if (now !== null) select(now);
      }}
    />
  );
}
