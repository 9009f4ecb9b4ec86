import type { BlockProps } from '../BlockProps.ts';
import { useBlockValues } from '../useBlockValues.ts';

/** Nobody sees it: tells a password manager whose passwords stand beside it. */
export function UsernameBlock({ state }: BlockProps) {
  const { name } = useBlockValues(state);
  return (
    <input type="text" autoComplete="username" value={typeof name === 'string' ? name : ''} readOnly hidden />
  );
}
