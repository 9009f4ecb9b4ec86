import classes from './Plate.module.css';

/** A licence plate, framed like one. */
export function Plate({ plate }: { readonly plate: string }) {
  return <span className={classes.plate}>{plate}</span>;
}
