import type { Registry } from '@rjsf/utils';
import { useMemo } from 'react';
import { findShownError, nodeState } from '../../../engine/index.ts';
import type { FieldKey, NodeState } from '../../../engine/index.ts';
import { useDraftAt, useWizard } from '../../context/useWizard.ts';
import type { OpenForm } from '../../context/WizardContext.ts';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { controls } from '../../controls/controls.ts';
import { createStateSelector } from '../createStateSelector.ts';
import { editQuestion } from '../question/editQuestion.ts';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { getNodeAt, getToday, type NodePosition, getStateAt } from '../NodePosition.ts';
import type { StepContext } from '../Theme.ts';
import { useMountWhenShown } from '../useMountWhenShown.tsx';
import { afterPointer } from '../../../ui/focus/afterPointer.ts';

interface FieldNodeProps {
  readonly position: NodePosition;
  readonly registry: Registry;
}

/** One question. It selects its own state from the draft, and is drawn again only when that state looks different. */
export function FieldNode({ position, registry }: FieldNodeProps) {
  const { theme }: StepContext = registry.formContext;
  const { state, error } = useDraftAt(
    getNodeAt(position),
    useMemo(() => createStateSelector(position, theme.widgets), [position, theme]),
  );
  const key = state?.kind === 'field' ? state.key : null;
  const form = useWizard();
  const { texts, wizard } = form;
  const events = useMemo(() => createFieldEvents(form, position, key), [form, position, key]);
  const { mounted, instead } = useMountWhenShown(state?.kind === 'field' && state.shown);
  if (state?.kind !== 'field' || !mounted) return instead;
  const { path, control } = state.field;
  const view = controls[control.kind];
  if (view === undefined) throw new Error(`No control is called "${control.kind}" (${path}).`);
  const frame = {
    state,
    layout: view.layout,
    texts: texts.of(path, state.variant),
    error: error === null ? null : texts.error(path, state.variant, error),
    ...events,
    registry,
  };
  // A question before another field stands only in its dialog.
  if (state.field.askedBy !== null) return null;
  const question = state.field.ask === null ? undefined : wizard.indexOf.get(state.field.ask.field);
  return question === undefined ? (
    <FieldFrame {...frame} />
  ) : (
    <editQuestion.Part {...frame} question={question} />
  );
}

/** Returns the functions by which the control of a question changes the draft, and follows its changes. */
function createFieldEvents(
  { draft, texts, ports }: OpenForm,
  position: NodePosition,
  key: FieldKey | null,
): Pick<ControlProps, 'onChange' | 'onBlur' | 'follow' | 'today'> {
  return {
    onChange(answer) {
      if (key !== null) draft.dispatch({ kind: 'changed', requests: [{ set: key, to: answer }] });
    },
    onBlur() {
      if (key === null) return;
      afterPointer(() => {
        const before = findShownError(draft.getState(), key);
        draft.dispatch({ kind: 'fieldLeft', field: key });
        const error = findShownError(draft.getState(), key);
        const state = nodeState(draft.getState().walk, key);
        if (before !== null || error === null || state?.kind !== 'field') return;
        ports().announce(texts.error(state.field.path, state.variant, error));
      });
    },
    follow(listener) {
      let told: NodeState | undefined;
      const tell = () => {
        const now = getStateAt(draft.getState().walk, position);
        if (now !== told && now?.kind === 'field') listener(now);
        told = now;
      };
      tell();
      return draft.subscribeToNode(getNodeAt(position), tell);
    },
    today: () => getToday(draft.getState().walk),
  };
}
