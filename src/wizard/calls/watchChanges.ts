import { nodeState } from '../../engine/index.ts';
import type { Call, Value, Walk } from '../../engine/index.ts';
import type { DraftStore } from '../draft/draftStore.ts';
import { checkMoved } from '../draft/transitions.ts';
import { runCalls } from './runCalls.ts';
import type { CallRun } from './runCalls.ts';

interface Watching {
  readonly draft: DraftStore;
  readonly send: CallRun['send'];
  readonly makeWorld: () => CallRun['world'];
}

/**
 * Makes the `change` calls of a form until it is told to stop: a change puts the field's checks back to idle and drops what is under
 * way; after the pause of the definition they are pending until the answer decides. Without any answer they are unreachable.
 */
export function watchChanges(watching: Watching): () => void {
  const { calls } = watching.draft.getState().walk.wizard;
  const stops = watchedFields(calls).map((field) => watchField(field, watching));
  return () => {
    for (const stop of stops) stop();
  };
}

interface WatchedField {
  readonly path: string;
  readonly minLength: number;
  /** Milliseconds. */
  readonly debounce: number;
  /** Checks the answers of this field's calls decide about. */
  readonly checks: readonly string[];
}

function watchedFields(calls: readonly Call[]): readonly WatchedField[] {
  const fields = new Map<string, WatchedField>();
  for (const { at, outcomes } of calls) {
    if (!('change' in at)) continue;
    const before = fields.get(at.change);
    const checks = outcomes.flatMap(({ effects }) => Object.keys(effects.check ?? {}));
    fields.set(at.change, {
      path: at.change,
      minLength: at.minLength ?? before?.minLength ?? 1,
      debounce: at.debounce ?? before?.debounce ?? 0,
      checks: [...new Set([...(before?.checks ?? []), ...checks])],
    });
  }
  return [...fields.values()];
}

function watchField(field: WatchedField, { draft, send, makeWorld }: Watching): () => void {
  const { path, minLength, debounce, checks } = field;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  function moveChecks(to: 'pending' | null): void {
    for (const id of checks) draft.update((before) => checkMoved(before, id, to));
  }
  function settlePending(to: 'unreachable' | null): void {
    for (const id of checks) {
      if (draft.getState().walk.checks[id] === 'pending')
        draft.update((before) => checkMoved(before, id, to));
    }
  }
  function drop(): void {
    clearTimeout(timer);
    running.abort();
  }
  function start(): void {
    drop();
    moveChecks(null);
    const value = valueAt(draft.getState().walk, path);
    if (value !== null && String(value).length >= minLength) timer = setTimeout(() => void run(), debounce);
  }
  async function run(): Promise<void> {
    const { signal } = (running = new AbortController());
    let silent = false;
    moveChecks('pending');
    await runCalls(
      { change: path },
      {
        draft,
        send: async (request) => {
          const reply = await send(request);
          silent = reply === 'network';
          return reply;
        },
        signal,
        world: makeWorld(),
      },
    );
    if (!signal.aborted) settlePending(silent ? 'unreachable' : null);
  }

  // A stored draft comes back with its answers, but without what a server said about them.
  const { walk } = draft.getState();
  if (valueAt(walk, path) !== (walk.start.values[path] ?? null)) start();
  const unsubscribe = draft.subscribe((now, before) => {
    if (now.walk !== before.walk && valueAt(now.walk, path) !== valueAt(before.walk, path)) start();
  });
  return () => {
    unsubscribe();
    drop();
    settlePending(null);
  };
}

function valueAt(walk: Walk, path: string): Value {
  const state = nodeState(walk, path);
  return state?.kind === 'field' ? state.value : null;
}
