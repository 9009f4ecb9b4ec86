import { useCallback, useMemo } from 'react';
import { errorShown, nodeState } from '../../engine/index.ts';
import type { Answer, FieldKey, NodeState } from '../../engine/index.ts';
import { AskingFrame } from '../ask/AskingFrame.tsx';
import { useDraftAt, useWizard } from '../useWizard.ts';
import type { FollowField } from '../inputs/ControlProps.ts';
import { controls } from '../controls/controls.ts';
import { drawnState } from './drawnState.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { nodeAt, stateAt } from './Place.ts';
import type { Place } from './Place.ts';
import { useMountedOnceShown } from './useMountedOnceShown.ts';

/** One question: selects its own state from the draft and draws again only when that is drawn differently. */
export function FieldNode({ place }: { readonly place: Place }) {
  const state = useDraftAt(
    nodeAt(place),
    useMemo(() => drawnState(place), [place]),
  );
  const key = state?.kind === 'field' ? state.key : null;
  const error = useDraftAt(nodeAt(place), (draft) => (key === null ? null : errorShown(draft, key)));
  const { texts, wizard } = useWizard();
  const { onChange, onBlur } = useFieldEvents(key);
  const follow = useFollow(place);
  const mounted = useMountedOnceShown(state?.kind === 'field' && state.shown);
  if (state?.kind !== 'field' || !mounted) return null;
  const { path, control } = state.field;
  const entry = controls[control.kind];
  if (entry === undefined) throw new Error(`No control is called "${control.kind}" (${path}).`);
  const frame = {
    state,
    entry,
    texts: texts.of(path, state.variant),
    error: error === null ? null : texts.error(path, state.variant, error),
    onChange,
    onBlur,
    follow,
  };
  // A question that is asked before another field stands in its dialog only.
  if (state.field.askedBy !== null) return null;
  const asked = state.field.ask === null ? undefined : wizard.indexOf.get(state.field.ask.field);
  return asked === undefined ? <FieldFrame {...frame} /> : <AskingFrame {...frame} asked={asked} />;
}

function useFollow(place: Place): FollowField {
  const { draft } = useWizard();
  return useCallback(
    (listener) => {
      let told: NodeState | undefined;
      const tell = () => {
        const now = stateAt(draft.getState().walk, place);
        if (now !== told && now?.kind === 'field') listener(now);
        told = now;
      };
      tell();
      return draft.subscribeToNode(nodeAt(place), tell);
    },
    [draft, place],
  );
}

function useFieldEvents(key: FieldKey | null) {
  const { draft, texts, ports } = useWizard();
  const onChange = useCallback(
    (answer: Answer) => {
      if (key !== null) draft.dispatch({ kind: 'changed', requests: [{ set: key, to: answer }] });
    },
    [draft, key],
  );
  const onBlur = useCallback(() => {
    if (key === null) return;
    const said = errorShown(draft.getState(), key);
    draft.dispatch({ kind: 'fieldLeft', field: key });
    const error = errorShown(draft.getState(), key);
    const state = nodeState(draft.getState().walk, key);
    if (said !== null || error === null || state?.kind !== 'field') return;
    ports().announce(texts.error(state.field.path, state.variant, error));
  }, [draft, key, texts, ports]);
  return { onChange, onBlur };
}
