import { create } from 'zustand';
import type { Explanation, FlowCase, Judgement, RecordedWalk } from '../../analysis/index.ts';
import {
  createSituation,
  type Pane,
  type Place,
  readAddress,
  type View,
  writeAddress,
} from '../model/address.ts';
import type { EditStacks } from '../model/edits/EditApi.ts';
import type { Computed, FrameOrder, FrameState, Picking } from '../model/FrameMessage.ts';
import type { ChosenReply, Situation } from '../model/Situation.ts';
import type {
  AnalysisKind,
  AnalysisResult,
  FormAnswer,
  KnownCall,
  StartAnswer,
} from '../model/WorkbenchApi.ts';
import { buildWordId, findSubjectOfKey } from '../model/edits/words.ts';
import { say } from './say.ts';

/** The state of the page. The address is its owner for what is selected; the rest comes from the server and from the preview. */
export interface Workbench extends Place {
  readonly start: StartAnswer | null;
  readonly failure: string | null;
  readonly unread: string | null;
  readonly connection: 'wait' | 'on' | 'off';
  readonly opened: FormAnswer | null;
  /** Why the chosen form cannot be opened. */
  readonly refusal: string | null;
  readonly results: ReadonlyMap<string, AnalysisResult>;
  /** Rises when the preview shall begin again. */
  readonly round: number;
  /** Rises when the preview shall press "Weiter" as soon as it is drawn. */
  readonly presses: number;
  /** A counterexample that is played; it stands in no file, so the address does not keep it. */
  readonly play: FlowCase | null;
  readonly stand: FrameState | null;
  /** The position of the row of a list that the page is about. */
  readonly row: number;
  readonly explained: {
    readonly subject: string;
    readonly row: number;
    readonly explanation: Explanation | null;
  } | null;
  /** The last judgement of a condition that is being written, with the question that it answers. */
  readonly judged: { readonly question: string; readonly judgement: Judgement | null } | null;
  /** The last results of values, by the part of the page that asked. */
  readonly computed: Readonly<Record<string, Computed>>;
  readonly frameFailure: string | null;
  /** The walk that may become a flow test; null while nothing is recorded. */
  readonly recorded: RecordedWalk | 'working' | 'nothing' | null;
  /** What a press in the preview selects; null: it presses. */
  readonly picking: Picking;
  /** The text whose field shall be focused; `count` tells two wishes for the same apart. */
  readonly wanted: { readonly id: string; readonly count: number } | null;
  /** The line of a file that shall have the cursor; `count` tells two wishes for the same apart. */
  readonly wantedLine: { readonly file: string; readonly line: number; readonly count: number } | null;
  readonly edits: EditStacks;
  /** What the server last said of undo and redo; empty when it did as asked. */
  readonly refusedUndo: string;
  /** Sends an order to the preview; null before it is there. */
  readonly order: ((order: FrameOrder) => void) | null;
}

export const useWorkbench = create<Workbench>()(() => ({
  ...readAddress(location.search),
  start: null,
  failure: null,
  unread: null,
  connection: 'wait',
  opened: null,
  refusal: null,
  results: new Map(),
  round: 0,
  presses: 0,
  play: null,
  stand: null,
  row: 0,
  explained: null,
  judged: null,
  computed: {},
  frameFailure: null,
  recorded: null,
  picking: null,
  wanted: null,
  wantedLine: null,
  edits: { undo: null, redo: null },
  refusedUndo: '',
  order: null,
}));

const { getState, setState } = useWorkbench;

/** Moves to a place and writes it to the address. `replace`: the back button passes over the place before. */
function go(changes: Partial<Workbench>, replace = false): void {
  setState(changes);
  const address = location.pathname + writeAddress(getState());
  if (address === location.pathname + location.search) return;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}

/** Takes the place of the address, after a load and after the back button. */
export function readPlace(): void {
  const before = getState();
  const place = readAddress(location.search);
  const isOther = place.form !== before.form || place.situation.flow !== before.situation.flow;
  setState({
    ...place,
    ...(place.form !== before.form && { opened: null, stand: null, explained: null, refusal: null }),
    ...(isOther && { round: before.round + 1, play: null }),
  });
}

