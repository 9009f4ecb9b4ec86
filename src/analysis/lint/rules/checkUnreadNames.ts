import type { Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { collectFormStrings, collectStrings } from '../shared/collectStrings.ts';
import { findTableReads } from '../shared/findTableReads.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { collectParameters } from '../texts/checkTexts.ts';

/**
 * Finds columns that no rule looks up, no row depends on, and no text names. Of a table that the program reads, a column is read whose name
 * stands there.
 */
export const unusedColumn: Check = ({ repository, forms, tools: { namesInCode } }) => {
  if (namesInCode === null) return [];
  const { tables, tableFiles } = repository.shared;
  const reads = forms.map(({ source }) => findTableReads(source));
  const named = collectParameters(repository);
  return Object.entries(tables).flatMap(([name, { columns, key, unique = [] }]) => {
    const isInCode = namesInCode.has(name);
    const isRead = (column: string) =>
      column === key ||
      unique.some((together) => together.includes(column)) ||
      named.has(column) ||
      (isInCode && namesInCode.has(column)) ||
      reads.some((tablesOfForm) => tablesOfForm.get(name)?.columns.has(column));
    return Object.entries(columns)
      .filter(([column, is]) => !('match' in is) && !isRead(column))
      .map(([column]) => ({
        file: tableFiles[name] ?? '',
        pointer: formatPointer(name, 'columns', column),
        key: true,
        ...mistake('unused-column', { column, table: name }),
      }));
  });
};

/** Finds members of the rows of a fact that no rule reads. The program computes them all, so that its names there say nothing. */
export const unusedRowPart: Check = (subject) => {
  if (subject.tools.namesInCode === null) return [];
  const { facts } = subject.repository.shared.facts;
  const read = collectReadRowParts(subject);
  return Object.entries(facts).flatMap(([name, { rows = {} }]) =>
    Object.keys(rows)
      .filter((part) => !read.has(part))
      .map((part): Problem => ({
        file: 'schemas/_shared/facts.json',
        pointer: formatPointer('facts', name, 'rows', part),
        key: true,
        ...mistake('unused-row-part', { part, fact: name }),
      })),
  );
};

/** Collects the names after `row.` in all definitions. */
function collectReadRowParts({ repository, forms }: LintSubject): ReadonlySet<string> {
  const { conditions, values, tables, facts } = repository.shared;
  const parts = [...repository.reusable.parts.values()].map(({ part }) => part);
  const written = [
    collectStrings([conditions, values, tables, facts.never, parts]),
    ...forms.map(({ source }) => collectFormStrings(source)),
  ];
  return new Set(
    written.flatMap((names) =>
      [...names].flatMap((name) => /^!?(?:row|parent)\.(\w+)/.exec(name)?.[1] ?? []),
    ),
  );
}
