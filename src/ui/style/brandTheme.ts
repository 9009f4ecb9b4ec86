import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import type { BrandProperties } from '../../brand/index.ts';

const shade = 'var(--color-brand)';
const brandColor: MantineColorsTuple = [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];

/** One set of sizes for all brands; shapes and colours are the brand's (`--radius`, `--color-<role>`), never Mantine's. */
export const theme: MantineThemeOverride = createTheme({
  fontFamily: 'var(--font-family)',
  headings: {
    fontFamily: 'var(--font-family)',
    fontWeight: 'var(--heading-weight-lesser)',
    textWrap: 'balance',
  },
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  radius: {
    xs: 'var(--radius-sign)',
    sm: 'var(--radius)',
    md: 'var(--radius)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-card)',
  },
  defaultRadius: 'md',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-floating)',
    lg: 'var(--shadow-floating)',
    xl: 'var(--shadow-floating)',
  },
  colors: { brand: brandColor },
  primaryColor: 'brand',
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver: resolveVariantColors,
  components: {
    Button: { defaultProps: { size: 'lg', radius: 'var(--radius-button)' } },
    ActionIcon: { defaultProps: { size: '2.75rem', variant: 'subtle' } },
    Popover: { defaultProps: { radius: 'lg', shadow: 'md' } },
    Card: { defaultProps: { radius: 'lg', shadow: 'none' } },
  },
});

/** `filled` is the primary action of a page, `default` every other action, `subtle` and `light` less important ones. */
function resolveVariantColors({
  variant,
  color,
}: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const isDanger = color === 'error';
  const ink = isDanger ? 'var(--color-error)' : 'var(--color-brand-text)';
  const quiet = isDanger ? 'var(--color-error-surface)' : 'var(--color-brand-surface)';
  switch (variant) {
    case 'filled':
      return isDanger
        ? {
            background: 'var(--color-error)',
            hover: 'var(--color-error)',
            color: 'var(--color-surface)',
            border: '1px solid transparent',
          }
        : {
            background: 'var(--color-brand)',
            hover: 'var(--color-brand-hover)',
            color: 'var(--color-on-brand)',
            border: '1px solid transparent',
          };
    case 'light':
      return { background: quiet, hover: quiet, color: ink, border: '1px solid transparent' };
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: quiet, color: ink, border: '1px solid transparent' };
    default:
      return {
        background: 'var(--color-surface)',
        hover: 'var(--color-sunken)',
        color: isDanger ? ink : 'var(--color-text)',
        border: '1px solid var(--color-border)',
      };
  }
}

/** Mantine's own colour variables, expressed in roles: its defaults miss AA on white (experience.md, section 4). */
const mantineColors: Readonly<Record<string, string>> = {
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-bright': 'var(--color-text)',
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-error': 'var(--color-error)',
  '--mantine-color-success': 'var(--color-success)',
  '--mantine-color-placeholder': 'var(--color-text-secondary)',
  '--mantine-color-dimmed': 'var(--color-text-secondary)',
  '--mantine-color-anchor': 'var(--color-brand-text)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-sunken)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-border)',
  '--mantine-color-disabled': 'var(--color-blocked)',
  '--mantine-color-disabled-color': 'var(--color-on-blocked)',
  '--mantine-color-disabled-border': 'var(--color-border)',
  '--mantine-primary-color-contrast': 'var(--color-on-brand)',
  '--mantine-primary-color-filled': 'var(--color-brand)',
  '--mantine-primary-color-filled-hover': 'var(--color-brand-hover)',
  '--mantine-primary-color-light': 'var(--color-brand-surface)',
  '--mantine-primary-color-light-hover': 'var(--color-brand-surface)',
  '--mantine-primary-color-light-color': 'var(--color-brand-text)',
};

/** Passes the custom properties of a brand to the provider. Mantine sets its own by scheme, so they are replaced by scheme. */
export function createVariablesResolver({ both, light, dark }: BrandProperties): CSSVariablesResolver {
  return () => ({
    variables: { ...both },
    light: { ...mantineColors, ...light },
    dark: { ...mantineColors, ...dark },
  });
}
