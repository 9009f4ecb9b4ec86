import type { JSX } from 'react';
import { Illustration } from './Illustration.tsx';

interface VehiclePictureProps {
  /** Type code of the vehicle. */
  readonly hazard: string;
  readonly className?: string | undefined;
}

/** A vehicle from the side: one drawing per kind, and a car where the code is empty or unknown (SVC-006, SVC-007). */
export function VehiclePicture({ hazard, className }: VehiclePictureProps) {
  const { box, shapes } = pictures[kinds[hazard] ?? 'car'];
  return (
    <Illustration box={box} className={className}>
      {shapes}
    </Illustration>
  );
}

type Kind = 'car' | 'bike' | 'van' | 'trailer';

const kinds: Readonly<Record<string, Kind>> = {
  '003': 'bike',
  '024': 'bike',
  '202': 'van',
  '251': 'van',
  '501': 'trailer',
};

const pictures: Readonly<Record<Kind, { readonly box: string; readonly shapes: JSX.Element }>> = {
  car: {
    box: '0 0 340 128',
    shapes: (
      <>
        <ellipse cx="170" cy="118" rx="158" ry="7" fill="var(--i2)" />
        <path
          d="M18 88c0-17 8-25 26-28l46-8 36-29c7-6 16-9 26-9h62c16 0 25 3 36 13l30 27 32 7c13 3 19 11 19 23v14c0 5-3 8-8 8H27c-6 0-9-4-9-9z"
          fill="var(--i4)"
        />
        <path d="M18 88c0-6 1-10 3-14h309v20c0 5-2 22-7 22H27c-6 0-9-4-9-9z" fill="var(--i5)" opacity=".28" />
        <path d="M108 53l27-21c5-4 10-6 17-6h26v27zM190 26h24c10 0 17 2 24 8l20 19h-68z" fill="var(--i1)" />
        <path d="M120 53l26-26h14l-26 26zM203 53l18-27 10 4-16 23z" fill="var(--iw)" opacity=".6" />
        <rect x="196" y="63" width="20" height="5" rx="2.5" fill="var(--i1)" />
        <path d="M315 66c9 2 14 6 15 13h-13c-6 0-9-9-2-13z" fill="var(--ia)" />
        <path d="M20 79h11c5 0 6 9 0 9H18z" fill="var(--i2)" />
        <g fill="var(--i5)">
          <circle cx="84" cy="104" r="25" />
          <circle cx="266" cy="104" r="25" />
        </g>
        <g fill="var(--i2)">
          <circle cx="84" cy="104" r="12" />
          <circle cx="266" cy="104" r="12" />
        </g>
        <g fill="var(--i5)">
          <circle cx="84" cy="104" r="4" />
          <circle cx="266" cy="104" r="4" />
        </g>
      </>
    ),
  },
  bike: {
    box: '0 0 220 128',
    shapes: (
      <>
        <ellipse cx="110" cy="118" rx="104" ry="6" fill="var(--i2)" />
        <g fill="none" stroke="var(--i5)" strokeWidth="11">
          <circle cx="45" cy="88" r="27" />
          <circle cx="176" cy="88" r="27" />
        </g>
        <path d="M45 88l34-39h42l20 28-34 18H70zM62 42l50 4-6 12-52-6z" fill="var(--i4)" />
        <path d="M112 48c14-16 30-16 40-10l-14 22-22 4z" fill="var(--i3)" />
        <path d="M146 32l30 56" stroke="var(--i5)" strokeWidth="7" strokeLinecap="round" />
        <path d="M138 26h22" stroke="var(--i5)" strokeWidth="7" strokeLinecap="round" />
        <circle cx="158" cy="46" r="7" fill="var(--ia)" />
      </>
    ),
  },
  van: {
    box: '0 0 280 128',
    shapes: (
      <>
        <ellipse cx="140" cy="118" rx="132" ry="6" fill="var(--i2)" />
        <path
          d="M12 20c0-6 4-10 10-10h150c30 0 44 10 58 34l10 16 24 8c6 2 8 6 8 12v20c0 5-3 8-8 8H20c-5 0-8-3-8-8z"
          fill="var(--i4)"
        />
        <path d="M184 26c16 2 26 10 36 28h-36z" fill="var(--i1)" />
        <rect x="30" y="30" width="120" height="34" rx="5" fill="var(--i3)" />
        <path d="M256 70c10 2 13 5 14 12h-12c-6 0-9-9-2-12z" fill="var(--ia)" />
        <g fill="var(--i5)">
          <circle cx="70" cy="104" r="22" />
          <circle cx="214" cy="104" r="22" />
        </g>
        <g fill="var(--i2)">
          <circle cx="70" cy="104" r="10" />
          <circle cx="214" cy="104" r="10" />
        </g>
      </>
    ),
  },
  trailer: {
    box: '0 0 220 128',
    shapes: (
      <>
        <ellipse cx="110" cy="118" rx="104" ry="6" fill="var(--i2)" />
        <rect x="20" y="30" width="150" height="62" rx="8" fill="var(--i4)" />
        <rect x="32" y="42" width="126" height="20" rx="4" fill="var(--i3)" />
        <path d="M168 88h42" stroke="var(--i5)" strokeWidth="7" strokeLinecap="round" />
        <circle cx="92" cy="102" r="20" fill="var(--i5)" />
        <circle cx="92" cy="102" r="9" fill="var(--i2)" />
      </>
    ),
  },
};
