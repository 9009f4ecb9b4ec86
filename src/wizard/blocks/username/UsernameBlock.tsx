import type { BlockProps } from '../../elements/BlockProps.ts';
import { useBlockValues } from '../../elements/useBlockValues.ts';

/** A hidden field that tells a password manager the user name of the passwords beside it. */
export function UsernameBlock({ state }: BlockProps) {
  const { name } = useBlockValues(state);
  return (
    <input type="text" autoComplete="username" value={typeof name === 'string' ? name : ''} readOnly hidden />
  );
}
