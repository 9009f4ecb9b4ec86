import { useState } from 'react';
import { getResultState, showsStale } from '../../../engine/index.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { useBlockData } from '../../elements/useBlockValues.ts';
import type { FieldTexts } from '../../inputs/ControlProps.ts';
import { AmountTable, Bar } from './AmountTable.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type AmountComparison, type ColumnComparison, compareColumns } from './compareColumns.ts';
import { formatCents, DifferenceTag } from './Difference.tsx';
import { readAmountRows } from './readAmountRows.ts';
import { readColumns } from './readColumns.ts';
import classes from './PriceComparisonBlock.module.css';
import { PriceStatus } from './PriceStatus.tsx';

/** Previous and new amounts: the chosen column large, then all rows, then the totals of all columns. */
export function PriceComparisonBlock({ state, texts: own }: BlockProps) {
  const { texts } = useWizard();
  const { block, name } = state;
  const { of, before, chosen } = useBlockData(state);
  const isStale = useDraft(({ walk }) => showsStale(walk, block));
  const result = useDraft((journey) => getResultState(journey, block));
  const [picked, setPicked] = useState<string | null>(null);
  const now = result === 'there' ? readAmountRows(of) : null;
  const columns = compareColumns(readColumns(block.control.params), readAmountRows(before) ?? [], now);
  const shown = [picked, chosen].flatMap(
    (wanted) => columns.find(({ column }) => column === wanted) ?? [],
  )[0];
  const current = shown ?? columns[0];
  if (current === undefined) return null;
  const id = `${name}-label`;
  const isAwaited = result === 'awaited';
  return (
    <div className={classes.comparison} data-stale={isStale || undefined} aria-busy={isAwaited || undefined}>
      <h2 id={id} tabIndex={-1}>
        {own.label}
      </h2>
      <Figures amounts={current.total} period={own.text(`in.${current.column}`)} isAwaited={isAwaited} />
      <PriceStatus result={result} texts={own} titleId={id} />
      <ColumnChoice
        name={`${name}-column`}
        legend={texts.get(['wizard:price.shown'])}
        options={columns.map(({ column }) => ({ value: column, label: own.text(`columns.${column}`) }))}
        value={current.column}
        onChoose={setPicked}
      />
      <AmountTable
        caption={own.text('byRow', { period: own.text(`in.${current.column}`) })}
        head={own.text('rowHead')}
        lines={current.rows.map((amounts) => ({
          id: amounts.row,
          name: own.text(`rows.${amounts.row}`) || texts.get(['wizard:price.otherRow']),
          tag: '',
          amounts,
        }))}
        total={current.total}
        isAwaited={isAwaited}
      />
      <AmountTable
        caption={own.text('byColumn')}
        head={own.text('columnHead')}
        lines={listTotals(columns, chosen, own)}
        total={null}
        isAwaited={isAwaited}
      />
    </div>
  );
}

function listTotals(columns: readonly ColumnComparison[], chosen: unknown, own: FieldTexts) {
  return columns.map(({ column, total }) => ({
    id: column,
    name: own.text(`columns.${column}`),
    tag: column === chosen ? own.text('chosen') : '',
    amounts: total,
  }));
}

interface FiguresProps {
  readonly amounts: AmountComparison;
  /** "im Monat". */
  readonly period: string;
  readonly isAwaited: boolean;
}

/** The main figures: the new amount beside the previous one, and the difference in words. */
function Figures({ amounts: { before, now, difference }, period, isAwaited }: FiguresProps) {
  const { texts } = useWizard();
  return (
    <div className={classes.figures}>
      <dl>
        {before !== null && (
          <div>
            <dt>{texts.get(['wizard:price.beforeIn'], { period })}</dt>
            <dd>{formatCents(before)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.get(['wizard:price.nowIn'], { period })}</dt>
          <dd className={classes.figure}>
            {isAwaited ? <Bar /> : now === null ? texts.get(['wizard:price.none']) : formatCents(now)}
          </dd>
        </div>
      </dl>
      {difference !== null && <DifferenceTag difference={difference} period={period} />}
    </div>
  );
}
