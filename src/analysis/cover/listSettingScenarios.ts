import type { Facts, FactsDefinition, Wizard } from '../../engine/index.ts';
import type { RuleDependencies } from '../prove/rules/collectRuleDependencies.ts';
import { listFactScenarios } from '../prove/scenarios/listFactScenarios.ts';
import type { FixedFacts } from '../prove/scenarios/FixedFacts.ts';
import type { ProofScenario } from '../prove/scenarios/listProofScenarios.ts';

/**
 * Lists worlds of facts of all brands that the form tells apart, with every switch that a rule reads on and off, because flow tests may set
 * switches.
 */
export function listSettingScenarios(
  wizard: Wizard,
  definition: FactsDefinition,
  asks: Pick<RuleDependencies, 'atoms' | 'control'>,
  given: readonly ProofScenario[],
): { readonly worlds: readonly Facts[]; readonly exhaustive: boolean } {
  const settings = given.flatMap(({ fixed }) => {
    const switches = Object.keys(fixed).filter(
      (name) => name.startsWith('settings.') && asks.control.has(name) && typeof fixed[name] === 'boolean',
    );
    return switches.reduce<readonly FixedFacts[]>(
      (worlds, name) => worlds.flatMap((world) => [world, { ...world, [name]: world[name] !== true }]),
      [fixed],
    );
  });
  const met = settings.map((world) => listFactScenarios(wizard, definition, asks, world));
  return {
    worlds: met.flatMap(({ worlds }) => worlds),
    exhaustive: met.every(({ exhaustive }) => exhaustive),
  };
}
