import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { DescribedOption } from '../../../analysis/index.ts';
import { say } from '../say.ts';
import classes from './Edit.module.css';

interface OptionToolsProps {
  readonly options: readonly DescribedOption[];
  readonly at: number;
  readonly onChange: (options: readonly DescribedOption[]) => void;
}

/** Moves one answer of a choice, or takes it away. */
export function OptionTools({ options, at, onChange }: OptionToolsProps) {
  const name = options[at]?.text ?? '';
  const moveTo = (place: number) => {
    const option = options[at];
    if (option) onChange(options.toSpliced(at, 1).toSpliced(place, 0, option));
  };
  return (
    <span className={classes['tools']}>
      <button
        type="button"
        className={classes['tool']}
        aria-label={say('option.up', { name })}
        disabled={at === 0}
        onClick={() => moveTo(at - 1)}
      >
        <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes['tool']}
        aria-label={say('option.down', { name })}
        disabled={at === options.length - 1}
        onClick={() => moveTo(at + 1)}
      >
        <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes['tool']}
        aria-label={say('option.remove', { name })}
        onClick={() => onChange(options.toSpliced(at, 1))}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
