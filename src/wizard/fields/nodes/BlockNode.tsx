import { createElement } from 'react';
import { type Block, showsStale } from '../../../engine/index.ts';
import { useDraft, useDraftAt, useWizard } from '../../context/useWizard.ts';
import { useBlockView } from '../../blocks/blockViews.ts';
import field from '../../elements/Field.module.css';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { getNodeAt, type NodePosition, getStateAt } from '../NodePosition.ts';
import { useMountWhenShown } from '../useMountWhenShown.tsx';

/** A part of a step without a value. */
export function BlockNode({ position }: { readonly position: NodePosition }) {
  const state = useDraftAt(getNodeAt(position), (draft) => getStateAt(draft.walk, position));
  const { texts, wizard } = useWizard();
  const { mounted, instead } = useMountWhenShown(state?.kind === 'block' && state.shown);
  if (state?.kind !== 'block' || !mounted) return instead;
  const { path } = state.block;
  const depth = wizard.followDepths.get(path) ?? 0;
  return (
    <div
      className={depth === 0 ? undefined : field.follows}
      hidden={!state.shown}
      data-block={state.name}
      data-follows={depth || undefined}
    >
      <BlockView state={state} texts={texts.of(path, null)} />
      {readsResults(state.block) && <StaleMark block={state.block} />}
    </div>
  );
}

/** A component of its own, so that a block that still loads suspends only itself. */
function BlockView(props: BlockProps) {
  return createElement(useBlockView(props.state.block.control.kind), props);
}

/** Marks the values above as an older result while a newer one loads. */
function StaleMark({ block }: { readonly block: Block }) {
  const { texts } = useWizard();
  const isStale = useDraft(({ walk }) => showsStale(walk, block));
  return <output className={field.stale}>{isStale && texts.get(['wizard:stale'])}</output>;
}

function readsResults({ values }: Block): boolean {
  return Object.values(values).some(({ reads }) => reads.some((path) => path.startsWith('result.')));
}
