import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VehiclePicture } from '../../../src/ui/pictures/VehiclePicture.tsx';

const drawn = (hazard: string) => renderToStaticMarkup(<VehiclePicture hazard={hazard} />);
const car = drawn('112');

it.each(['', '014', '999'])('SVC-006 SVC-007 "%s" has no picture of its own and shows a car', (hazard) => {
  expect(drawn(hazard)).toBe(car);
});

it('SVC-007 trailers, motorbikes and vans have pictures of their own', () => {
  const [trailer, motorbike, light, van, other] = ['501', '003', '024', '202', '251'].map(drawn);

  expect(new Set([car, trailer, motorbike, van]).size).toBe(4);
  expect([light, other]).toEqual([motorbike, van]);
});
