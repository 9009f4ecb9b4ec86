import { neutralBrand, type PictureFamily, type PictureName } from '../../../src/brand/index.ts';
import { AddOnPicture } from '../../../src/ui/pictures/AddOnPicture.tsx';
import { Picture } from '../../../src/ui/pictures/Picture.tsx';
import { RoadsidePicture } from '../../../src/ui/pictures/RoadsidePicture.tsx';
import { Scenery } from '../../../src/ui/pictures/Scenery.tsx';
import { LookContext } from '../../../src/ui/style/useLook.ts';
import type { UiStates } from './UiStates.ts';

const families: readonly PictureFamily[] = ['line', 'flat', 'geometric'];
const vehicles: readonly PictureName[] = [
  'saloon',
  'estate',
  'small',
  'suv',
  'van',
  'motorbike',
  'trailer',
  'classic',
];
const scenes: readonly PictureName[] = [
  'hills',
  'mountains',
  'city',
  'coast',
  'receipt',
  'empty',
  'roadside',
];
const inks = ['1', '2', '3', 'far', '4', '5', 'amber', 'white', 'ground'];

export const pictures: UiStates = {
  Picture: {
    tints: (
      <svg viewBox={`0 0 ${inks.length * 30} 30`}>
        {inks.map((ink, index) => (
          <rect key={ink} x={index * 30} width="30" height="30" fill={`var(--ink-${ink})`} />
        ))}
      </svg>
    ),
    ...Object.fromEntries(
      families.map((family) => [
        family,
        <LookContext key={family} value={{ ...neutralBrand.look, pictures: family }}>
          {[...vehicles, ...scenes].map((name) => (
            <Picture key={name} name={name} />
          ))}
          <Picture name="suv" isSmall />
        </LookContext>,
      ]),
    ),
  },
  AddOnPicture: { shield: <AddOnPicture symbol="shield" />, people: <AddOnPicture symbol="people" /> },
  RoadsidePicture: { usual: <RoadsidePicture /> },
  Scenery: { usual: <Scenery /> },
};
