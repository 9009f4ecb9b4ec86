import type { NodeState } from '../../engine/index.ts';
import type { SeenField } from './FlowDriver.ts';

/** A node as somebody sees it. */
export function seenNode(state: NodeState): SeenField {
  switch (state.kind) {
    case 'block':
      return { ...nothingSeen, shown: state.shown };
    case 'list':
      return {
        ...nothingSeen,
        shown: state.shown,
        required: state.required,
        full: !state.canAdd,
        rows: state.shown ? state.rows.length : 0,
      };
    case 'field': {
      const { answer, field } = state;
      const unreadable = answer !== null && typeof answer === 'object' ? answer.unreadable : null;
      return {
        shown: state.shown,
        required: state.required,
        voluntary: state.markedOptional,
        locked: state.lock !== null,
        full: undefined,
        options: state.options?.filter(({ disabled }) => disabled === null).map(({ value }) => value) ?? null,
        variant: state.variant,
        value:
          unreadable ?? (state.value === false && field.twoValued && answer === null ? false : state.value),
        rows: null,
      };
    }
  }
}

export const nothingSeen: SeenField = {
  shown: false,
  required: undefined,
  voluntary: undefined,
  locked: undefined,
  full: undefined,
  options: null,
  variant: null,
  value: null,
  rows: null,
};
