import type { Brand } from './Brand.ts';
import { createBrandTokens, type Tokens } from './createBrandTokens.ts';
import { writePattern } from './lookPatterns.ts';
import { corners, densities, edges, headings, type PictureFamily } from './lookTables.ts';

type Properties = Readonly<Record<string, string>>;

/** CSS custom properties by name (`--color-text`): those of both schemes, and those of each. */
export interface BrandProperties {
  readonly both: Properties;
  readonly light: Properties;
  readonly dark: Properties;
}

/** Creates all CSS custom properties of a brand: colours from its seeds, shapes from its look. @public */
export function createBrandProperties(brand: Pick<Brand, 'colors' | 'look'>): BrandProperties {
  const { light, dark } = createBrandTokens(brand);
  return {
    both: createShapeProperties(brand.look),
    light: createSchemeProperties(brand.look, light, 'day'),
    dark: createSchemeProperties(brand.look, dark, 'night'),
  };
}

function createShapeProperties(look: Brand['look']): Properties {
  const corner = corners[look.corners];
  const edge = edges[look.edge];
  const density = densities[look.density];
  const heading = headings[look.headings];
  const isFramed = look.edge === 'frame' || look.ground === 'plain';
  return {
    '--radius': corner.control,
    '--radius-button': corner.button,
    '--radius-card': corner.card,
    '--radius-hero': corner.hero,
    '--radius-sign': corner.sign,
    '--radius-icon': corner.icon,
    '--edge': edge.border,
    '--edge-shadow': edge.shadow,
    '--edge-inset': 'inset' in edge ? edge.inset : '0px',
    // Left of the shadow where a sheet reaches both sides of the window: what stands inside of it.
    '--bleed-shadow': 'inset' in edge ? edge.shadow : 'none',
    '--hero-edge': isFramed ? edge.border : '1px solid transparent',
    '--hero-shadow': isFramed ? edge.shadow : 'none',
    '--hero-ground': `var(--color-${look.ground === 'plain' ? 'surface' : 'brand-surface'})`,
    '--hero-strip': strips[look.pictures],
    '--density': density.scale,
    '--control-height': density.control,
    '--question-gap': density.gap,
    '--heading-weight': heading.weight,
    '--heading-weight-lesser': heading.lesser,
    '--heading-tracking': heading.tracking,
    '--heading-scale': heading.scale,
    ...deepInks,
    '--ink-1': 'var(--color-brand-surface)',
    '--ink-amber': '#e8b04a',
    '--ink-ground': 'var(--color-surface)',
  };
}

/** The ground that vehicles stand on, in the manner of their family: 1.25rem of it, and what lies below where there is room. */
const strips: Readonly<Record<PictureFamily, string>> = {
  flat: 'var(--ink-2)',
  line: 'linear-gradient(var(--color-brand), var(--color-brand)) 0 0 / 100% 3px no-repeat',
  geometric:
    'linear-gradient(90deg, var(--ink-amber) 50%, transparent 0) 0 0.5625rem / 5rem 3px repeat-x, linear-gradient(var(--ink-5) 1.25rem, var(--ink-2) 0)',
};

/** The same for drawings on the full colour of the brand, where it is always night. */
const deepInks: Properties = {
  '--deep-strip': mixDeep(45, '#000'),
  '--deep-ink-1': mixDeep(70, '#000'),
  '--deep-ink-2': mixDeep(75, '#fff'),
  '--deep-ink-3': mixDeep(82, '#000'),
  '--deep-ink-far': mixDeep(60, '#fff'),
  '--deep-ink-4': mixDeep(22, '#fff'),
  '--deep-ink-5': mixDeep(40, '#000'),
};

/** Parts of the brand's colour in drawings, from pale to dark. By night everything but the vehicle is dim, and white is moonlight. */
const inks: Readonly<Record<'day' | 'night', Properties>> = {
  day: {
    '--ink-2': mixBrand(28, 'var(--color-surface)'),
    '--ink-3': mixBrand(55, 'var(--color-surface)'),
    '--ink-far': mixBrand(78, 'var(--color-surface)'),
    '--ink-4': 'var(--color-brand)',
    '--ink-5': mixBrand(50, '#000'),
    '--ink-white': '#fff',
  },
  night: {
    '--ink-2': mixBrand(25, 'var(--color-surface)'),
    '--ink-3': mixBrand(36, 'var(--color-surface)'),
    '--ink-far': mixBrand(50, 'var(--color-surface)'),
    '--ink-4': mixBrand(84, '#000'),
    // The brand is light in the dark: tyres are darker than the road.
    '--ink-5': mixBrand(22, '#000'),
    '--ink-white': '#d3d8de',
  },
};

function mixBrand(part: number, other: string): string {
  return `color-mix(in oklab, var(--color-brand) ${part}%, ${other})`;
}

function mixDeep(part: number, other: string): string {
  return `color-mix(in oklab, var(--color-deep) ${part}%, ${other})`;
}

function createSchemeProperties(
  { pattern }: Brand['look'],
  tokens: Tokens,
  time: keyof typeof inks,
): Properties {
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([role, color]) => [`--color-${role}`, color])),
    '--pattern': writePattern(pattern, tokens.pattern),
    '--night': time === 'night' ? '1' : '0',
    ...inks[time],
  };
}
