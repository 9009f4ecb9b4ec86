import { useEffect, useRef } from 'react';
import type { FrameOrder, FrameReport } from '../../model/FrameMessage.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { chooseBrand } from '../../model/Situation.ts';
import { openWord, select, useWorkbench } from '../useWorkbench.ts';

const { setState, getState } = useWorkbench;

/** Connects the page with the frame of the preview: orders go in, reports come out. Returns the frame's ref. */
export function useFrame(opened: FormAnswer) {
  const frame = useRef<HTMLIFrameElement>(null);
  const order = useWorkbench((state) => state.order);
  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent<FrameReport>): void {
      const page = frame.current?.contentWindow;
      if (origin === location.origin && page && source === page) take(data, page);
    }
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      setState({ order: null, stand: null });
    };
  }, []);
  useShownSituation(opened, order);
  const subject = useWorkbench((state) => state.subject);
  const picking = useWorkbench((state) => state.picking);
  const row = useWorkbench((state) => state.row);
  useEffect(() => order?.({ kind: 'explain', subject, row }), [order, subject, row]);
  useEffect(() => order?.({ kind: 'pick', what: picking }), [order, picking]);
  return frame;
}

/** Sends the form and the situation as soon as one of them is another. */
function useShownSituation(form: FormAnswer, order: ((order: FrameOrder) => void) | null): void {
  const situation = useWorkbench((state) => state.situation);
  const round = useWorkbench((state) => state.round);
  const presses = useWorkbench((state) => state.presses);
  const play = useWorkbench((state) => state.play);
  const start = useWorkbench((state) => state.start);
  const isDark = useWorkbench((state) => state.view.isDark);
  const brand = start === null ? null : chooseBrand(situation, start, form.flows);
  useEffect(() => {
    if (order === null || start === null || brand === null) return;
    const common = { texts: start.texts, numbers: start.numbers };
    order({
      kind: 'show',
      form,
      situation,
      brand,
      common,
      isDark,
      play,
      round,
      presses,
    });
  }, [order, form, situation, round, presses, play, start, brand, isDark]);
}

function take(report: FrameReport, page: Window): void {
  switch (report.kind) {
    case 'ready':
      setState({ order: (order) => page.postMessage(order, location.origin) });
      return;
    case 'stands':
      setState({ stand: report.state, frameFailure: null });
      return;
    case 'explained':
      setState({ explained: report });
      return;
    case 'judged':
      setState({ judged: report });
      return;
    case 'computed':
      setState({ computed: { ...getState().computed, [report.asker]: report.computed } });
      return;
    case 'recorded':
      setState({ recorded: report.recorded ?? 'nothing' });
      return;
    case 'picked':
      if (getState().picking === 'why') select(report.path);
      if (report.row !== null) setState({ row: report.row });
      return;
    case 'pickedWord':
      openWord(report.area, report.key);
      return;
    case 'failed':
      setState({ frameFailure: report.message });
  }
}
