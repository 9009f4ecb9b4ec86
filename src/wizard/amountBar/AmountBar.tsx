import { useEffect, useRef } from 'react';
import { type Block, evaluateValue, nodeState, type Walk } from '../../engine/index.ts';
import { compareColumns } from '../blocks/priceComparison/compareColumns.ts';
import { formatCents, DifferenceTag } from '../blocks/priceComparison/Difference.tsx';
import { readAmountRows } from '../blocks/priceComparison/readAmountRows.ts';
import { readColumns } from '../blocks/priceComparison/readColumns.ts';
import { useWizard } from '../context/useWizard.ts';
import classes from './AmountBar.module.css';
import { useCalculatedWalk } from './useCalculatedWalk.ts';

/**
 * The bar at the foot of a step (`amountBar` in `wizard.json`): the new amount, the previous one and their difference. It is there once
 * amounts were calculated, and its words are announced when they change. `of` is the path of the block whose amounts it shows.
 */
export function AmountBar({ of: path }: { readonly of: string }) {
  const { texts, ports } = useWizard();
  const { walk, isStale } = useCalculatedWalk(path);
  const amounts = walk === null ? null : readAmounts(walk, path);
  const own = texts.of(path, null);
  const period = amounts === null ? '' : own.text(`in.${amounts.column}`);
  const words =
    amounts === null
      ? ''
      : texts.get(['wizard:price.told'], {
          period,
          amount: formatCents(amounts.now),
          difference: nameDifference(amounts.difference, (key, params) => texts.get([key], params)),
        });
  const told = useRef('');
  useEffect(() => {
    if (words === '' || isStale || told.current === words) return;
    told.current = words;
    ports().announce(words);
  }, [words, isStale, ports]);
  if (amounts === null) return null;
  return (
    <section
      ref={reserveRoom}
      className={classes.bar}
      data-amount-bar
      data-stale={isStale || undefined}
      aria-label={texts.get(['wizard:price.bar'], { period })}
      aria-busy={isStale || undefined}
    >
      <dl className={classes.amounts}>
        <div>
          <dt>{texts.get(['wizard:price.nowIn'], { period })}</dt>
          <dd className={classes.now}>{formatCents(amounts.now)}</dd>
        </div>
        <div>
          <dt>{texts.get(['wizard:price.before'])}</dt>
          <dd>{formatCents(amounts.before)}</dd>
        </div>
        <div className={classes.difference}>
          <dt className="visuallyHidden">{texts.get(['wizard:price.difference'])}</dt>
          <dd>
            <DifferenceTag difference={amounts.difference} period="" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Tells the page how high the bar is: its end and its focus stay clear of it. Returns the function that ends it. */
function reserveRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--amount-bar', `${Math.ceil(bar.getBoundingClientRect().height)}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--amount-bar');
  };
}

/** Cents of the column that the customer pays by. */
interface Amounts {
  readonly column: string;
  readonly before: number;
  readonly now: number;
  readonly difference: number;
}

/** Reads the totals of the first shown column of a `priceComparison`; null where one of them is unknown. */
function readAmounts(walk: Walk, path: string): Amounts | null {
  const state = nodeState(walk, path);
  if (state?.kind !== 'block') return null;
  const { values, control } = state.block;
  const now = readAmountRows(evaluate(walk, values['of']));
  const before = readAmountRows(evaluate(walk, values['before']));
  if (now === null || before === null) return null;
  const columns = compareColumns(readColumns(control.params), before, now);
  const chosen = evaluate(walk, values['chosen']);
  const { column, total } = columns.find((one) => one.column === chosen) ?? columns[0] ?? {};
  if (column === undefined || total === undefined) return null;
  return total.before === null || total.now === null || total.difference === null
    ? null
    : { column, before: total.before, now: total.now, difference: total.difference };
}

function evaluate(walk: Walk, value: Block['values'][string] | undefined): unknown {
  return value === undefined ? null : evaluateValue(walk, value);
}

function nameDifference(
  difference: number,
  get: (key: string, params: Readonly<Record<string, unknown>>) => string,
): string {
  const key = difference === 0 ? 'unchanged' : difference > 0 ? 'dearer' : 'cheaper';
  return get(`wizard:price.${key}`, { amount: formatCents(Math.abs(difference)), period: '' }).trim();
}
