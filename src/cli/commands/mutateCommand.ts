import {
  type MutateInput,
  type Mutation,
  mutateForm,
  mutateShared,
  type Survivor,
  mapToSource,
} from '../../analysis/index.ts';
import { compileSoundValidators, locate, readForms, type Repository } from '../../definitions/disk.ts';
import { compileWizard, type FormSource, collectLeafSchemas, type Wizard } from '../../engine/index.ts';
import { defineCommand, type CommandInput, number, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { type FormRun, prepareFormRuns } from './formRun.ts';
import { formEnvironment } from '../formEnvironment.ts';
import { showProgress } from '../showProgress.ts';
import { say } from '../messages.ts';
import { formatUnknownName } from '../formatUnknownName.ts';

const words = { form: text('ID', 'option.form') };
const options = {
  field: text('FIELD', 'option.mutate.field'),
  sample: number('option.mutate.sample', { least: 0, absent: null, wrong: 'line.whole-number' }),
  seed: number('option.mutate.seed', { least: 0, absent: 1, wrong: 'line.whole-number' }),
};
type MutateOptions = CommandInput<typeof words & typeof options>;

/** Says which small mistakes in rules and calls no flow test would notice. */
export const mutateCommand = defineCommand({
  name: 'mutate',
  says: 'help.mutate',
  example: 'mutate claim-report --sample 20',
  words,
  options,
  run,
  onlyReads: () => true,
});

async function run({ root, form, field, sample, seed }: MutateOptions): Promise<CommandResult> {
  const repository = readForms(root);
  const runs = prepareFormRuns(root, repository, form);
  if ('code' in runs) return runs;
  const fields = runs.flatMap(({ wizard }) => [...wizard.indexOf.keys()]);
  if (field !== null && !fields.includes(field))
    return { code: 2, text: formatUnknownName('field', field, fields) };

  const inputOf = (run: FormRun): MutateInput => ({
    ...run,
    facts: repository.shared.facts,
    compile: createCompiler(run.source),
    field,
    sample: sample === null ? null : { size: sample, seed },
    budget: 20_000,
  });
  const inputs = runs.map(inputOf);
  const mutations: TimedMutation[] = [];
  for (const [position, input] of inputs.entries()) {
    showProgress(position, inputs.length, input.wizard.id);
    mutations.push(await measureMutation(() => mutateForm(input)));
  }
  if (field === null) {
    const all = form === null ? runs : prepareFormRuns(root, repository, null);
    const others = 'code' in all ? [] : all.filter(({ wizard }) => wizard.id !== form).map(inputOf);
    mutations.push(await measureMutation(() => mutateShared(inputs, form === null ? [] : others)));
  }
  const code = mutations.some(({ survivors, red }) => survivors.length + red.length > 0) ? 1 : 0;
  const placed = mutations.map((mutation) => ({
    ...mutation,
    equivalent: mutation.equivalent.map((one) => ({ ...one, ...locateMutant(repository, one) })),
    survivors: mutation.survivors.map((one) => ({ ...one, ...locateMutant(repository, one) })),
    idle: mutation.idle.map((one) => ({ ...one, ...locateMutant(repository, one) })),
  }));
  const text = mutations.flatMap((mutation) => formatMutation(repository, mutation)).join('\n');
  return { code, text, data: placed };
}

type TimedMutation = Mutation & { readonly seconds: number };

async function measureMutation(mutate: () => Promise<Mutation>): Promise<TimedMutation> {
  const start = performance.now();
  const mutation = await mutate();
  return { ...mutation, seconds: (performance.now() - start) / 1000 };
}

/** Creates the compiler of changed forms. Most mutations do not change the questions, so that one set of validators serves them. */
function createCompiler(source: FormSource): (changed: FormSource) => Wizard | null {
  const usual = compileSoundValidators(collectLeafSchemas(source));
  return (changed) => {
    const validators =
      changed.steps === source.steps ? usual : compileSoundValidators(collectLeafSchemas(changed));
    if (!validators) return null;
    const compiled = compileWizard(changed, { validators, ...formEnvironment });
    return compiled.ok ? compiled.wizard : null;
  };
}

function formatMutation(repository: Repository, mutation: TimedMutation): readonly string[] {
  const { form, mutants, tried, refused, killed, equivalent, survivors, idle, runs, seconds, red } = mutation;
  return [
    ...red.map(({ file, line, message }) => say('mutate.red', { place: `${file}:${line}`, message })),
    ...survivors.map((survivor) =>
      say('mutate.survivor', {
        place: formatLocation(repository, survivor),
        says: survivor.mutant.says,
        difference: formatReproduction(survivor),
      }),
    ),
    ...equivalent.map((one) =>
      say('mutate.equivalent', { place: formatLocation(repository, one), says: one.mutant.says }),
    ),
    ...idle.map((one) => say('mutate.idle', { place: formatLocation(repository, one), says: one.says })),
    say('mutate.summary', {
      form,
      tried,
      mutants,
      killed,
      refused,
      equivalent: equivalent.length,
      survivors: survivors.length,
      runs,
      seconds: seconds.toFixed(1),
    }),
  ];
}

interface MutantLocation {
  readonly file: string;
  readonly pointer: string;
}

function formatLocation(repository: Repository, placed: MutantLocation): string {
  const [at = placed] = mapToSource(repository, [placed]);
  const { line, column } = locateMutant(repository, at);
  return `${at.file}:${line}:${column}`;
}

function locateMutant(repository: Repository, { file, pointer }: MutantLocation) {
  return locate(repository, { file, pointer, code: '', message: '' });
}

function formatReproduction({ verdict }: Survivor): string {
  if (verdict.kind === 'unproven') return say('mutate.unproven', { why: verdict.why });
  const { trail, step, at, what } = verdict.difference;
  const steps = [...new Set(trail.map((entry) => entry.step))];
  const entered = steps.map((id) => {
    const own = trail.filter((entry) => entry.step === id);
    return `${id}: ${own.map(({ key, to }) => `${key.slice(id.length + 1)} = ${JSON.stringify(to)}`).join(', ')}`;
  });
  const way = entered.length === 0 ? say('mutate.start') : entered.join('; ');
  return say('mutate.difference', { step, at, what, way });
}
