import type { Facts, FactsDefinition, Wizard } from '../../engine/index.ts';
import { factWorlds, type FixedFacts } from '../prove/factWorlds.ts';
import type { AtomTable } from '../prove/witnesses.ts';

/** Worlds of facts with every switch that some rule reads both ways: flow tests may turn switches, so all of them count. */
export function settingWorlds(
  wizard: Wizard,
  definition: FactsDefinition,
  atoms: AtomTable,
  control: ReadonlySet<string>,
  fixed: FixedFacts,
): readonly Facts[] {
  const switches = Object.keys(fixed).filter(
    (name) => name.startsWith('settings.') && control.has(name) && typeof fixed[name] === 'boolean',
  );
  const settings = switches.reduce<readonly FixedFacts[]>(
    (worlds, name) => worlds.flatMap((world) => [world, { ...world, [name]: world[name] !== true }]),
    [fixed],
  );
  return settings.flatMap((world) => factWorlds(wizard, definition, atoms, control, world));
}
