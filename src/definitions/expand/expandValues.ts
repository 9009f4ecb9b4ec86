import { type Expression, isList, parseOperation, pointerTo } from '../../engine/index.ts';
import type { Expansion } from './Expansion.ts';
import { expandPayload, type SentMembers } from './expandPayload.ts';

/**
 * Expands `<place>.*` and `"..."` in named values. An object of values can be spread itself, below where it is written: `"...":
 * ["value.<name>"]`.
 */
export function expandValues(
  { own, shared }: Readonly<Record<'own' | 'shared', Readonly<Record<string, Expression>>>>,
  { id, brought, note, report }: Pick<Expansion, 'id' | 'brought' | 'note' | 'report'>,
): Readonly<Record<string, Expression>> {
  const { sent } = brought;
  for (const [name, value] of Object.entries(shared)) keepMembers(name, value);
  return Object.fromEntries(
    Object.entries(own).map(([name, written]) => {
      const at = { file: `rules/${id}.json`, pointer: pointerTo('values', name) };
      const value = expandPayload(written, at, { sent, note, report });
      keepMembers(name, value);
      return [name, value];
    }),
  );

  function keepMembers(name: string, value: Expression): void {
    const members = readValueMembers(value);
    if (members !== null) sent.set(`value.${name}`, members);
  }
}

/** Returns null for a value that is no object of values. */
function readValueMembers(value: Expression): SentMembers | null {
  if (value === null || typeof value !== 'object' || isList(value) || parseOperation(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([member, part]) => [member, { value: part, from: null }]),
  );
}
