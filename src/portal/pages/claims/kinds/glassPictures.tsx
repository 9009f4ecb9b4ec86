const windscreen = (
  <>
    <path d="M-6 68h18l5 20H-2c-5 0-9-14-4-20zM166 68h-18l-5 20h19c5 0 9-14 4-20z" fill="var(--ink-5)" />
    <path
      d="M8 106c2-14 12-66 22-82 4-7 10-10 18-10h64c8 0 14 3 18 10 10 16 20 68 22 82z"
      fill="var(--ink-4)"
    />
    <path
      d="M22 88c4-18 12-46 18-58 2-5 6-7 10-7h60c4 0 8 2 10 7 6 12 14 40 18 58-38-8-78-8-116 0z"
      fill="var(--ink-1)"
    />
    <path d="M60 23h17L54 83c-8 1-15 2-22 3z" fill="var(--ink-white)" />
    <path d="M76 92L44 79M122 92L92 77" stroke="var(--ink-5)" strokeWidth="4" strokeLinecap="round" />
  </>
);

/** Damage of a windscreen. */
export const glassPictures = {
  stoneChip: (
    <>
      {windscreen}
      <g stroke="var(--ink-5)" strokeWidth="2.6" strokeLinecap="round">
        <path d="M100 48l-8-4M100 48l-4 8M100 48l6 7M100 48l8-5" />
      </g>
      <circle cx="100" cy="48" r="4.5" fill="var(--ink-amber)" />
    </>
  ),
  crackedGlass: (
    <>
      {windscreen}
      <g stroke="var(--ink-5)" strokeWidth="2.6" strokeLinecap="round" fill="none">
        <path d="M100 48L78 36M100 48L75 55M100 48l-9 21M100 48l11 20M100 48l21 7M100 48l18-15M100 48l-3-20" />
        <path d="M87 41l-1 11 8 9 12-1 7-8-2-11-13-5z" strokeWidth="1.8" opacity=".8" />
      </g>
      <circle cx="100" cy="48" r="4.5" fill="var(--ink-amber)" />
    </>
  ),
};
