import type { WorkbenchEvent } from '../model/WorkbenchApi.ts';
import { askForAnalysis, askForForm, askForStart } from './askServer.ts';
import { getResult, keepResult, readPlace, useWorkbench } from './useWorkbench.ts';

const { getState, setState, subscribe } = useWorkbench;

/** Milliseconds after which a form is no longer only looked at. */
const lookTime = 500;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Loads what the page begins with, and follows the files and the lights from then on. */
export async function followServer(): Promise<void> {
  addEventListener('popstate', readPlace);
  subscribe(({ form }, before) => {
    if (form === before.form) return;
    // The list may have changed while a form was open.
    void (form === null ? loadStart() : loadForm());
  });
  const loaded = Promise.all([loadStart(), loadForm()]);
  const events = new EventSource('/api/events');
  events.addEventListener('open', () => {
    const isBack = getState().connection === 'off';
    setState({ connection: 'on' });
    // Lights that changed before are told by the start alone; files may have changed meanwhile, too.
    void (isBack ? reload(['brands/']) : loadLights());
  });
  events.addEventListener('error', () => setState({ connection: 'off' }));
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as WorkbenchEvent;
    if (event.kind === 'analysed') keepResult(event.result);
    else if (event.kind === 'unread') setState({ unread: event.why });
    else if (event.kind === 'edited') setState({ edits: event.edits });
    else void reload(event.files);
  });
  await loaded;
}

/** Loads the lights that were known before the page heard of events. */
async function loadLights(): Promise<void> {
  (await askForStart()).results.forEach(keepResult);
}

export async function loadStart(): Promise<void> {
  try {
    const start = await askForStart();
    setState({ start, edits: start.edits, unread: start.unread, failure: null });
    start.results.forEach(keepResult);
  } catch (error) {
    setState({ failure: describe(error) });
  }
}

/** Loads the chosen form. */
async function loadForm(): Promise<void> {
  const { form } = getState();
  if (form === null) return;
  try {
    const opened = await askForForm(form);
    if (getState().form !== form) return;
    setState({ opened, refusal: null });
    askLater(form, false);
  } catch (error) {
    if (getState().form === form) setState({ opened: null, refusal: describe(error) });
  }
}

/** Asks for the lights of a form that stays open: those that are not known, or all. A form that is only passed starts no proof. */
function askLater(form: string, isAll: boolean): void {
  clearTimeout(asking);
  asking = setTimeout(() => {
    for (const kind of ['flows', 'proof'] as const)
      if (getState().form === form && (isAll || getResult(getState(), form, kind) === null))
        void askForAnalysis(form, kind);
  }, lookTime);
}

/** Loads the form again after a change of files, and asks for its lights anew. */
async function reload(files: readonly string[]): Promise<void> {
  const { form } = getState();
  await loadForm();
  if (form !== null) askLater(form, true);
  // Brands and shared texts are known to the page; the files of a form come with the form.
  const isShared = files.some((file) => /^(?:brands|schemas\/_)/.test(file));
  if (form === null || isShared) await loadStart();
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
