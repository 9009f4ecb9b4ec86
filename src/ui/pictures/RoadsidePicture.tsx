import classes from './RoadsidePicture.module.css';
import { Picture } from './Picture.tsx';

/** A car behind a warning triangle. */
export function RoadsidePicture({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={[classes.roadside, className].join(' ')}>
      <Picture name="roadside" />
      <Picture name="saloon" className={classes.car} />
    </div>
  );
}
