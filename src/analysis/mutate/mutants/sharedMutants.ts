import type { FormSource } from '../../../engine/index.ts';
import { memoizePerObject } from '../../lint/shared/memoizePerObject.ts';
import { namesIn, pickReadDefinitions } from '../../lint/shared/pickReadDefinitions.ts';
import { tableUses, type TableUse } from '../../lint/shared/tableUses.ts';
import type { Mutant } from './Mutant.ts';
import type { MutateInput } from '../MutateInput.ts';
import { mutationTools } from './mutationTools.ts';
import { tableMutants } from './tableMutants.ts';
import { isSentWhole, valueMutants } from './valueMutants.ts';

/** Lists every small mistake in the tables and named values that these forms share, once. */
export function sharedMutants(forms: readonly MutateInput[]): readonly Mutant[] {
  const mutants = forms.flatMap(({ source, wizard }) => {
    const tools = mutationTools(source, wizard);
    const { tables, values } = source.shared;
    return [
      ...[...tableUses(source)].flatMap(([name, use]) => {
        const table = tables[name];
        return table ? tableMutants(name, table, use, tools) : [];
      }),
      ...[...valuesRead(source)].flatMap((name) => {
        const value = values[name] ?? null;
        const place = { part: 'values', keys: [name], name: `value.${name}` } as const;
        return isSentWhole(value, source.calls) ? [] : valueMutants(value, place, tools);
      }),
    ];
  });
  // The sentence of a mutant uses the words of a form, so that it may differ from form to form.
  return [...new Map(mutants.map((mutant) => [JSON.stringify({ ...mutant, says: '' }), mutant])).values()];
}

/** Returns true when a form reads the changed value. */
export function readsShared({ source }: MutateInput, { part, keys, kind }: Mutant): boolean {
  const [name, , , column] = keys;
  if (part !== 'tables') return valuesRead(source).has(String(name));
  const use = tableUses(source).get(String(name));
  return use !== undefined && canTellMutant(use, kind, column);
}

function canTellMutant(use: TableUse, kind: string, column: string | number | undefined): boolean {
  if (kind === 'rows-exchanged') return use.isOrdered;
  if (column === 'when') return use.asksRows;
  return column === undefined || use.columns.has(String(column));
}

const valuesRead = memoizePerObject(
  (source: FormSource): ReadonlySet<string> =>
    new Set(Object.keys(pickReadDefinitions(namesIn(source), source.shared).values)),
);
