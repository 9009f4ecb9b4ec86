import { blocks } from '../blocks/blocks.ts';
import { useDraftAt, useWizard } from '../context/useWizard.ts';
import { nodeAt, type NodePosition, stateAt } from './NodePosition.ts';
import { useMountedOnceShown } from './useMountedOnceShown.ts';

/** A part of a step without a value. */
export function BlockNode({ position }: { readonly position: NodePosition }) {
  const state = useDraftAt(nodeAt(position), (draft) => stateAt(draft.walk, position));
  const { texts } = useWizard();
  const mounted = useMountedOnceShown(state?.kind === 'block' && state.shown);
  if (state?.kind !== 'block' || !mounted) return null;
  const { path, control } = state.block;
  const Block = blocks[control.kind];
  if (Block === undefined) throw new Error(`No block is called "${control.kind}" (${path}).`);
  return (
    <div hidden={!state.shown} data-block={state.name}>
      <Block state={state} texts={texts.of(path, null)} />
    </div>
  );
}
