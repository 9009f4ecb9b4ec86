import { Car } from './Car.tsx';

/** Damage by animals. */
export const animalPictures = {
  marten: (
    <>
      <path d="M0 0h160v30C128 42 32 42 0 30z" fill="var(--ink-4)" />
      <path d="M0 30C32 42 128 42 160 30v7C128 49 32 49 0 37z" fill="var(--ink-5)" opacity=".4" />
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".3" />
      <path
        d="M6 82c-7-9-2-22 12-23 13-1 22 7 36 6 8-9 22-13 36-11 9 1 15 3 20 2 4-7 9-11 15-13-1-5 7-8 9-1 7 0 14 4 18 9 2 4-1 6-7 6-4 6-9 9-15 10l-5 6 5 20h-9l-8-17c-10 4-24 5-36 3l-5 14h-9l2-18c-9-1-17 2-25 6-12 7-27 8-34 1z"
        fill="var(--ink-5)"
      />
      <path d="M122 60c5 4 9 6 14 5-3 6-8 9-14 9z" fill="var(--ink-amber)" />
      <path
        d="M151 57c5 3 4 10 12 9M143 63c-1 9-9 8-8 17 1 8 12 9 26 7"
        stroke="var(--ink-amber)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  animal: (
    <>
      <circle cx="132" cy="24" r="11" fill="var(--ink-amber)" opacity="calc(1 - var(--night))" />
      <path d="M134 12a12 12 0 1 0 10 18 10 10 0 0 1-10-18z" fill="var(--ink-white)" opacity="var(--night)" />
      <path d="M0 92V70c40-18 90-16 160-2v24z" fill="var(--ink-2)" />
      <path d="M0 92h160v18H0z" fill="var(--ink-5)" opacity=".18" />
      <g transform="translate(18 66) scale(0.62)">
        <rect x="-3" y="-6" width="6" height="40" rx="2" fill="var(--ink-5)" />
        <path
          d="M0-58c20 14 30 26 30 40A22 22 0 0 1 8 6H-8a22 22 0 0 1-22-24c0-14 10-26 30-40z"
          fill="var(--ink-4)"
          opacity=".8"
        />
      </g>
      <g transform="translate(156 64.8) scale(-0.27 0.27)">
        <Car />
      </g>
      <g fill="var(--ink-5)">
        <path d="M30 52c10-5 22-3 30-4 5-1 8 2 8 8 0 8-4 12-11 12-10 1-20 2-27-1-5-4-5-12 0-15z" />
        <path d="M56 56l8-26 8 3-3 25z" />
        <path d="M62 24c4-4 10-4 13-1l9 7c2 2 1 4-2 4l-9 1-8-1z" />
        <path d="M63 26l-9-4 2 7z" />
        <path d="M29 54l-6 6 2-10z" />
      </g>
      <g stroke="var(--ink-5)" fill="none" strokeLinecap="round">
        <path d="M33 64l-3 30M39 66l0 28M57 66l1 28M63 64l4 30" strokeWidth="4.5" />
        <path d="M66 24c-5-7-6-13-3-20M63 13l-8-4M70 23c0-7 2-13 8-17M72 13l8 1" strokeWidth="3" />
      </g>
    </>
  ),
};
