import type { Answer } from '../definition/Answer.ts';
import type { Field, FieldKey, Wizard } from '../definition/Wizard.ts';
import { findKeyIndex } from '../walk/fieldKey.ts';
import { nodeState } from '../walk/readWalk.ts';
import type { Walk } from '../walk/Walk.ts';

const confirmationFields = new WeakMap<Wizard, readonly Field[]>();

/** Resets the fields that confirm the answers above them (`"confirms": true`), where such an answer changes afterwards. */
export function resetConfirmations(walk: Walk, touched: readonly FieldKey[]): ReadonlyMap<FieldKey, Answer> {
  const { wizard } = walk;
  const confirming = confirmationFields.get(wizard) ?? listConfirmationFields(wizard);
  confirmationFields.set(wizard, confirming);
  const highest = Math.min(...touched.map((key) => findKeyIndex(wizard, key) ?? Infinity));
  const due = confirming.filter(({ path, index }) => {
    const state = nodeState(walk, path);
    return highest < index && state?.kind === 'field' && state.answer !== null;
  });
  return new Map(due.map(({ path }) => [path, null]));
}

function listConfirmationFields({ nodes }: Wizard): readonly Field[] {
  return nodes.flatMap((node) =>
    node.kind === 'field' && node.control.params['confirms'] === true ? [node] : [],
  );
}
