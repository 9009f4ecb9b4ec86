import type { Wizard, WizardNode } from '../../engine/index.ts';

/** Lists references of the conditions that must hold for a node to be shown, with those of its step. */
export function listShowRules(wizard: Wizard, node: WizardNode): readonly string[] {
  const when = wizard.steps.find(({ id }) => id === node.step)?.when ?? null;
  return [...(when ? [when] : []), ...node.show].map(({ rule }) => JSON.stringify(rule));
}
