import { blocks } from '../blocks/blocks.ts';
import { useDraftAt, useWizard } from '../useWizard.ts';
import { nodeAt, stateAt } from './Place.ts';
import type { Place } from './Place.ts';
import { useMountedOnceShown } from './useMountedOnceShown.ts';

/** A part of a step without a value. */
export function BlockNode({ place }: { readonly place: Place }) {
  const state = useDraftAt(nodeAt(place), (draft) => stateAt(draft.walk, place));
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
