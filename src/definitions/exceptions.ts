import { appendToPointer } from './pointer.ts';
import type { Exception, SourceFile } from './Repository.ts';

/** Key under which an analyst excuses a place from a check of lint; the engine never reads it. */
const exceptionKey = 'x-lint';

/** Lists every exception of a file, in the order in which they are written. */
export function listExceptions({ path, value }: Pick<SourceFile, 'path' | 'value'>): readonly Exception[] {
  return path.startsWith('schemas/_meta/') ? [] : listExceptionsBelow(path, value, '');
}

function listExceptionsBelow(file: string, value: unknown, pointer: string): readonly Exception[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const place = appendToPointer(pointer, key);
    if (key !== exceptionKey) return listExceptionsBelow(file, part, place);
    if (part === null || typeof part !== 'object') return [];
    return Object.entries(part).map(([entry, reason]: [string, unknown]) => {
      const [code = '', member] = entry.split(' ', 2);
      return {
        file,
        pointer: appendToPointer(place, entry),
        code,
        covers: member === undefined ? pointer : appendToPointer(pointer, member),
        reason: typeof reason === 'string' ? reason.trim() : '',
      };
    });
  });
}

/** Removes exceptions at any depth; returns the very same object when there are none. */
export function removeExceptions<Value>(value: Value): Value;
export function removeExceptions(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const before: readonly unknown[] = value;
    const items = before.map((item) => removeExceptions(item));
    return items.some((item, index) => item !== before[index]) ? items : value;
  }
  const entries = Object.entries(value);
  const otherEntries = entries
    .filter(([key]) => key !== exceptionKey)
    .map(([key, part]: [string, unknown]) => [key, removeExceptions(part)] as const);
  const same =
    otherEntries.length === entries.length &&
    otherEntries.every(([key, part]) => part === Reflect.get(value, key));
  return same ? value : Object.fromEntries(otherEntries);
}
