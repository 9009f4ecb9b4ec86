/** A colour in OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. Equal lightness looks equally light, unlike in sRGB and HSL. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGammaEncoded = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

function toLinearRgb(hex: string): Triple {
  const part = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);

  return [part(1), part(3), part(5)];
}

/** Converts a colour `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinearRgb(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;

  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

function toRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;

  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isInGamut = (rgb: Triple): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

/** Converts a colour to `#rrggbb`. Where the screen has no such colour, chroma is reduced; lightness and hue stay. */
export function toHex(color: Oklch): string {
  let chroma = color.c;
  while (chroma > 0 && !isInGamut(toRgb({ ...color, c: chroma }))) chroma -= 0.002;
  const digits = toRgb({ ...color, c: Math.max(chroma, 0) }).map((part) => {
    const byte = Math.round(toGammaEncoded(Math.min(1, Math.max(0, part))) * 255);
    return byte.toString(16).padStart(2, '0');
  });

  return `#${digits.join('')}`;
}

/**
 * Calculates the WCAG 2 contrast of two colours `#rrggbb`, 1..21.
 * @public
 * @example calculateContrast('#000000', '#ffffff') // 21
 */
export function calculateContrast(one: string, other: string): number {
  const calculateLuminance = (hex: string): number => {
    const [r, g, b] = toLinearRgb(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [calculateLuminance(one), calculateLuminance(other)];

  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
