import {
  expandExpression,
  isExpression,
  type FormSource,
  type TableDefinition,
  type TableRow,
  type Wizard,
} from '../../engine/index.ts';
import { describeRule } from '../words/describeRule.ts';
import { findTableReads, type TableReads } from '../lint/shared/findTableReads.ts';
import { say } from '../messages/messages.ts';
import { formatCell } from '../words/formatCell.ts';
import { table } from './markdown.ts';

/** Writes the tables that a form reads as tables of Markdown. */
export function documentTables(wizard: Wizard, source: FormSource): readonly string[] {
  const { tables } = source.shared;
  const read = [...findTableReads(source)].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const chapters = read.flatMap(([name, use]) => {
    const definition = tables[name];
    return definition ? documentTable(name, definition, use, wizard) : [];
  });
  return chapters.length === 0 ? [] : [say('doc.tables'), '', ...chapters];
}

function documentTable(
  name: string,
  definition: TableDefinition,
  { asksRows }: TableReads,
  wizard: Wizard,
): readonly string[] {
  const { columns, rows, says } = definition;
  const hasWhen = asksRows && rows.some(({ when }) => when !== undefined);
  const head = Object.entries(columns).map(([column, is]) =>
    'match' in is ? say('doc.column.match', { column, match: is.match }) : column,
  );
  return [
    `### ${name}`,
    '',
    `${says}.`,
    '',
    ...table(
      [...head, ...(hasWhen ? [say('doc.row-applies')] : [])],
      rows.map((row) => [
        ...Object.keys(columns).map((column) => formatCell(definition, row, column)),
        ...(hasWhen ? [describeRowCondition(row, wizard)] : []),
      ]),
    ),
  ];
}

function describeRowCondition({ when }: TableRow, wizard: Wizard): string {
  if (when === undefined || !isExpression(when)) return '';
  if (when === false) return say('doc.row-never');
  return describeRule(wizard, expandExpression(when, 'condition').expression);
}
