import { settings } from '../settings/settings.ts';

type Labels = Readonly<Record<string, string>>;

/** Metrics of one name that differ in their labels. */
export interface Family {
  /** Adds `amount` (1) to the metric with these labels; `part` is the suffix of its name in a histogram. */
  readonly add: (labels: Labels, amount?: number, part?: string) => void;
  /** Returns the metrics in the text format of Prometheus. */
  readonly text: () => string;
}

/** Creates a family of a limited number of metrics and ignores further ones. */
export function createFamily(name: string, help: string, type: 'counter' | 'histogram' = 'counter'): Family {
  const figures = new Map<string, number>();
  return {
    add(labels, amount = 1, part = '') {
      const key = `${name}${part}${formatLabels(labels)}`;
      const known = figures.get(key);
      if (known === undefined && figures.size >= settings.monitoring.figuresPerFamily) return;
      figures.set(key, (known ?? 0) + amount);
    },
    text() {
      const lines = [...figures].map(([key, figure]) => `${key} ${Number(figure.toFixed(6))}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    },
  };
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
