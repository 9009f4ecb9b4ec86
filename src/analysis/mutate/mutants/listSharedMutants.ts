import type { FormSource } from '../../../engine/index.ts';
import { memoizePerObject } from '../../lint/shared/memoizePerObject.ts';
import { collectNames, pickReadDefinitions } from '../../lint/shared/pickReadDefinitions.ts';
import { findTableReads, type TableReads } from '../../lint/shared/findTableReads.ts';
import type { Mutant } from './Mutant.ts';
import type { MutateInput } from '../MutateInput.ts';
import { collectMutationTools } from './collectMutationTools.ts';
import { listTableMutants } from './listTableMutants.ts';
import { isSentWhole, listValueMutants } from './listValueMutants.ts';

/** Lists every small mistake in the tables and named values that these forms share, once. */
export function listSharedMutants(forms: readonly MutateInput[]): readonly Mutant[] {
  const mutants = forms.flatMap(({ source, wizard }) => {
    const tools = collectMutationTools(source, wizard);
    const { tables, values } = source.shared;
    return [
      ...[...findTableReads(source)].flatMap(([name, use]) => {
        const table = tables[name];
        return table ? listTableMutants(name, table, use, tools) : [];
      }),
      ...[...collectReadValues(source)].flatMap((name) => {
        const value = values[name] ?? null;
        const place = { part: 'values', keys: [name], name: `value.${name}` } as const;
        return isSentWhole(value, source.calls) ? [] : listValueMutants(value, place, tools);
      }),
    ];
  });
  // The sentence of a mutant uses the words of a form, so that it may differ from form to form.
  return [...new Map(mutants.map((mutant) => [JSON.stringify({ ...mutant, says: '' }), mutant])).values()];
}

/** Returns true when a form reads the changed value. */
export function readsShared({ source }: MutateInput, { part, keys, kind }: Mutant): boolean {
  const [name, , , column] = keys;
  if (part !== 'tables') return collectReadValues(source).has(String(name));
  const use = findTableReads(source).get(String(name));
  return use !== undefined && canTellMutant(use, kind, column);
}

function canTellMutant(use: TableReads, kind: string, column: string | number | undefined): boolean {
  if (kind === 'rows-exchanged') return use.isOrdered;
  if (column === 'when') return use.asksRows;
  return column === undefined || use.columns.has(String(column));
}

const collectReadValues = memoizePerObject(
  (source: FormSource): ReadonlySet<string> =>
    new Set(Object.keys(pickReadDefinitions(collectNames(source), source.shared).values)),
);
