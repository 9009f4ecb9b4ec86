import type { Brand } from './Brand.ts';
import { contrastOf, hexOf, type Oklch, oklchOf } from './color.ts';

export type Scheme = 'light' | 'dark';

/** Every colour there is, by role. As CSS custom properties: `--color-<role>`. */
export type ColorRole =
  | 'page'
  | 'surface'
  | 'sunken'
  | 'raised'
  | 'text'
  | 'text-secondary'
  | 'border'
  | 'border-strong'
  | 'line'
  | 'brand'
  | 'brand-hover'
  | 'on-brand'
  | 'brand-text'
  | 'brand-surface'
  | 'focus'
  | 'blocked'
  | 'on-blocked'
  | 'scrim'
  | 'shadow'
  | `${Message}`
  | `${Message}-surface`
  | `${Message}-border`;

export type Message = 'success' | 'warning' | 'error' | 'info';
export type Tokens = Readonly<Record<ColorRole, string>>;

const messageHues: Readonly<Record<Message, { readonly h: number; readonly c: number }>> = {
  success: { h: 150, c: 0.13 },
  warning: { h: 70, c: 0.12 },
  error: { h: 27, c: 0.18 },
  info: { h: 245, c: 0.1 },
};

/**
 * All colours of a brand for both schemes, derived from its two seeds. Lightness is moved until the contrast goals hold, so a brand
 * cannot be made unreadable: text 7:1 on every surface; secondary, brand and message text 4.6:1; borders, focus and fills 3:1.
 */
export function brandTokens(brand: Pick<Brand, 'colors'>): Readonly<Record<Scheme, Tokens>> {
  return { light: tokensOf(brand, 'light'), dark: tokensOf(brand, 'dark') };
}

function tokensOf({ colors }: Pick<Brand, 'colors'>, scheme: Scheme): Tokens {
  const isLight = scheme === 'light';
  const primary = oklchOf(colors.primary);
  const neutral = oklchOf(colors.neutral);
  /** A grey of the brand's tint. */
  const grey = (l: number, most = 0.012): string =>
    hexOf({ l, c: Math.min(neutral.c * 0.4, most), h: neutral.h });

  const page = isLight ? grey(0.972, 0.008) : grey(0.185);
  const surface = isLight ? '#ffffff' : grey(0.228);
  const sunken = isLight ? grey(0.945, 0.01) : grey(0.27);
  const raised = isLight ? '#ffffff' : grey(0.255);
  const brandSurface = hexOf({
    l: isLight ? 0.955 : 0.29,
    c: Math.min(primary.c, isLight ? 0.025 : 0.045),
    h: primary.h,
  });
  const plain = [page, surface, sunken, raised];
  const grounds = [...plain, brandSurface];

  /** The colour, moved away from the ground in steps until it reaches `ratio` on all of `against`. */
  function readable(color: Oklch, ratio: number, against: readonly string[]): string {
    let l = color.l;
    while (l > 0 && l < 1) {
      const hex = hexOf({ ...color, l });
      if (against.every((ground) => contrastOf(hex, ground) >= ratio)) return hex;
      l += isLight ? -0.005 : 0.005;
    }
    return isLight ? '#000000' : '#ffffff';
  }
  const greyReadable = (l: number, ratio: number, against: readonly string[]): string =>
    readable({ l, c: Math.min(neutral.c * 0.5, 0.018), h: neutral.h }, ratio, against);

  const brandText = readable({ ...primary, l: isLight ? primary.l : 0.78 }, 4.6, grounds);
  const fill = isLight
    ? readable(primary, 4.6, ['#ffffff', ...grounds])
    : readable({ ...primary, l: 0.76 }, 4.6, grounds);
  const onBrand = isLight ? '#ffffff' : hexOf({ l: 0.17, c: Math.min(primary.c, 0.04), h: primary.h });
  const fillHover = hexOf({ ...oklchOf(fill), l: oklchOf(fill).l + (isLight ? -0.06 : 0.05) });

  function message(name: Message) {
    const { h, c } = messageHues[name];
    const ground = hexOf({ l: isLight ? 0.962 : 0.275, c: isLight ? 0.022 : 0.04, h });
    return {
      text: readable({ l: isLight ? 0.5 : 0.78, c, h }, 4.6, [...grounds, ground]),
      surface: ground,
      border: readable({ l: isLight ? 0.62 : 0.6, c, h }, 3.1, [...grounds, ground]),
    };
  }
  const [success, warning, error, info] = [
    message('success'),
    message('warning'),
    message('error'),
    message('info'),
  ];
  const messageSurfaces = [success.surface, warning.surface, error.surface, info.surface];

  return {
    page,
    surface,
    sunken,
    raised,
    text: greyReadable(isLight ? 0.26 : 0.93, 7.1, [...grounds, ...messageSurfaces]),
    'text-secondary': greyReadable(isLight ? 0.47 : 0.76, 4.6, [...grounds, ...messageSurfaces]),
    border: greyReadable(isLight ? 0.64 : 0.55, 3.1, grounds),
    'border-strong': greyReadable(isLight ? 0.45 : 0.75, 4.6, grounds),
    line: isLight ? grey(0.9) : grey(0.35),
    brand: fill,
    'brand-hover': fillHover,
    'on-brand': onBrand,
    'brand-text': brandText,
    'brand-surface': brandSurface,
    focus: readable({ ...primary, l: isLight ? Math.min(primary.l, 0.5) : 0.82 }, 4.6, [
      ...grounds,
      ...messageSurfaces,
    ]),
    blocked: isLight ? grey(0.89) : grey(0.34),
    'on-blocked': greyReadable(isLight ? 0.42 : 0.84, 4.6, [isLight ? grey(0.89) : grey(0.34)]),
    scrim: isLight ? '#1c1f2499' : '#000000b3',
    shadow: isLight ? '#1c1f2426' : '#00000080',
    success: success.text,
    'success-surface': success.surface,
    'success-border': success.border,
    warning: warning.text,
    'warning-surface': warning.surface,
    'warning-border': warning.border,
    error: error.text,
    'error-surface': error.surface,
    'error-border': error.border,
    info: info.text,
    'info-surface': info.surface,
    'info-border': info.border,
  };
}
