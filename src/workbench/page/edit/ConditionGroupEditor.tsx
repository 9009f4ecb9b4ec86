import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Judgement } from '../../../analysis/index.ts';
import type { ConditionGroup, ConditionPart } from '../../model/conditions/Condition.ts';
import type { Subject } from '../../model/conditions/listSubjects.ts';
import { say } from '../say.ts';
import { ConditionRowEditor } from './ConditionRowEditor.tsx';
import { OtherRow } from './OtherRow.tsx';
import { listParts } from './useJudgement.ts';
import classes from './Edit.module.css';

interface ConditionGroupEditorProps {
  readonly group: ConditionGroup;
  readonly subjects: readonly Subject[];
  /** The parts as `listParts` lists them, with their truth; empty while it is not known. */
  readonly truths: Judgement['parts'];
  /** The meaning of no rows. */
  readonly empty: string;
  readonly isInner?: boolean;
  readonly onChange: (group: ConditionGroup) => void;
}

/** Rows that hold together: all of them, or one. */
export function ConditionGroupEditor({
  group,
  subjects,
  truths,
  empty,
  isInner = false,
  onChange,
}: ConditionGroupEditorProps) {
  const { mode, parts } = group;
  const { added, adds, set, add } = useParts(group, onChange);
  return (
    <fieldset className={classes['group']} aria-label={say(`condition.${mode}`)} data-inner={isInner}>
      {parts.length === 0 && <p className={classes['note']}>{empty}</p>}
      {parts.length > 1 && <Mode mode={mode} onChange={(next) => onChange({ ...group, mode: next })} />}
      {parts.map((part, at) => {
        const place = listParts({ ...group, parts: parts.slice(0, at) }).length;
        const truth = truths[place] ?? null;
        switch (part.kind) {
          case 'row':
            return (
              <ConditionRowEditor
                key={at}
                number={at + 1}
                row={part}
                subjects={subjects}
                truth={truth}
                isNew={at === added}
                onChange={(next) => set(at, next)}
              />
            );
          case 'other':
            return <OtherRow key={at} truth={truth} onRemove={() => set(at, null)} />;
          case 'group':
            return (
              <ConditionGroupEditor
                key={at}
                group={part}
                subjects={subjects}
                truths={truths.slice(place + 1)}
                empty={empty}
                isInner
                onChange={(next) => set(at, next.parts.length === 0 ? null : next)}
              />
            );
        }
      })}
      <div ref={adds} className={classes['adds']}>
        <AddButton name="condition.add" onPress={() => add(emptyRow)} />
        {!isInner && parts.length > 0 && (
          <AddButton
            name="condition.addGroup"
            onPress={() => add({ kind: 'group', mode: mode === 'all' ? 'any' : 'all', parts: [emptyRow] })}
          />
        )}
      </div>
    </fieldset>
  );
}

/** Changes the parts of a group. A new row takes the focus, and the focus does not vanish with a removed one. */
function useParts(group: ConditionGroup, onChange: ConditionGroupEditorProps['onChange']) {
  const { parts } = group;
  const [added, setAdded] = useState<number | null>(null);
  const adds = useRef<HTMLDivElement>(null);
  return {
    /** The place of the row that was added last. */
    added,
    /** The buttons that add. */
    adds,
    set: (at: number, part: ConditionPart | null) => {
      onChange({ ...group, parts: part === null ? parts.toSpliced(at, 1) : parts.with(at, part) });
      if (part === null) adds.current?.querySelector('button')?.focus();
    },
    add: (part: ConditionPart) => {
      setAdded(parts.length);
      onChange({ ...group, parts: [...parts, part] });
    },
  };
}

const emptyRow: ConditionPart = { kind: 'row', subject: '', operator: 'holds', value: null };

interface ModeProps {
  readonly mode: ConditionGroup['mode'];
  readonly onChange: (mode: ConditionGroup['mode']) => void;
}

function Mode({ mode, onChange }: ModeProps) {
  return (
    <fieldset className={classes['mode']} aria-label={say('condition.mode')}>
      {(['all', 'any'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onChange(one)}>
          {say(`condition.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface AddButtonProps {
  readonly name: 'condition.add' | 'condition.addGroup';
  readonly onPress: () => void;
}

function AddButton({ name, onPress }: AddButtonProps) {
  return (
    <button type="button" className={classes['add']} onClick={onPress}>
      <IconPlus size={16} stroke={2} aria-hidden="true" />
      <span>{say(name)}</span>
    </button>
  );
}
