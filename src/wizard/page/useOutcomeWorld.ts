import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { doneRoute, evaluateValue } from '../../engine/index.ts';
import type { CompiledValue, Expression, Walk } from '../../engine/index.ts';
import type { OutcomeWorld } from '../calls/performOutcome.ts';
import { saveFile } from '../calls/saveFile.ts';
import { keptFinish } from '../done/keptFinish.ts';
import { sessionDraftStorage } from '../draft/draftStorage.ts';
import { checkMoved, marked } from '../draft/transitions.ts';
import { useWizard } from '../useWizard.ts';
import type { Ask } from './useQuestion.ts';

/** What outcomes act on: the draft, the router and the portal. Made per run, because texts speak of the answers that were sent. */
export function useOutcomeWorld(ask: Ask): () => OutcomeWorld {
  const { wizard, draft, texts, ports, dialog } = useWizard();
  const navigate = useNavigate();
  return useCallback(() => {
    const { walk } = draft.getState();
    let said = '';
    const goTo = async (route: string, options: { replace: boolean; state: unknown }) => {
      // Committed before the promise resolves: a banner of the same outcome must come after the change of route (MSG-004).
      await navigate(route, { ...options, flushSync: true });
    };
    return {
      setCheck: (id, state) => draft.update((before) => checkMoved(before, id, state)),
      mark: (path, code) => draft.update((before) => marked(before, path, code)),
      open: openBlock,
      ask: async (question, choices) => {
        const { busy } = draft.getState();
        // Nothing is on its way while the customer decides.
        draft.update((before) => ({ ...before, busy: false }));
        const chosen = await ask(question, choices, 'stay');
        if (chosen === 'next') draft.update((before) => ({ ...before, busy }));
        return chosen;
      },
      download: (filename, body) => {
        const name = evaluateValue(walk, uncompiled(filename));
        saveFile(body, typeof name === 'string' ? name : '');
      },
      refetch: (names) => ports().refetch(names),
      finish: async (named, state) => {
        const route = named ?? doneRoute(walk);
        const { done } = wizard;
        if (route !== null && done.is === 'go' && wizard.calls.length === 0) {
          // Nothing was sent: this is a step like any other, and the answers wait for the way back.
          return goTo(route, { replace: false, state });
        }
        const finished = done.is === 'page' ? { form: wizard.id, values: valuesOf(walk, done.carry) } : null;
        draft.discard(route === null ? finished : null);
        if (route !== null && finished !== null)
          keptFinish(wizard.id, ports().owner, sessionDraftStorage()).keep(finished);
        if (dialog !== null) dialog.onClose();
        else if (route !== null) await goTo(route, { replace: true, state: { ...state, finished } });
      },
      go: (route, state) => goTo(route, { replace: false, state }),
      showBanner: ({ banner = '', level, done, params = {} }) => {
        const compiled = Object.entries(params).map(([name, value]) => [name, uncompiled(value)]);
        said = texts.get([banner], valuesOf(walk, Object.fromEntries(compiled)));
        ports().showBanner({ level: level ?? (done ? 'success' : 'error'), text: said });
      },
      logoutAfter: (milliseconds) => ports().logoutAfter(milliseconds, said),
    };
  }, [wizard, draft, texts, ports, dialog, navigate, ask]);
}

/** Values of an outcome are evaluated once, where they stand: what they read need not be known. */
function uncompiled(expression: Expression): CompiledValue {
  return { expression, reads: [], readsRow: false };
}

function valuesOf(
  walk: Walk,
  values: Readonly<Record<string, CompiledValue>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, evaluateValue(walk, value)]),
  );
}

/** Brings a block into view and unfolds what is folded in it. */
function openBlock(name: string): void {
  const block = document.querySelector(`[data-block="${CSS.escape(name)}"]`);
  for (const details of block?.querySelectorAll('details') ?? []) details.open = true;
  block?.scrollIntoView({ block: 'nearest' });
}
