import { AddOnPicture } from '../../../src/ui/pictures/AddOnPicture.tsx';
import { EmptyPicture } from '../../../src/ui/pictures/EmptyPicture.tsx';
import { Illustration } from '../../../src/ui/pictures/Illustration.tsx';
import { ReceiptPicture } from '../../../src/ui/pictures/ReceiptPicture.tsx';
import { RoadsidePicture } from '../../../src/ui/pictures/RoadsidePicture.tsx';
import { Scenery } from '../../../src/ui/pictures/Scenery.tsx';
import { VehiclePicture } from '../../../src/ui/pictures/VehiclePicture.tsx';
import type { UiStates } from './UiStates.ts';

const tints = ['--i1', '--i2', '--i3', '--i4', '--i5', '--ia', '--iw'];

export const pictures: UiStates = {
  Illustration: {
    tints: (
      <Illustration box="0 0 210 30">
        {tints.map((tint, index) => (
          <rect key={tint} x={index * 30} width="30" height="30" fill={`var(${tint})`} />
        ))}
      </Illustration>
    ),
  },
  VehiclePicture: {
    car: <VehiclePicture hazard="112" />,
    bike: <VehiclePicture hazard="003" />,
    van: <VehiclePicture hazard="251" />,
    trailer: <VehiclePicture hazard="501" />,
  },
  AddOnPicture: { shield: <AddOnPicture symbol="shield" />, people: <AddOnPicture symbol="people" /> },
  EmptyPicture: { usual: <EmptyPicture /> },
  ReceiptPicture: { usual: <ReceiptPicture /> },
  RoadsidePicture: { usual: <RoadsidePicture /> },
  Scenery: { usual: <Scenery /> },
};
