import { createStore, type StoreApi } from 'zustand/vanilla';
import { explainSubject, type RecordedWalk } from '../../../analysis/index.ts';
import type { ChangeRequest, Journey, Walk } from '../../../engine/index.ts';
import { listOpenDrafts } from '../../../wizard/draft/openDrafts.ts';
import type { FrameOrder, FrameReport } from '../../model/FrameMessage.ts';
import { describeStand } from './describeStand.ts';
import { findDrawnWord } from './findDrawnWord.ts';
import { compute, judge } from './judgeOrders.ts';
import { markSelection } from './markSelection.ts';
import { prepare } from './prepare.ts';
import type { Preparation, ShowOrder } from './Preparation.ts';
import { recordPreview } from './recordPreview.ts';
import { watchPicks } from './watchPicks.ts';

/** A step to go to; `count` tells two orders for the same step apart. */
interface Destination {
  readonly step: string | null;
  readonly count: number;
}

export type Frame = ReturnType<typeof createFrame>;

/** The frame of the preview: it obeys the page around it, and tells it where the journey stands. */
export function createFrame(page: Window) {
  const report = (message: FrameReport) => page.parent.postMessage(message, page.location.origin);
  const prepared = createStore<Preparation | null>()(() => null);
  const places = createStore<Destination>()(() => ({ step: null, count: 0 }));
  const picks = createPicks(page.document, prepared, report);
  const explainer = createExplainer(page.document, prepared, report);
  const show = createShow(prepared, report);
  const getSource = () => prepared.getState()?.order.form.source ?? null;

  function obey(order: FrameOrder): void {
    switch (order.kind) {
      case 'show':
        void show(order);
        return;
      case 'explain':
        explainer.explain(order);
        return;
      case 'pick':
        picks.turn(order.what);
        return;
      case 'change':
        dispatch(order.changes.map(({ key, to }) => ({ set: key, to })));
        return;
      case 'addRow':
        dispatch([{ addRow: order.list }]);
        return;
      case 'record':
        void record(prepared.getState()).then((recorded) => report({ kind: 'recorded', recorded }));
        return;
      case 'goTo':
        places.setState(({ count }) => ({ step: order.step, count: count + 1 }), true);
        return;
      case 'judge':
        report(judge(getWalk(), getSource(), order));
        return;
      case 'compute':
        report(compute(getWalk(), getSource(), order));
    }
  }

  return {
    prepared,
    places,
    /** Called with each state of the journey that is drawn. */
    tellStand(journey: Journey): void {
      const now = prepared.getState();
      if (now === null) return;
      report({ kind: 'stands', state: describeStand(journey, now.order.form.version, now.stopped) });
      explainer.explainAgain();
    },
    takePress: createPresses(prepared),
    begin(): void {
      hearOrders(page, obey);
      report({ kind: 'ready' });
    },
  };
}

/** Shows the form of the newest order. */
function createShow(prepared: StoreApi<Preparation | null>, report: (message: FrameReport) => void) {
  let orders = 0;
  return async (order: ShowOrder): Promise<void> => {
    const number = (orders += 1);
    try {
      const next = await prepare(order, prepared.getState());
      // A newer order came meanwhile.
      if (number === orders) prepared.setState(next, true);
    } catch (error) {
      report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** Tells once for each order whether "Weiter" shall be pressed. */
function createPresses(prepared: StoreApi<Preparation | null>) {
  let presses = 0;
  return (): boolean => {
    const wanted = prepared.getState()?.order.presses ?? 0;
    const isNew = wanted > presses;
    presses = wanted;
    return isNew;
  };
}

function createPicks(
  document: Document,
  prepared: StoreApi<Preparation | null>,
  report: (message: FrameReport) => void,
) {
  return watchPicks(document, {
    pickQuestion: (path, row) => report({ kind: 'picked', path, row }),
    pickWord(element) {
      const word = findDrawnWord(element, prepared.getState()?.drawn ?? new Map(), getCurrentStep());
      if (word) report({ kind: 'pickedWord', ...word });
    },
  });
}

/** Explains what is selected, as it stands in the preview. Explaining tries many answers, so it waits until the page is drawn. */
function createExplainer(
  document: Document,
  prepared: StoreApi<Preparation | null>,
  report: (message: FrameReport) => void,
) {
  let asked: Pick<Extract<FrameOrder, { readonly kind: 'explain' }>, 'subject' | 'row'> = {
    subject: null,
    row: 0,
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    explain(next: typeof asked): void {
      asked = next;
      explainAgain();
    },
    explainAgain,
  };

  function explainAgain(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const walk = listOpenDrafts()[0]?.getState().walk;
      const { subject, row } = asked;
      markSelection(document, subject, row);
      if (subject === null || !walk) return;
      report({
        kind: 'explained',
        subject,
        row,
        explanation: explainIn(walk, { subject, row }, prepared.getState()),
      });
    });
  }
}

function getWalk(): Walk | null {
  return listOpenDrafts()[0]?.getState().walk ?? null;
}

async function record(prepared: Preparation | null): Promise<RecordedWalk | null> {
  const journey = listOpenDrafts()[0]?.getState();
  return prepared && journey ? recordPreview(prepared, journey) : null;
}

function getCurrentStep(): string | null {
  const at = listOpenDrafts()[0]?.getState().at;
  return at?.kind === 'step' ? at.step : null;
}

/** Listens to the page around the frame alone. */
function hearOrders(page: Window, obey: (order: FrameOrder) => void): void {
  page.addEventListener('message', ({ origin, source, data }: MessageEvent<FrameOrder>) => {
    if (origin === page.location.origin && source === page.parent) obey(data);
  });
}

function dispatch(requests: readonly ChangeRequest[]): void {
  listOpenDrafts()[0]?.dispatch({ kind: 'changed', requests });
}

function explainIn(
  walk: Walk,
  { subject, row }: { readonly subject: string; readonly row: number },
  prepared: Preparation | null,
) {
  const texts = prepared?.order.form.texts ?? {};
  const nameOf = (path: string) => {
    const label = ['label', 'legend', 'title'].map((part) => texts[`${path}.${part}`]).find(Boolean);
    return label === undefined ? path : `„${label}“`;
  };
  const list = walk.wizard.nodes.find(({ kind, path }) => kind === 'list' && subject.startsWith(`${path}.`));
  const place = list ? subject.replace(`${list.path}.`, `${list.path}.${row}.`) : subject;
  return explainSubject(walk, place, nameOf);
}
