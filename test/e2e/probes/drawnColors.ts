declare global {
  interface Window {
    /** The global object of `drawnColors`. */
    drawnColors?: DrawnColors;
  }
}

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** Functions about colours for probes. A colour is a computed value in any notation. */
interface DrawnColors {
  /** Returns true for a fully transparent colour. */
  readonly isClear: (color: string) => boolean;
  /** Returns the colour at a point of the window; null outside of it. */
  readonly at: (x: number, y: number) => string | null;
  /** Returns the colour behind the texts and lines of an element. */
  readonly under: (element: Element) => string;
  /** Returns the contrast of a colour on another one, from 1 to 21, after blending transparency. */
  readonly contrast: (color: string, ground: string) => number;
}

/** Runs in the page, once, before probes that ask about colours. */
export function drawnColors(): void {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Pixel>();
  const pixelOf = (color: string): Pixel => {
    const pixel = known.get(color) ?? drawn(color);
    known.set(color, pixel);
    return pixel;
  };
  function drawn(color: string): Pixel {
    if (context === null) throw new Error('There is nothing to draw on.');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  const layered = (upper: string, lower: string): string => {
    const [one, other] = [pixelOf(upper), pixelOf(lower)];
    const alpha = one[3] + other[3] * (1 - one[3]);
    if (alpha === 0) return 'rgb(0 0 0 / 0)';
    const mix = (at: 0 | 1 | 2) => (one[at] * one[3] + other[at] * other[3] * (1 - one[3])) / alpha;
    return `rgb(${mix(0)} ${mix(1)} ${mix(2)} / ${alpha})`;
  };
  const grounds = (elements: readonly Element[]): string =>
    layered(
      elements.map((element) => getComputedStyle(element).backgroundColor).reduce(layered, 'rgb(0 0 0 / 0)'),
      'rgb(255 255 255)',
    );
  const luminance = (color: string): number => {
    const [red, green, blue] = pixelOf(color);
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  window.drawnColors = {
    isClear: (color) => color === 'none' || pixelOf(color)[3] === 0,
    at(x, y) {
      const hit = document.elementsFromPoint(x, y);
      return hit.length === 0 ? null : grounds(hit);
    },
    under(element) {
      const above: Element[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) above.push(at);
      return grounds(above);
    },
    contrast(color, ground) {
      const [dark = 0, light = 0] = [luminance(layered(color, ground)), luminance(ground)].toSorted(
        (one, other) => one - other,
      );
      return (light + 0.05) / (dark + 0.05);
    },
  };
}
