import {
  changeWalk,
  compileWizard,
  collectLeafSchemas,
  snapshotStep,
  startWalk,
  type Walk,
} from '../../src/engine/index.ts';
import { compileValidators } from '../../src/definitions/validators/buildValidators.ts';
import { benchForm } from './form/BenchForm.ts';
import { definitionOf } from './form/definition.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';

export interface EngineCosts {
  readonly fields: number;
  /** CPU milliseconds of one call, median of the rounds. */
  readonly compile: number;
  readonly keystroke: number;
  readonly toggle: number;
  readonly snapshot: number;
}

/** Measures the engine alone in Node, without a page; forms of all sizes take turns. */
export function engineCosts(sizes: readonly number[], rounds: number): readonly EngineCosts[] {
  const forms = sizes.map((fields) => {
    const source = definitionOf(benchForm(1, fields));
    const environment = {
      validators: compileValidators(collectLeafSchemas(source)),
      ...formEnvironment,
    };
    const compiled = compileWizard(source, environment);
    if (!compiled.ok) throw new Error('the generated form has problems');
    const walk = startWalk(compiled.wizard, { today: '2026-11-21' });
    const taken = { compile: [], keystroke: [], toggle: [], snapshot: [] } as Record<string, number[]>;
    return { fields, source, environment, walk, taken };
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const { source, environment, walk, taken } of forms) {
      taken['compile']?.push(cpu(4, () => compileWizard(source, environment)));
      taken['keystroke']?.push(cpu(300, (index) => set(walk, 's0.f1', `text ${index}`)));
      taken['toggle']?.push(cpu(60, () => set(walk, 's0.f0', true)));
      taken['snapshot']?.push(cpu(60, () => snapshotStep(walk, 's0')));
    }
  }
  return forms.map(({ fields, taken }) => ({
    fields,
    compile: median(taken['compile']),
    keystroke: median(taken['keystroke']),
    toggle: median(taken['toggle']),
    snapshot: median(taken['snapshot']),
  }));
}

function set(walk: Walk, key: string, to: string | boolean): Walk {
  return changeWalk(walk, [{ set: key, to }]).walk;
}

function cpu(times: number, work: (index: number) => unknown): number {
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) work(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

function median(values: readonly number[] = []): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
