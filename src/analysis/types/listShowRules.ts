import type { Wizard, WizardNode } from '../../engine/index.ts';

/** References of everything that must hold for a node to be shown, its step included. */
export function listShowRules(wizard: Wizard, node: WizardNode): readonly string[] {
  const when = wizard.steps.find(({ id }) => id === node.step)?.when ?? null;
  return [...(when ? [when] : []), ...node.show].map(({ rule }) => JSON.stringify(rule));
}
