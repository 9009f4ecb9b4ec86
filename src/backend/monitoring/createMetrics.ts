import { type Operation, operations } from '../../protocol/index.ts';
import { createFamily, type Family } from './createFamily.ts';
import type { LogEntry } from '../http/LogEntry.ts';
import { settings } from '../settings/settings.ts';

type RequestEntry = Extract<LogEntry, { readonly event: 'request' }>;

/** A figure of this moment, by the name under which it is shown. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly value: number }>>;

export interface Metrics {
  /** Counts what the log is told: nothing is counted that it may not say. */
  readonly count: (entry: LogEntry) => void;
  /** Counts a page or an event that somebody allowed to be counted. */
  readonly countUse: (kind: 'page' | 'event', name: string) => void;
  /** Everything counted since the start, and `gauges`, in the text format of Prometheus. */
  readonly text: (gauges: Gauges) => string;
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

const names: ReadonlyMap<string, string> = new Map(
  Object.values<Operation>(operations).map(({ id, method, path }) => [`${method} ${path}`, id]),
);

/** Counts for operation, without anything that names a person, an account or a request. */
export function createMetrics(): Metrics {
  const requests = createFamily('portal_requests_total', 'Requests by operation and status.');
  const durations = createFamily('portal_request_seconds', 'How long requests took.', 'histogram');
  const outcomes = createFamily(
    'portal_form_answers_total',
    'Answers to the calls of forms, by form, step and outcome.',
    'counter',
    settings.monitoring.figuresFromBrowsers,
  );
  const errors = createFamily('portal_errors_total', 'Errors in the log, by name and reason.');
  const mails = createFamily('portal_mail_failures_total', 'Failed attempts to deliver a mail, by reason.');
  const uses = createFamily(
    'portal_uses_total',
    'Pages and events, of those who allow to be counted.',
    'counter',
    settings.monitoring.figuresFromBrowsers,
  );
  const families = [requests, durations, outcomes, errors, mails, uses];

  return {
    count(entry) {
      switch (entry.event) {
        case 'request':
          requests.add({ operation: findOperationName(entry), status: String(entry.status) });
          measure(durations, findOperationName(entry), entry.milliseconds / 1000);
          countOutcome(outcomes, entry);
          break;
        case 'error':
          errors.add({ name: entry.name, reason: entry.reason ?? '' });
          break;
        case 'mailFailed':
          mails.add({ reason: entry.name });
          break;
        default:
      }
    },
    countUse: (kind, name) => uses.add({ kind, name }),
    text(gauges) {
      const shown = Object.entries(gauges).map(
        ([name, { help, value }]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
      );
      return [...families.map((family) => family.text()), ...shown].join('');
    },
  };
}

/** Id of an operation of the protocol; of anything else, its template. */
function findOperationName({ method, route }: RequestEntry): string {
  return names.get(`${method} ${route}`) ?? route;
}

function measure(durations: Family, operation: string, seconds: number): void {
  for (const bucket of buckets) {
    durations.add({ operation, le: String(bucket) }, seconds <= bucket ? 1 : 0, '_bucket');
  }
  durations.add({ operation, le: '+Inf' }, 1, '_bucket');
  durations.add({ operation }, seconds, '_sum');
  durations.add({ operation }, 1, '_count');
}

/** Of those who are signed in: the word of anybody else is worth nothing. */
function countOutcome(outcomes: Family, { step, status, code }: RequestEntry): void {
  if (step === undefined || status === 401 || status === 429) return;
  const [form = '', name = ''] = step.split('/');
  outcomes.add({ form, step: name, outcome: code ?? String(status) });
}
