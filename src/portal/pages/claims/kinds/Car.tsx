import { Picture } from '../../../../ui/pictures/Picture.tsx';

/** The drawing of a car inside of another one. */
export function Car() {
  return (
    <svg width="340" height="128">
      <Picture name="saloon" />
    </svg>
  );
}
