import type { BlockProps } from '../../elements/BlockProps.ts';
import { useBlockValues } from '../../elements/useBlockValues.ts';

/** Nobody sees it: tells a password manager whose passwords stand beside it. */
export function UsernameBlock({ state }: BlockProps) {
  const { name } = useBlockValues(state);
  return (
    <input type="text" autoComplete="username" value={typeof name === 'string' ? name : ''} readOnly hidden />
  );
}
