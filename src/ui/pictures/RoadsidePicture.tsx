import { Illustration } from './Illustration.tsx';
import { VehiclePicture } from './VehiclePicture.tsx';

/** A car behind a warning triangle. */
export function RoadsidePicture({ className }: { readonly className?: string | undefined }) {
  return (
    <Illustration box="0 0 300 120" className={className}>
      <path d="M0 112C40 60 110 40 180 62S250 60 300 92V112z" fill="var(--i2)" />
      <path d="M60 112c70-26 150-26 240-8v8z" fill="var(--i3)" opacity=".5" />
      <path d="M0 108h300v12H0z" fill="var(--i5)" opacity=".25" />
      <svg x="110" y="46" width="180" height="68">
        <VehiclePicture hazard="" />
      </svg>
      <path d="M52 68l24 40H28z" fill="var(--iw)" stroke="var(--ia)" strokeWidth="7" strokeLinejoin="round" />
    </Illustration>
  );
}
