import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { writeAmountInColumn } from '../../../engine/formats/formats.ts';
import { useWizard } from '../../context/useWizard.ts';
import classes from './PriceComparisonBlock.module.css';

interface DifferenceProps {
  /** Cents. */
  readonly difference: number;
}

/** A difference with arrow, sign and colour, or the text that there is none. */
export function Difference({ difference }: DifferenceProps) {
  const { texts } = useWizard();
  if (difference === 0) return <span className={classes.same}>{texts.get(['wizard:price.same'])}</span>;
  const Arrow = difference > 0 ? IconArrowUp : IconArrowDown;
  return (
    <span className={classes.difference} data-to={difference > 0 ? 'more' : 'less'}>
      <Arrow size={18} stroke={2} aria-hidden />
      <span>{`${difference > 0 ? '+' : '\u2212'}\u00a0${formatCents(Math.abs(difference))}`}</span>
    </span>
  );
}

/** "3,10 € günstiger im Monat" as a tag. */
export function DifferenceTag({ difference, period }: DifferenceProps & { readonly period: string }) {
  const { texts } = useWizard();
  if (difference === 0) return <p className={classes.tag}>{texts.get(['wizard:price.unchanged'])}</p>;
  const Arrow = difference > 0 ? IconArrowUp : IconArrowDown;
  const words = { amount: formatCents(Math.abs(difference)), period };
  return (
    <p className={classes.tag} data-to={difference > 0 ? 'more' : 'less'}>
      <Arrow size={20} stroke={2} aria-hidden />
      <span>
        {texts.get([difference > 0 ? 'wizard:price.dearer' : 'wizard:price.cheaper'], words).trim()}
      </span>
    </p>
  );
}

/** Formats cents as an amount. */
export function formatCents(cents: number): string {
  return writeAmountInColumn(cents / 100);
}
