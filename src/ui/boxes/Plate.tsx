import classes from './Plate.module.css';

/** The letters and digits of a licence plate in a frame. */
export function Plate({ plate }: { readonly plate: string }) {
  return (
    <span className={classes.plate} translate="no">
      {plate}
    </span>
  );
}
