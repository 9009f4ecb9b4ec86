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
  const [isInserting, setIsInserting] = useKept<boolean>(`insert ${form} ${path}`);
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
        <button
          type="button"
          className={classes['main']}
          aria-expanded={isInserting === true}
          onClick={() => setIsInserting(isInserting === true ? null : true)}
        >
          <IconPlus size={18} stroke={2} aria-hidden="true" />
          <span>{say(node ? 'insert.below' : 'insert.first')}</span>
        </button>
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
      {isInserting === true && (
        <NewQuestionForm key={path} opened={opened} place={path} onEnd={() => setIsInserting(null)} />
      )}
    </div>
  );
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
