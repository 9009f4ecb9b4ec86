import type { ChosenReply, Situation } from './Situation.ts';

/** The part of the page that the address keeps: the selection, the situation and the look of the preview. */
export interface Place {
  /** Null: the list of forms. */
  readonly form: string | null;
  /** A step, a question, or an option as `<question>=<code>`; null: the form as a whole. */
  readonly subject: string | null;
  /** The revision that everything is compared with; null: nothing is reviewed. */
  readonly since: string | null;
  readonly pane: Pane;
  /** The file of the pane of files; null: the first. */
  readonly file: string | null;
  readonly situation: Situation;
  readonly view: View;
}

/** The views of the middle: the selection, all texts, named values, the answers of servers, the tables, and the files. */
export const panes = ['selection', 'words', 'values', 'replies', 'tables', 'files'] as const;
export type Pane = (typeof panes)[number];

export interface View {
  readonly width: Width;
  readonly isDark: boolean;
}

/** Widths of a phone, a tablet and a desk. */
export const widths = [360, 768, 1280] as const;
type Width = (typeof widths)[number];

/** Half past ten: a time at which nothing special is the case. */
const usualTime = '10:30';

/** The situation that a form begins with. */
export function createSituation(form: string): Situation {
  return {
    form,
    brand: null,
    account: null,
    policy: null,
    day: null,
    time: usualTime,
    switches: {},
    flow: null,
    until: null,
    reply: null,
  };
}

/** Reads a place from the query of an address. Unknown and missing parts are as usual. */
export function readAddress(query: string): Place {
  const asked = new URLSearchParams(query);
  const form = asked.get('form');
  const day = asked.get('day');
  const time = asked.get('time') ?? '';
  const flow = Number(asked.get('flow') ?? 'none');
  return {
    form,
    subject: asked.get('at'),
    since: form === null ? asked.get('review') : null,
    pane: panes.find((pane) => pane === asked.get('pane')) ?? panes[0],
    file: asked.get('file'),
    situation: {
      ...createSituation(form ?? ''),
      brand: asked.get('brand'),
      account: asked.get('account'),
      policy: asked.get('policy'),
      day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
      ...(/^\d{2}:\d{2}$/.test(time) && { time }),
      switches: readSwitches(asked.getAll('switch')),
      flow: Number.isInteger(flow) && flow >= 0 ? flow : null,
      until: asked.get('until'),
      reply: readReply(asked.get('reply')),
    },
    view: {
      width: widths.find((width) => String(width) === asked.get('width')) ?? widths[0],
      isDark: asked.get('dark') !== null,
    },
  };
}

/** Writes a place as a query, without what is as usual. */
export function writeAddress({ form, subject, since, pane, file, situation, view }: Place): string {
  if (form === null) return since === null ? '' : `?${new URLSearchParams({ review: since })}`;
  const usual = createSituation(form);
  const { flow, reply, switches } = situation;
  const parts: readonly (readonly [name: string, value: string | null])[] = [
    ['form', form],
    ['at', subject],
    ['pane', pane === panes[0] ? null : pane],
    ['file', pane === 'files' ? file : null],
    ...(['brand', 'account', 'policy', 'day', 'time', 'until'] as const).map(
      (name) => [name, situation[name] === usual[name] ? null : situation[name]] as const,
    ),
    ['flow', flow === null ? null : String(flow)],
    ...Object.entries(switches).map(([fact, isOn]) => ['switch', `${fact}:${isOn}`] as const),
    [
      'reply',
      reply === null
        ? null
        : [reply.call, reply.status, ...(reply.code === null ? [] : [reply.code])].join(' '),
    ],
    ['width', view.width === widths[0] ? null : String(view.width)],
    ['dark', view.isDark ? '1' : null],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of parts) if (value !== null) query.append(name, value);
  return `?${query}`;
}

function readSwitches(written: readonly string[]): Situation['switches'] {
  return Object.fromEntries(
    written.flatMap((one) => {
      const [, fact, isOn] = /^([\w.]+):(true|false)$/.exec(one) ?? [];
      return fact === undefined ? [] : [[fact, isOn === 'true']];
    }),
  );
}

function readReply(written: string | null): ChosenReply | null {
  const [call = '', status, code] = written?.split(' ') ?? [];
  return status === undefined ? null : { call, status, code: code ?? null };
}
