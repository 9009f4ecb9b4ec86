import classes from './FolderPicture.module.css';

/** An open folder in tints of the brand. It says nothing new. */
export function FolderPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 140 84" aria-hidden="true" focusable="false">
      <ellipse cx="70" cy="76" rx="66" ry="6" fill="var(--i2)" />
      <path d="M28 14h36l8 10h40v50H28z" fill="var(--i3)" />
      <path d="M22 32h96l-8 42H30z" fill="var(--i4)" />
    </svg>
  );
}
