import type { Shape } from './Drawing.ts';

/** Attributes of a `path` of SVG. A stroke has round ends; the ink is a tint, which the style sheet of the page sets. */
export interface PathAttributes {
  readonly d: string;
  readonly fill: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeOpacity?: number;
  readonly strokeWidth?: number;
  readonly opacity?: string;
}

/** Returns the attributes of a shape; the scheme decides whether shapes of the day or of the night are seen. @public */
export function describeShape({ path, ink, width, opacity, time }: Shape): PathAttributes {
  const color = `var(--ink-${ink})`;
  return {
    d: path,
    ...(width === undefined
      ? { fill: color, ...(opacity === undefined ? {} : { fillOpacity: opacity }) }
      : {
          fill: 'none',
          stroke: color,
          strokeWidth: width,
          ...(opacity === undefined ? {} : { strokeOpacity: opacity }),
        }),
    ...(time === undefined ? {} : { opacity: time === 'night' ? 'var(--night)' : 'calc(1 - var(--night))' }),
  };
}