export function openForm(form: string | null): void {
  if (form === getState().form && getState().since === null) return;
  const { round } = getState();
  go({
    form,
    since: null,
    subject: null,
    pane: 'selection',
    file: null,
    situation: createSituation(form ?? ''),
    opened: null,
    stand: null,
    explained: null,
    refusal: null,
    play: null,
    round: round + 1,
  });
}

/** Compares everything with a revision. */
export function openReview(since: string): void {
  openForm(null);
  go({ since });
}

/** Selects a step or a question. The pane of files stays, and goes to its place there. */
export function select(subject: string | null): void {
  const pane = getState().pane === 'files' ? 'files' : 'selection';
  go({ subject, pane, picking: null });
}

/** Selects what the cursor in a file is in; the back button passes over it. */
export function followCursor(subject: string): void {
  if (subject !== getState().subject) go({ subject }, true);
}

/** Opens a file of the form, at a line where one is known. */
export function openFile(file: string, line: number | null): void {
  const { wantedLine } = getState();
  go({
    pane: 'files',
    file,
    wantedLine: line === null ? null : { file, line, count: (wantedLine?.count ?? 0) + 1 },
  });
}

/** Chooses what the middle shows. */
export function showPane(pane: Pane): void {
  go({ pane });
}

/** Selects what a text belongs to, and asks its field for the focus. A text of all forms stands in the grid alone. */
export function openWord(area: string, key: string): void {
  const { opened, wanted } = getState();
  const subject = opened?.form.id === area ? findSubjectOfKey(opened.form, key) : null;
  go({
    ...(opened?.form.id === area ? { subject, pane: 'selection' } : { pane: 'words' }),
    picking: null,
    wanted: { id: buildWordId(area, key), count: (wanted?.count ?? 0) + 1 },
  });
}

/** Changes the situation; the answers stay. */
export function changeSituation(changes: Partial<Situation>): void {
  go({ situation: { ...getState().situation, ...changes } }, true);
}

/** Plays a flow test up to a step (null: to its end), or begins without answers (null). */
export function playFlow(flow: number | null, until: string | null): void {
  const { situation, round } = getState();
  const usual = { account: null, policy: null, day: null, switches: {} };
  go({ situation: { ...situation, ...usual, flow, until }, play: null, round: round + 1 });
}

/** Plays a counterexample. */
export function playCase(play: FlowCase, subject: string | null): void {
  const { situation, round } = getState();
  const usual = { account: null, policy: null, day: null, switches: {}, flow: null, until: null };
  go({ situation: { ...situation, ...usual }, play, round: round + 1, ...(subject !== null && { subject }) });
}

/** Plays a flow test up to a step, where the server then gives an answer. `isPressed`: the preview presses "Weiter" there. */
export function playReply(reply: ChosenReply, way: KnownCall['way'], isPressed: boolean): void {
  const { situation, round, presses, opened } = getState();
  if (way === null) {
    changeSituation({ reply });
    return;
  }
  const { flow: chosen } = situation;
  const isChosen = chosen !== null && opened?.flows[chosen]?.steps.includes(way.step) === true;
  const flow = isChosen ? chosen : way.flow;
  const usual = isChosen ? {} : { account: null, policy: null, day: null, switches: {} };
  go({
    situation: { ...situation, ...usual, flow, until: way.step, reply },
    play: null,
    round: round + 1,
    presses: isPressed ? presses + 1 : presses,
  });
}

export function beginAgain(): void {
  setState({ round: getState().round + 1 });
}

export function changeView(changes: Partial<View>): void {
  go({ view: { ...getState().view, ...changes } }, true);
}

/** Keeps a light unless a newer answer is known. */
export function keepResult(result: AnalysisResult): void {
  const { results } = getState();
  const key = buildResultKey(result.form, result.kind);
  if ((results.get(key)?.number ?? 0) > result.number) return;
  setState({ results: new Map(results).set(key, result) });
}

function buildResultKey(form: string, kind: AnalysisKind): string {
  return `${kind} ${form}`;
}

export function getResult(
  { results }: Pick<Workbench, 'results'>,
  form: string,
  kind: AnalysisKind,
): AnalysisResult | null {
  return results.get(buildResultKey(form, kind)) ?? null;
}

/** The title of the page: the form, so that two tabs are told apart. */
export function getPageTitle({ start, form }: Pick<Workbench, 'start' | 'form'>): string {
  const title = start?.forms.find(({ id }) => id === form)?.title;
  return title === undefined ? say('name') : say('title', { name: title });
}
