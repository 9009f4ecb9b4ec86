import { listFilledFields, nodeState, type BlockState, type Walk } from '../../../engine/index.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { QuickButton } from '../../../ui/buttons/QuickButton.tsx';
import classes from './FillBlock.module.css';

/** A button that fills the questions beside it with known answers, or with the answer for "unknown". */
export function FillBlock({ state, texts: own }: BlockProps) {
  const { draft, texts, ports } = useWizard();
  const stage = useDraft(({ walk }) => getFillStage(walk, state));
  if (stage === 'unknown') return null;
  return (
    <div className={classes.fill}>
      <QuickButton
        label={own.label}
        isSet={stage === 'set'}
        onPress={() => {
          draft.dispatch({ kind: 'pressed', block: state.key });
          ports().announce(texts.get(['wizard:quick.set'], { what: own.label }));
        }}
      />
    </div>
  );
}

/** Returns `unknown` when there is no value to fill in, `set` when the field has that value, and `open` otherwise. */
function getFillStage(walk: Walk, state: BlockState): 'unknown' | 'open' | 'set' {
  const fills = listFilledFields(walk, state);
  const isSet = fills.every(({ set, to }) => {
    const field = nodeState(walk, set);
    return field?.kind === 'field' && field.answer === to;
  });
  return fills.length === 0 ? 'unknown' : isSet ? 'set' : 'open';
}
