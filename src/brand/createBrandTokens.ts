import type { Brand } from './Brand.ts';
import { calculateContrast, toHex, type Oklch, toOklch } from './color.ts';

type Scheme = 'light' | 'dark';

/** The colours of the portal by role. As CSS custom properties: `--color-<role>`. */
export type ColorRole =
  | 'page'
  | 'surface'
  | 'sunken'
  | 'pattern'
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
  | 'shade'
  | 'deep'
  | 'on-deep'
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
 * Derives all colours of a brand from its two seeds, for both schemes. Lightness is moved until the contrast goals are met, so that no
 * brand is unreadable: text 7:1 on every surface; secondary, brand and message text 4.6:1; borders, focus and fills 3:1.
 * @public
 */
export function createBrandTokens(brand: Pick<Brand, 'colors'>): Readonly<Record<Scheme, Tokens>> {
  return { light: createSchemeTokens(brand, 'light'), dark: createSchemeTokens(brand, 'dark') };
}

function createSchemeTokens({ colors }: Pick<Brand, 'colors'>, scheme: Scheme): Tokens {
  const palette = createPalette(colors, scheme);
  const grounds = createBackgrounds(palette);
  const messages = createMessageTokens(palette, Object.values(grounds));

  return {
    ...grounds,
    ...messages,
    ...createActionTokens(palette, Object.values(grounds)),
    ...createTextTokens(palette, grounds, [
      ...Object.values(grounds),
      messages['success-surface'],
      messages['warning-surface'],
      messages['error-surface'],
      messages['info-surface'],
    ]),
  };
}

/** The seeds and tools from which the colours of one scheme are made. */
interface Palette {
  readonly isLight: boolean;
  readonly primary: Oklch;
  /** A grey with the tint of the brand. */
  readonly grey: (l: number, most?: number) => string;
  /** Moves the colour away from the ground in steps until it reaches the contrast `ratio` on all colours of `against`. */
  readonly readable: (color: Oklch, ratio: number, against: readonly string[]) => string;
  readonly readableGrey: (l: number, ratio: number, against: readonly string[]) => string;
}

function createPalette(colors: Brand['colors'], scheme: Scheme): Palette {
  const isLight = scheme === 'light';
  const neutral = toOklch(colors.neutral);

  function readable(color: Oklch, ratio: number, against: readonly string[]): string {
    let l = color.l;
    while (l > 0 && l < 1) {
      const hex = toHex({ ...color, l });
      if (against.every((ground) => calculateContrast(hex, ground) >= ratio)) return hex;
      l += isLight ? -0.005 : 0.005;
    }
    return isLight ? '#000000' : '#ffffff';
  }

  return {
    isLight,
    primary: toOklch(colors.primary),
    grey: (l, most = 0.012) => toHex({ l, c: Math.min(neutral.c * 0.4, most), h: neutral.h }),
    readable,
    readableGrey: (l, ratio, against) =>
      readable({ l, c: Math.min(neutral.c * 0.5, 0.018), h: neutral.h }, ratio, against),
  };
}

type Backgrounds = Pick<Tokens, 'page' | 'surface' | 'sunken' | 'raised' | 'brand-surface' | 'pattern'>;

/** Creates all backgrounds of text, except for those of messages. */
function createBackgrounds({ isLight, primary, grey }: Palette): Backgrounds {
  return {
    page: isLight ? grey(0.972, 0.008) : grey(0.17),
    surface: isLight ? '#ffffff' : grey(0.24),
    sunken: isLight ? grey(0.945, 0.01) : grey(0.285),
    raised: isLight ? '#ffffff' : grey(0.27),
    'brand-surface': toHex({
      l: isLight ? 0.955 : 0.305,
      c: Math.min(primary.c, isLight ? 0.025 : 0.045),
      h: primary.h,
    }),
    pattern: toHex({ l: isLight ? 0.93 : 0.225, c: Math.min(primary.c, 0.035), h: primary.h }),
  };
}

type MessageTokens = Pick<Tokens, Message | `${Message}-surface` | `${Message}-border`>;

function createMessageTokens({ isLight, readable }: Palette, grounds: readonly string[]): MessageTokens {
  function message(name: Message) {
    const { h, c } = messageHues[name];
    const ground = toHex({ l: isLight ? 0.962 : 0.29, c: isLight ? 0.022 : 0.04, h });
    return {
      text: readable({ l: isLight ? 0.5 : 0.78, c, h }, 4.6, [...grounds, ground]),
      surface: ground,
      border: readable({ l: isLight ? 0.62 : 0.6, c, h }, 3.1, [...grounds, ground]),
    };
  }
  const success = message('success');
  const warning = message('warning');
  const error = message('error');
  const info = message('info');

  return {
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

type ActionTokens = Pick<
  Tokens,
  | 'brand'
  | 'brand-hover'
  | 'on-brand'
  | 'brand-text'
  | 'blocked'
  | 'on-blocked'
  | 'scrim'
  | 'shadow'
  | 'shade'
  | 'deep'
  | 'on-deep'
>;

/** Creates the colours of active and disabled controls, and of layers above the page. */
function createActionTokens(
  { isLight, primary, grey, readable, readableGrey }: Palette,
  grounds: readonly string[],
): ActionTokens {
  const fill = isLight
    ? readable(primary, 4.6, ['#ffffff', ...grounds])
    : readable({ ...primary, l: 0.76 }, 4.6, grounds);
  const blocked = isLight ? grey(0.89) : grey(0.34);
  const deep = isLight ? fill : toHex({ l: 0.33, c: Math.min(primary.c, 0.09), h: primary.h });

  return {
    brand: fill,
    'brand-hover': toHex({ ...toOklch(fill), l: toOklch(fill).l + (isLight ? -0.06 : 0.05) }),
    'on-brand': isLight ? '#ffffff' : toHex({ l: 0.17, c: Math.min(primary.c, 0.04), h: primary.h }),
    'brand-text': readable({ ...primary, l: isLight ? primary.l : 0.78 }, 4.6, grounds),
    blocked,
    'on-blocked': readableGrey(isLight ? 0.42 : 0.84, 4.6, [blocked]),
    scrim: isLight ? '#1c1f2499' : '#000000b3',
    shadow: isLight ? '#1c1f2426' : '#00000080',
    shade: isLight ? '#1c1f241a' : '#00000066',
    deep,
    'on-deep': '#ffffff',
  };
}

type TextTokens = Pick<Tokens, 'text' | 'text-secondary' | 'border' | 'border-strong' | 'line' | 'focus'>;

/** Creates the colours of text, lines and the focus. `everywhere` holds the backgrounds, with those of messages. */
function createTextTokens(palette: Palette, grounds: Backgrounds, everywhere: readonly string[]): TextTokens {
  const { isLight, primary, grey, readable, readableGrey } = palette;
  const plain = Object.values(grounds);

  return {
    text: readableGrey(isLight ? 0.26 : 0.93, 7.1, everywhere),
    'text-secondary': readableGrey(isLight ? 0.47 : 0.76, 4.6, everywhere),
    border: readableGrey(isLight ? 0.64 : 0.55, 3.1, plain),
    'border-strong': readableGrey(isLight ? 0.45 : 0.75, 4.6, plain),
    line: isLight ? grey(0.9) : grey(0.41),
    focus: readable({ ...primary, l: isLight ? Math.min(primary.l, 0.5) : 0.82 }, 4.6, everywhere),
  };
}
