import { IconPlus, IconX } from '@tabler/icons-react';
import type { Calculation, Operand, OperationPart } from '../../model/values/Calculation.ts';
import {
  addOperands,
  getRunLength,
  getSlot,
  removeOperands,
  type Slot,
} from '../../model/values/createOperation.ts';
import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';
import { ConditionGroupEditor } from '../edit/ConditionGroupEditor.tsx';
import { ConstantField } from './ConstantField.tsx';
import type { Materials } from './Materials.ts';
import { PartChoice } from './PartChoice.tsx';
import { widenMaterials } from './widenMaterials.ts';
import { WordChoice } from './WordChoice.tsx';
import classes from './Values.module.css';

interface CalculationEditorProps {
  readonly label: string;
  readonly part: Calculation;
  readonly wants: Slot['wants'];
  readonly materials: Materials;
  readonly onChange: (part: Calculation) => void;
}

/** A part of a calculation: what it is, and, for an operation, its operands below it. */
export function CalculationEditor({ label, part, wants, materials, onChange }: CalculationEditorProps) {
  return (
    <div className={classes['part']}>
      <PartChoice
        label={label}
        part={part}
        wants={wants}
        readables={materials.readables}
        onChange={onChange}
      />
      {(part.kind === 'number' || part.kind === 'text' || part.kind === 'money') && (
        <ConstantField kind={part.kind} value={part.value} onChange={onChange} />
      )}
      {part.kind === 'other' && <p className={edits['note']}>{say('value.other')}</p>}
      {part.kind === 'operation' && <Operands part={part} materials={materials} onChange={onChange} />}
    </div>
  );
}

interface OperandsProps {
  readonly part: OperationPart;
  readonly materials: Materials;
  readonly onChange: (part: OperationPart) => void;
}

function Operands({ part, materials, onChange }: OperandsProps) {
  const { operands } = part;
  const length = getRunLength(part);
  return (
    <ol className={classes['operands']}>
      {operands.map((operand, at) => {
        const slot = getSlot(part, at);
        const name = say(`slot.${slot.name}`);
        // The first row stays, and what holds otherwise.
        const isMore = at >= Math.max(length, 2) && at % length === 0 && at < operands.length - (length - 1);
        return (
          <li key={at}>
            <span className={classes['slot']}>{name}</span>
            <OperandEditor
              slot={slot}
              part={part}
              operand={operand}
              materials={materials}
              onChange={(next) => onChange({ ...part, operands: operands.with(at, next) })}
            />
            {length > 0 && isMore && (
              <button
                type="button"
                className={edits['tool']}
                aria-label={say('value.less', { name })}
                onClick={() => onChange(removeOperands(part, at))}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </button>
            )}
          </li>
        );
      })}
      {length > 0 && (
        <li>
          <button type="button" className={edits['add']} onClick={() => onChange(addOperands(part))}>
            <IconPlus size={16} stroke={2} aria-hidden="true" />
            <span>{say('value.more')}</span>
          </button>
        </li>
      )}
    </ol>
  );
}

interface OperandEditorProps {
  readonly slot: Slot;
  readonly part: OperationPart;
  readonly operand: Operand;
  readonly materials: Materials;
  readonly onChange: (operand: Operand) => void;
}

function OperandEditor({ slot, part, operand, materials, onChange }: OperandEditorProps) {
  switch (operand.kind) {
    case 'condition':
      return (
        <ConditionGroupEditor
          group={operand.group}
          subjects={materials.subjects}
          truths={[]}
          empty=""
          isInner
          onChange={(group) => onChange({ kind: 'condition', group })}
        />
      );
    case 'choice':
      return (
        <WordChoice slot={slot} part={part} value={operand.value} materials={materials} onChange={onChange} />
      );
    default:
      return (
        <CalculationEditor
          label={say(`slot.${slot.name}`)}
          part={operand}
          wants={slot.wants}
          materials={widenMaterials(materials, slot, part)}
          onChange={onChange}
        />
      );
  }
}
