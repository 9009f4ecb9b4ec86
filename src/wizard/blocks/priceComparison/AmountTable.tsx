import { useId } from 'react';
import { useWizard } from '../../context/useWizard.ts';
import type { AmountComparison } from './compareColumns.ts';
import { formatCents, Difference } from './Difference.tsx';
import classes from './PriceComparisonBlock.module.css';

interface AmountTableProps {
  readonly caption: string;
  /** The heading of the column with the names of the rows. */
  readonly head: string;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly tag: string;
    readonly amounts: AmountComparison;
  }[];
  readonly total: AmountComparison | null;
  /** True while new amounts load: bars stand in their places. */
  readonly isAwaited: boolean;
}

/** The previous amount, the new amount and the difference of each row. On a phone the name of a row stands above its amounts. */
export function AmountTable({ caption, head, lines, total, isAwaited }: AmountTableProps) {
  const { texts } = useWizard();
  const id = useId();
  const word = (name: string) => texts.get([`wizard:price.${name}`]);
  const row = (key: string, name: string, tag: string, amounts: AmountComparison) => (
    <tr key={key} data-total={amounts === total || undefined}>
      <th scope="row">
        <span>{name}</span>
        {tag !== '' && <span className={classes.mark}>{tag}</span>}
      </th>
      <td data-head={word('before')}>
        {amounts.before === null ? word('none') : formatCents(amounts.before)}
      </td>
      <td data-head={word('now')} className={classes.now}>
        {isAwaited ? <Bar /> : amounts.now === null ? word('none') : formatCents(amounts.now)}
      </td>
      <td data-head={word('difference')}>
        {isAwaited ? (
          <Bar />
        ) : amounts.difference === null ? (
          word('none')
        ) : (
          <Difference difference={amounts.difference} />
        )}
      </td>
    </tr>
  );
  return (
    <table className={classes.table} aria-labelledby={id}>
      <caption id={id}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {['before', 'now', 'difference'].map((name) => (
            <th
              key={name}
              scope="col"

              className={name === 'now' ? classes.now : undefined}
            >
              {word(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => row(line.id, line.name, line.tag, line.amounts))}
        {total !== null && row('total', word('total'), '', total)}
      </tbody>
    </table>
  );
}

/** The placeholder of an amount. */
export function Bar() {
  return <span className={classes.bar} aria-hidden />;
}
