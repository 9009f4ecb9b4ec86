import { IconCursorText, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DescribedForm, ValueResult } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { IconTool } from '../edit/IconTool.tsx';
import { EditResult } from '../edit/EditResult.tsx';
import { RenameForm } from '../edit/RenameForm.tsx';
import { useEdit } from '../edit/useEdit.ts';
import { useKept } from '../edit/useKept.ts';
import edits from '../edit/Edit.module.css';
import { Sentence } from '../sentences/Sentence.tsx';
import { say } from '../say.ts';
import { select } from '../useWorkbench.ts';
import { ValueEditor } from './ValueEditor.tsx';
import classes from './Values.module.css';

type DescribedValue = DescribedForm['values'][number];

interface ValueCardProps {
  readonly opened: FormAnswer;
  readonly value: DescribedValue;
  /** Undefined while it is not known. */
  readonly result: ValueResult | undefined;
}

/** A named value: its sentence, its result now, the places that read it, and the ways to change it. */
export function ValueCard({ opened, value: { name, says, readBy }, result }: ValueCardProps) {
  const form = opened.form.id;
  const [isOpen, setIsOpen] = useKept<boolean>(`open value ${form} ${name}`);
  const [isRenaming, setIsRenaming] = useState(false);
  const edit = useEdit();
  const was = opened.source.rules.values?.[name] ?? null;
  const isOwn = opened.ownValues.includes(name);
  return (
    <li className={classes['card']}>
      <h2 className={classes['name']}>{name}</h2>
      {isOwn && (
        <fieldset className={edits['bar']} aria-label={say('value.actions', { name })}>
          <IconTool
            icon={IconPencil}
            name={say('value.change', { name })}
            isOpen={isOpen === true}
            onPress={() => setIsOpen(isOpen === true ? null : true)}
          />
          <IconTool
            icon={IconCursorText}
            name={say('value.rename', { name })}
            onPress={() => setIsRenaming(!isRenaming)}
          />
          <IconTool
            icon={IconTrash}
            name={say('value.remove', { name })}
            onPress={() => void edit.save({ kind: 'value', form, name, was, to: null, unread: '' })}
          />
        </fieldset>
      )}
      <p className={classes['says']}>
        <Sentence text={says} />
      </p>
      <p className={classes['result']}>
        <span>{say('value.now')}</span>{' '}
        <strong>{result === undefined ? say('value.wait') : (result ?? say('value.nothing'))}</strong>
      </p>
      <Readers readBy={readBy} />
      {!isOwn && <p className={edits['note']}>{say('value.ofPart')}</p>}
      <EditResult edit={edit} />
      {isRenaming && (
        <RenameForm
          note={say('value.rename.note')}
          name={name}
          createEdit={(to) => ({ kind: 'renameValue', form, name, to })}
          onEnd={() => setIsRenaming(false)}
        />
      )}
      {isOpen === true && <ValueEditor opened={opened} name={name} was={was} onEnd={() => setIsOpen(null)} />}
    </li>
  );
}

function Readers({ readBy }: Pick<DescribedValue, 'readBy'>) {
  if (readBy.length === 0) return <p className={edits['note']}>{say('value.unread')}</p>;
  return (
    <div className={classes['readers']}>
      <span>{say('value.readBy')}</span>
      <ul>
        {readBy.map(({ kind, name, label }) => (
          <li key={`${kind} ${name}`}>
            {kind === 'question' || kind === 'step' ? (
              <button type="button" className={classes['link']} onClick={() => select(name)}>
                {label}
              </button>
            ) : (
              <span>{say(`value.reader.${kind}`, { name: label })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
