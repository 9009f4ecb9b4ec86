import type { JSX } from 'react';
import type { ClaimKindName } from '../../../../domain/claimKinds/ClaimKinds.ts';
import { animalPictures } from './animalPictures.tsx';
import { Car } from './Car.tsx';
import { glassPictures } from './glassPictures.tsx';
import classes from './KindPicture.module.css';

/** A kind of damage, drawn. */
export function KindPicture({ kind }: { readonly kind: ClaimKindName }) {
  return (
    <svg className={classes.picture} viewBox="0 0 160 106" aria-hidden="true">
      {pictures[kind]}
    </svg>
  );
}

const pictures: Readonly<Record<ClaimKindName, JSX.Element>> = {
  ...animalPictures,
  ...glassPictures,
  hail: (
    <>
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".18" />
      <path d="M50 44a15 15 0 0 1 1-30 23 23 0 0 1 43-5 17 17 0 0 1 20 35z" fill="var(--ink-3)" />
      <g fill="var(--ink-white)" stroke="var(--ink-4)" strokeWidth="2">
        <circle cx="46" cy="56" r="5" />
        <circle cx="66" cy="52" r="4" />
        <circle cx="84" cy="55" r="5.5" />
        <circle cx="104" cy="52" r="4.5" />
        <circle cx="122" cy="58" r="5" />
        <circle cx="32" cy="72" r="4" />
        <circle cx="134" cy="76" r="4" />
      </g>
      <g transform="translate(30 56.78) scale(0.31 0.31)">
        <Car />
      </g>
      <g fill="var(--ink-5)" opacity=".75">
        <ellipse cx="63" cy="63" rx="5" ry="2.2" />
        <ellipse cx="82" cy="63" rx="5" ry="2.2" />
        <ellipse cx="123" cy="79" rx="4.5" ry="2" />
      </g>
    </>
  ),
  storm: (
    <>
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".18" />
      <path d="M12 42a12 12 0 0 1 2-24 18 18 0 0 1 33-3 13 13 0 0 1 14 27z" fill="var(--ink-3)" />
      <path d="M40 34L28 54h9l-5 16 17-22h-9l6-14z" fill="var(--ink-amber)" />
      <g transform="translate(30 60.58) scale(0.28 0.28)">
        <Car />
      </g>
    </>
  ),
  theft: (
    <>
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".18" />
      <path d="M14 106l8-14M146 106l-8-14" stroke="var(--ink-white)" strokeWidth="4" />
      <g transform="translate(22 46) scale(.35)">
        <path
          d="M14 97V76c0-8 3-13 6-18l15-29c6-11 13-15 26-15h152c16 0 26 4 37 13l32 26 32 7c13 3 19 11 19 23v15c0 5-3 8-8 8h-32a25 25 0 0 0-50 0H105a25 25 0 0 0-50 0H23c-6 0-9-4-9-9z"
          fill="var(--ink-1)"
          opacity=".7"
        />
        <path
          d="M14 97V76c0-8 3-13 6-18l15-29c6-11 13-15 26-15h152c16 0 26 4 37 13l32 26 32 7c13 3 19 11 19 23v15c0 5-3 8-8 8h-32a25 25 0 0 0-50 0H105a25 25 0 0 0-50 0H23c-6 0-9-4-9-9z"
          fill="none"
          stroke="var(--ink-4)"
          strokeWidth="8"
          strokeDasharray="20 14"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(80 8)">
        <path
          d="M-8 18V8a9 9 0 0 1 17-4"
          stroke="var(--ink-5)"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <rect x="-15" y="16" width="30" height="23" rx="5" fill="var(--ink-amber)" />
        <circle cy="26" r="3.5" fill="var(--ink-5)" />
        <path d="M0 27v7" stroke="var(--ink-5)" strokeWidth="3" />
      </g>
    </>
  ),
  parked: (
    <>
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".18" />
      <path d="M6 92V72M92 92V72" stroke="var(--ink-white)" strokeWidth="4" />
      <rect x="12" y="8" width="30" height="30" rx="5" fill="var(--ink-4)" />
      <path
        d="M23 31V15h6a5 5 0 0 1 0 10h-6"
        stroke="var(--ink-white)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(4 60.58) scale(0.28 0.28)">
        <Car />
      </g>
      <g transform="translate(186 62.58) scale(-0.28 0.28)" opacity=".55">
        <Car />
      </g>
      <g stroke="var(--ink-amber)" strokeWidth="4" strokeLinecap="round">
        <path d="M96 64l-5-12M101 62l4-13M91 70l-11-5" />
      </g>
    </>
  ),
  vandalism: (
    <>
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".18" />
      <g transform="translate(14 44) scale(0.39)">
        <Car />
      </g>
      <path
        d="M44 78l14-7 6 9 16-10 8 8 18-9"
        fill="none"
        stroke="var(--ink-amber)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M112 66L134 24" stroke="var(--ink-5)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  collision: (
    <>
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".18" />
      <g transform="translate(-18 61.58) scale(0.28 0.28)">
        <Car />
      </g>
      <g transform="translate(164 58.91) scale(-0.3 0.3)">
        <Car />
      </g>
      <path
        transform="translate(81 66) scale(1.15)"
        d="M0-22l5 13 13-6-7 12 13 5-14 4 6 13-12-7-4 14-4-14-13 7 7-13-14-4 13-5-7-12 13 6z"
        fill="var(--ink-amber)"
      />
      <g stroke="var(--ink-5)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M81 36V24M58 42l-8-9M104 42l8-9" />
      </g>
    </>
  ),
};
