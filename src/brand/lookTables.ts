/** Lengths of rounded corners, by what has them; each is a value of `border-radius`. */
interface Corners {
  readonly control: string;
  readonly button: string;
  readonly card: string;
  readonly hero: string;
  /** Plates and tags. */
  readonly sign: string;
  /** The ground of an icon. */
  readonly icon: string;
}

/** How corners are rounded; clockwise from the upper left. */
export const corners = {
  square: { control: '0', button: '0', card: '0', hero: '0', sign: '0', icon: '0' },
  slight: {
    control: '0.25rem',
    button: '0.25rem',
    card: '0.25rem',
    hero: '0.25rem',
    sign: '0.125rem',
    icon: '0.25rem',
  },
  soft: {
    control: '0.625rem',
    button: '0.75rem',
    card: '1rem',
    hero: '1.25rem',
    sign: '0.375rem',
    icon: '0.75rem',
  },
  round: {
    control: '1.125rem',
    button: '2rem',
    card: '1.75rem',
    hero: '2.25rem',
    sign: '1rem',
    icon: '50%',
  },
  leaf: {
    control: '0.375rem 0.875rem',
    button: '0.5rem 1.25rem',
    card: '0.375rem 1.75rem',
    hero: '0.5rem 2.75rem',
    sign: '0.25rem 0.625rem',
    icon: '0.25rem 1rem',
  },
  arch: {
    control: '0.75rem 0.75rem 0.125rem 0.125rem',
    button: '1.25rem 1.25rem 0.25rem 0.25rem',
    card: '1.75rem 1.75rem 0.25rem 0.25rem',
    hero: '2.75rem 2.75rem 0.25rem 0.25rem',
    sign: '0.625rem 0.625rem 0.125rem 0.125rem',
    icon: '1.25rem 1.25rem 0.25rem 0.25rem',
  },
  shield: {
    control: '0.125rem 0.125rem 0.75rem 0.75rem',
    button: '0.25rem 0.25rem 1.25rem 1.25rem',
    card: '0.25rem 0.25rem 1.75rem 1.75rem',
    hero: '0.25rem 0.25rem 2.75rem 2.75rem',
    sign: '0.125rem 0.125rem 0.625rem 0.625rem',
    icon: '0.25rem 0.25rem 1.25rem 1.25rem',
  },
  wave: {
    control: '0.25rem 0.25rem 1rem 0.25rem',
    button: '2rem 2rem 0.375rem 2rem',
    card: '2rem 0.5rem',
    hero: '2.75rem 0.5rem',
    sign: '0.75rem 0.75rem 0.125rem 0.75rem',
    icon: '50% 50% 0.25rem',
  },
} as const satisfies Record<string, Corners>;

/** Edges of cards and sheets: values of `border` and `box-shadow`; `inset` is the space that the shadow takes at the top inside. */
export const edges = {
  line: { border: '1px solid var(--color-line)', shadow: 'none' },
  frame: { border: '2px solid var(--color-text)', shadow: 'none' },
  double: { border: '3px double var(--color-border)', shadow: 'none' },
  none: { border: '1px solid transparent', shadow: 'none' },
  bar: {
    border: '1px solid var(--color-line)',
    shadow: 'inset 0 0.3125rem var(--color-brand)',
    inset: '0.3125rem',
  },
  shadow: {
    border: '1px solid transparent',
    shadow: '0 0.125rem 0.25rem var(--color-shade), 0 0.875rem 2rem var(--color-shade)',
  },
  offset: {
    border: '1px solid var(--color-brand)',
    shadow: '0.3125rem 0.3125rem color-mix(in oklab, var(--color-brand) 40%, var(--color-page))',
  },
} as const satisfies Record<
  string,
  { readonly border: string; readonly shadow: string; readonly inset?: string }
>;

/** `scale` of the larger spaces, the height of a control, and the gap between two questions. */
export const densities = {
  dense: { scale: '0.85', control: '2.875rem', gap: '2.25rem' },
  medium: { scale: '1', control: '3.125rem', gap: '3rem' },
  wide: { scale: '1.15', control: '3.5rem', gap: '3.5rem' },
} as const satisfies Record<
  string,
  { readonly scale: string; readonly control: string; readonly gap: string }
>;

/** Weight, weight below the first level, letter spacing and relative size: thin letters need more size to be as strong. None is thinner than text. */
export const headings = {
  light: { weight: '400', lesser: '500', tracking: '-0.01em', scale: '1.14' },
  regular: { weight: '500', lesser: '600', tracking: '-0.02em', scale: '1.06' },
  medium: { weight: '600', lesser: '600', tracking: '-0.005em', scale: '1' },
  bold: { weight: '700', lesser: '700', tracking: '0', scale: '1' },
  heavy: { weight: '850', lesser: '800', tracking: '-0.02em', scale: '1.05' },
} as const satisfies Record<
  string,
  { readonly weight: string; readonly lesser: string; readonly tracking: string; readonly scale: string }
>;

/** The ground under the picture of the vehicle: a pale tint of the brand, the white of a card, or the full colour of the brand. */
export const grounds = ['tint', 'plain', 'deep'] as const;

/** How a drawing is made, and where it is. */
export const families = ['line', 'flat', 'geometric'] as const;
export const landscapes = ['hills', 'mountains', 'city', 'coast'] as const;

export type PictureFamily = (typeof families)[number];
export type Landscape = (typeof landscapes)[number];
