import { useCallback, useState } from 'react';

/** A state of a form that is not saved yet. It outlives a reload of the tab, and null forgets it. */
export function useKept<Value>(name: string): readonly [Value | null, (value: Value | null) => void] {
  const key = `workbench-edit ${name}`;
  const [value, setValue] = useState<{ readonly key: string; readonly value: Value | null }>(() => ({
    key,
    value: read<Value>(key),
  }));
  const keep = useCallback(
    (next: Value | null) => {
      if (next === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
      setValue({ key, value: next });
    },
    [key],
  );
  return [value.key === key ? value.value : read<Value>(key), keep];
}

function read<Value>(key: string): Value | null {
  const kept = sessionStorage.getItem(key);
  return kept === null ? null : (JSON.parse(kept) as Value);
}
