import { type Operation, operations } from '../../protocol/index.ts';
import { createFamily, type Family } from './createFamily.ts';
import type { LogEntry } from '../http/LogEntry.ts';
import type { CountedNames } from '../../delivery/server/index.ts';

type RequestEntry = Extract<LogEntry, { readonly event: 'request' }>;

/** Current values by the names under which they are shown. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly value: number }>>;

export interface Metrics {
  /** Counts entries of the log, so that metrics contain no more than the log may. */
  readonly count: (entry: LogEntry) => void;
  /** Counts a page or an event whose counting the customer has allowed. */
  readonly countUse: (kind: 'page' | 'event', name: string) => void;
  /** Returns all counts since the start, and `gauges`, in the text format of Prometheus. */
  readonly text: (gauges: Gauges) => string;
}

/** Upper bounds of a histogram in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

const operationIds: ReadonlySet<string> = new Set(Object.keys(operations));

const names: ReadonlyMap<string, string> = new Map(
  Object.values<Operation>(operations).map(({ id, method, path }) => [`${method} ${path}`, id]),
);

/**
 * Creates counters for operators, without data that identifies a person, an account or a request. Of names that browsers send, only those in
 * `counted` and of operations are counted.
 */
export function createMetrics(counted: CountedNames): Metrics {
  const requests = createFamily('portal_requests_total', 'Requests by operation and status.');
  const durations = createFamily('portal_request_seconds', 'How long requests took.', 'histogram');
  const outcomes = createFamily(
    'portal_form_answers_total',
    'Answers to the calls of forms, by form, step and outcome.',
  );
  const errors = createFamily('portal_errors_total', 'Errors in the log, by name and reason.');
  const mails = createFamily('portal_mail_failures_total', 'Failed attempts to deliver a mail, by reason.');
  const uses = createFamily('portal_uses_total', 'Pages and events, of those who allow to be counted.');
  const useNames = { page: counted.pages, event: operationIds } as const;
  const families = [requests, durations, outcomes, errors, mails, uses];

  return {
    count(entry) {
      switch (entry.event) {
        case 'request':
          requests.add({ operation: findOperationName(entry), status: String(entry.status) });
          countDuration(durations, findOperationName(entry), entry.milliseconds / 1000);
          if (counted.formSteps.has(entry.step ?? '')) countOutcome(outcomes, entry);
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
    countUse(kind, name) {
      if (useNames[kind].has(name)) uses.add({ kind, name });
    },
    text(gauges) {
      const shown = Object.entries(gauges).map(
        ([name, { help, value }]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
      );
      return [...families.map((family) => family.text()), ...shown].join('');
    },
  };
}

/** Returns the id of a request's operation; for other requests, the template of the path. */
function findOperationName({ method, route }: RequestEntry): string {
  return names.get(`${method} ${route}`) ?? route;
}

function countDuration(durations: Family, operation: string, seconds: number): void {
  for (const bucket of buckets) {
    durations.add({ operation, le: String(bucket) }, seconds <= bucket ? 1 : 0, '_bucket');
  }
  durations.add({ operation, le: '+Inf' }, 1, '_bucket');
  durations.add({ operation }, seconds, '_sum');
  durations.add({ operation }, 1, '_count');
}

/** Counts outcomes of form steps, of signed-in customers only: the header of a stranger is not trusted. */
function countOutcome(outcomes: Family, { step, status, code }: RequestEntry): void {
  if (step === undefined || status === 401 || status === 429) return;
  const [form = '', name = ''] = step.split('/');
  outcomes.add({ form, step: name, outcome: code ?? String(status) });
}
