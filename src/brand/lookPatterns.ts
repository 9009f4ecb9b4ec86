/** A tile of lines or areas, in pixels; `path` as in SVG. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  /** The width of its lines; without, its areas are filled. */
  readonly stroke?: number;
}

const petals = (x: number, y: number, r: number): string =>
  [0, 72, 144, 216, 288]
    .map((angle) => {
      const [cx, cy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
      return circle(x + cx * r * 1.4, y + cy * r * 1.4, r);
    })
    .join('');

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The patterns behind the upper part of a page. */
export const patterns = {
  leaves: {
    width: 120,
    height: 96,
    path: 'M18 62C10 40 30 18 58 16 62 44 44 66 18 62zM84 92C70 86 66 66 78 50 96 58 100 80 84 92z',
  },
  peaks: { width: 64, height: 56, path: 'M0 56L32 0 64 56z', stroke: 2 },
  rings: {
    width: 240,
    height: 240,
    path: [20, 44, 68, 92].map((r) => circle(120, 120, r)).join(''),
    stroke: 3,
  },
  blossoms: { width: 96, height: 96, path: petals(24, 24, 7) + petals(72, 72, 4.5) },
  waves: {
    width: 64,
    height: 40,
    path: 'M0 12c16 0 16-10 32-10s16 10 32 10M0 34c16 0 16-10 32-10s16 10 32 10',
    stroke: 3,
  },
  cubes: {
    width: 72,
    height: 84,
    path: 'M36 2L66 18V52L36 68 6 52V18zM6 18l30 16 30-16M36 34v34',
    stroke: 2.5,
  },
  feathers: {
    width: 112,
    height: 72,
    path: 'M8 14H64A14 14 0 0 1 50 26H22A14 14 0 0 1 8 14zM22 32H58A12 12 0 0 1 46 42H34A12 12 0 0 1 22 32zM64 50H104A10 10 0 0 1 94 60H74A10 10 0 0 1 64 50z',
  },
  shields: {
    width: 72,
    height: 80,
    path: 'M36 6L58 14V34C58 50 48 60 36 66 24 60 14 50 14 34V14zM36 20V52',
    stroke: 3,
  },
} as const satisfies Record<string, Tile>;

/** Writes a pattern in a colour `#rrggbb` as a value of `background-image`; `none` for none. */
export function writePattern(name: keyof typeof patterns | 'none', color: string): string {
  if (name === 'none') return 'none';
  const { width, height, path, stroke }: Tile = patterns[name];
  const ink =
    stroke === undefined ? `fill='${color}'` : `fill='none' stroke='${color}' stroke-width='${stroke}'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><path ${ink} d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
