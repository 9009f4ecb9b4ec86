import type { CompiledOption } from '../../engine/index.ts';
import type { TextLookup } from './FormTexts.ts';

/** Returns the text of an option: the option's own text, or the common text of all rows of its table, filled with the cells of this row. */
export function findOptionText(
  text: TextLookup,
  path: string,
  { value, of }: Pick<CompiledOption, 'value' | 'of'>,
): string | null {
  const own = text(`${path}.options.${value}`, `options.${value}`);
  if (own !== null || of === null) return own;
  const { columns } = of;
  return (
    text(`${path}.options.*`)?.replace(/\{(\w+)\}/g, (all, name: string) => columns[name] ?? all) ?? null
  );
}
