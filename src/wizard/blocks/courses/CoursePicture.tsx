import type { CoursePoint } from './block.ts';
import classes from './CoursesBlock.module.css';

interface CoursePictureProps {
  readonly points: readonly CoursePoint[];
  readonly names: { readonly first: string; readonly second: string };
}

const view = { width: 640, height: 300, left: 64, right: 24, top: 40, bottom: 44 } as const;
const step = 10;

/** The courses as lines that differ by dash and marker too. A single point is drawn without a line. */
export function CoursePicture({ points, names }: CoursePictureProps) {
  const { width, height, left, right } = view;
  const values = points.flatMap(({ one, other }) => [one, other]);
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const each = (high - low) / step > 6 ? 2 * step : step;
  const x = (index: number) =>
    points.length === 1
      ? (left + width - right) / 2
      : left + 24 + (index * (width - left - right - 48)) / (points.length - 1);
  const y = (value: number) =>
    height - view.bottom - ((value - low) * (height - view.top - view.bottom)) / (high - low);
  const lines = Array.from({ length: Math.floor((high - low) / each) + 1 }, (_, index) => low + index * each);
  const lineOf = (side: 'one' | 'other') =>
    points.map((point, index) => `${x(index)},${y(point[side])}`).join(' ');
  const every = Math.ceil(points.length / 6);
  return (
    <svg className={classes.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {lines.map((value) => (
        <g key={value}>
          <line className={classes.grid} x1={left} x2={width - right} y1={y(value)} y2={y(value)} />
          <text x={left - 10} y={y(value) + 6} textAnchor="end">{`${value}\u00a0%`}</text>
        </g>
      ))}
      {points.map(({ point }, index) =>
        index % every === 0 ? (
          <text key={point} x={x(index)} y={height - 12} textAnchor="middle">
            {point}
          </text>
        ) : null,
      )}
      <polyline className={classes.first} points={lineOf('one')} />
      <polyline className={classes.second} points={lineOf('other')} />
      {points.map(({ point, one, other }, index) => (
        <g key={point}>
          <circle className={classes.firstMark} cx={x(index)} cy={y(one)} r={6} />
          <rect className={classes.secondMark} x={x(index) - 6} y={y(other) - 6} width={12} height={12} />
        </g>
      ))}
      <g aria-hidden>
        <rect className={classes.secondMark} x={left} y={8} width={12} height={12} />
        <text className={classes.secondName} x={left + 20} y={20}>
          {names.second}
        </text>
        <circle className={classes.firstMark} cx={left + 196} cy={14} r={6} />
        <text className={classes.firstName} x={left + 210} y={20}>
          {names.first}
        </text>
      </g>
    </svg>
  );
}
