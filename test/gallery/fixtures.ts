import type { BlockFixture } from '../../src/wizard/elements/BlockFixture.ts';
import { type BlockName, blockTypes } from '../../src/wizard/blocks/blockTypes.ts';
import type { ControlFixture } from '../../src/wizard/inputs/ControlFixture.ts';
import { type ControlName, controlTypes } from '../../src/wizard/controls/controlTypes.ts';

const ofControls = import.meta.glob<ControlFixture>('../../src/wizard/controls/*/fixture.ts', {
  eager: true,
  import: 'fixture',
});
const ofBlocks = import.meta.glob<BlockFixture>('../../src/wizard/blocks/*/fixture.ts', {
  eager: true,
  import: 'fixture',
});

/** In the order of the registries. A control or block without a fixture stops the gallery. */
export const controlFixtures: readonly (readonly [ControlName, ControlFixture])[] = namesOf(controlTypes).map(
  (name) => [name, found(ofControls, `controls/${name}`)],
);
export const blockFixtures: readonly (readonly [BlockName, BlockFixture])[] = namesOf(blockTypes).map(
  (name) => [name, found(ofBlocks, `blocks/${name}`)],
);

function found<Fixture>(fixtures: Readonly<Record<string, Fixture>>, folder: string): Fixture {
  const fixture = fixtures[`../../src/wizard/${folder}/fixture.ts`];
  if (fixture === undefined) throw new Error(`src/wizard/${folder} has no fixture.ts.`);
  return fixture;
}

function namesOf<Name extends string>(types: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(types) as Name[];
}
