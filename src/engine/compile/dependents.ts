import type { Step, WizardNode } from '../definition/Wizard.ts';

/** Maps each source to the indices of the nodes that read it, ascending. Parts of a list count for the list. */
export function mapDependentNodes(nodes: readonly WizardNode[]): ReadonlyMap<string, readonly number[]> {
  const dependents = new Map<string, number[]>();
  for (const node of nodes) {
    for (const read of new Set(listNodeReads(node).map(toReadSource)))
      dependents.set(read, [...(dependents.get(read) ?? []), node.index]);
  }
  return dependents;
}

export function mapDependentSteps(steps: readonly Step[]): ReadonlyMap<string, readonly number[]> {
  const dependents = new Map<string, number[]>();
  for (const step of steps) {
    for (const read of new Set((step.when?.reads ?? []).map(toReadSource)))
      dependents.set(read, [...(dependents.get(read) ?? []), step.index]);
  }
  return dependents;
}

/** Lists fields outside of lists with an option that fields below can disable. */
export function listFieldsWithLaterOptions(nodes: readonly WizardNode[]): readonly number[] {
  return nodes.flatMap((node) => {
    const options = node.kind === 'field' ? node.options : null;
    if (options === null || !('rows' in options)) return [];
    return options.rows.some(({ disabled }) => disabled?.readsBelow) ? [node.index] : [];
  });
}

/** Returns the source of a read: members of a result change together. */
function toReadSource(read: string): string {
  return read.startsWith('result.') ? read.split('.', 2).join('.') : read;
}

function listNodeReads(node: WizardNode): readonly string[] {
  const show = node.show.flatMap((rule) => rule.reads);
  switch (node.kind) {
    case 'block':
      return show;
    case 'list':
      return [
        ...show,
        ...(node.optional && node.optional !== true ? node.optional.reads : []),
        ...node.parts.flatMap(listNodeReads),
      ];
    case 'field':
      return [
        ...show,
        ...(node.optional && node.optional !== true ? node.optional.reads : []),
        ...node.locks.flatMap(({ when, to, says }) => [
          ...when.reads,
          ...(to?.reads ?? []),
          ...(typeof says === 'string' ? [] : (says?.reads ?? [])),
        ]),
        ...(node.min?.reads ?? []),
        ...(node.max?.reads ?? []),
        ...node.variants.flatMap((variant) => variant.when.reads),
        ...readsOfOptions(node.options),
      ];
  }
}

function readsOfOptions(options: Extract<WizardNode, { kind: 'field' }>['options']): readonly string[] {
  if (!options) return [];
  if ('from' in options) return [options.from, ...(options.where?.reads ?? [])];
  return options.rows.flatMap((row) => [...(row.when?.reads ?? []), ...(row.disabled?.when.reads ?? [])]);
}
