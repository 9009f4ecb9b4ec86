import { useLook } from '../style/useLook.ts';
import { Picture } from './Picture.tsx';

/** The landscape of the brand behind a vehicle. */
export function Scenery({ className }: { readonly className?: string | undefined }) {
  return <Picture name={useLook().landscape} className={className} />;
}
