import { getViewBox } from '../../brand/index.ts';
import { Picture } from './Picture.tsx';

/** A car behind a warning triangle. */
export function RoadsidePicture({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox={getViewBox('roadside')} aria-hidden="true">
      <Picture name="roadside" />
      <svg x="110" y="46" width="180" height="68">
        <Picture name="saloon" />
      </svg>
    </svg>
  );
}
