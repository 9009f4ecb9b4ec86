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
    light: createSchemeProperties(brand.look, light, '0'),
    dark: createSchemeProperties(brand.look, dark, '1'),
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
    ...inks,
  };
}

const paleBrand = 'color-mix(in oklab, var(--color-brand) 28%, var(--color-surface))';

/** The ground that vehicles stand on, in the manner of their family. */
const strips: Readonly<Record<PictureFamily, string>> = {
  flat: paleBrand,
  line: 'linear-gradient(var(--color-brand), var(--color-brand)) 0 0 / 100% 3px no-repeat',
  geometric:
    'linear-gradient(90deg, var(--ink-amber) 50%, transparent 0) 0 55% / 5rem 3px repeat-x, var(--ink-5)',
};

/** Tints of the brand for drawings, from pale to dark. */
const inks: Properties = {
  '--ink-1': 'var(--color-brand-surface)',
  '--ink-2': paleBrand,
  '--ink-3': 'color-mix(in oklab, var(--color-brand) 55%, var(--color-surface))',
  '--ink-4': 'var(--color-brand)',
  '--ink-amber': '#e8b04a',
  '--ink-white': '#fff',
  '--ink-ground': 'var(--color-surface)',
};

/** `night` is 1 where drawings show the night. */
function createSchemeProperties({ pattern }: Brand['look'], tokens: Tokens, night: '0' | '1'): Properties {
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([role, color]) => [`--color-${role}`, color])),
    '--pattern': writePattern(pattern, tokens.pattern),
    '--night': night,
    // The brand is light in the dark: tyres are darker than the road.
    '--ink-5': `color-mix(in oklab, var(--color-brand) ${night === '1' ? '22%' : '50%'}, #000)`,
  };
}
