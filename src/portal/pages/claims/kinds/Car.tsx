import { VehiclePicture } from '../../../../ui/pictures/VehiclePicture.tsx';

/** The drawing of a car inside of another one. */
export function Car() {
  return (
    <svg width="340" height="128">
      <VehiclePicture hazard="" />
    </svg>
  );
}
