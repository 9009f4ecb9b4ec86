import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { isOfRule, mapToCause } from '../../analysis/index.ts';
import { locate, readForms, readOneForm, type Repository } from '../../definitions/disk.ts';
import { isDay, toBerlinTime } from '../../calendar/index.ts';
import { selectForms } from '../forms/selectForms.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { defineCommand, type CommandInput, number, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { formatCounterexample } from './formatCounterexample.ts';
import { proveForms } from '../proofs/proveForms.ts';
import { compileFormById } from '../compileFormById.ts';
import { type PlayedFinding, proofBudget, type ProofRun } from '../runProof.ts';
import { count, say } from '../messages.ts';

const words = { form: text('ID', 'option.form') };
const options = {
  brand: text('ID', 'option.prove.brand'),
  budget: number('option.prove.budget', { least: 1, absent: proofBudget, wrong: 'line.budget' }),
  today: text('DAY', 'option.prove.today', { isRight: isDay, wrong: 'line.today' }),
  writeFlow: text('DIR', 'option.prove.write-flow'),
};
type ProveOptions = CommandInput<typeof words & typeof options>;

/** Proves every form for every brand, switch and day, and decides its promises. */
export const proveCommand = defineCommand({
  name: 'prove',
  says: 'help.prove',
  example: 'prove claim-report --brand nordkamp',
  words,
  options,
  run,
  onlyReads: ({ writeFlow }) => writeFlow === null,
});

async function run(input: ProveOptions): Promise<CommandResult> {
  const { form, brand } = input;
  const repository = form === null ? readForms(input.root) : readOneForm(input.root, form);
  const ids = selectForms(input.root, repository, form);
  if ('code' in ids) return ids;
  const brands = repository.brands.map(({ id }) => id);
  if (brand !== null && !brands.includes(brand))
    return { code: 2, text: formatUnknownName('brand', brand, brands) };

  const brandIds = brand === null ? brands : [brand];
  const { budget, today } = input;
  const limits = { budget, today: today ?? toBerlinTime(new Date()).day };
  const runs = await proveForms(repository, ids, brandIds, limits);
  const findings = placeFindings(runs, repository);
  const written = input.writeFlow === null ? [] : writeFlows(resolve(input.root, input.writeFlow), runs);
  const lines = findings.map((found) => formatProofFinding(repository, found));
  return {
    code: findings.length > 0 || runs.some(({ proof }) => !proof.exhaustive) ? 1 : 0,
    text: [...lines, ...written.map((file) => say('written', { file })), ...runs.map(formatFigures)].join(
      '\n',
    ),
    data: {
      findings: findings.map((finding) => ({
        ...finding,
        ...locate(repository, finding),
      })),
      forms: runs.map(({ form: id, brands: of, proof }) => ({
        form: id,
        brands: of,
        exhaustive: proof.exhaustive,
      })),
      written,
    },
  };
}

interface PlacedProofFinding extends PlayedFinding {
  readonly form: string;
}

/** Moves findings to the place where they are written. Equal findings of several runs, or of several uses of a part, are reported once. */
function placeFindings(runs: readonly ProofRun[], repository: Repository): readonly PlacedProofFinding[] {
  const proven = repository.forms.filter(({ id }) => runs.some(({ form }) => form === id));
  const all = runs.flatMap(({ form, findings }) => findings.map((finding) => ({ form, ...finding })));
  // A rule of a part is reported once, though its message has other fields at each use.
  const keyOf = ({ file, pointer, code, message }: PlacedProofFinding) =>
    [file, pointer, code, isOfRule(code) ? '' : message].join(' ');
  return [
    ...new Map(mapToCause({ forms: proven }, all).map((found) => [keyOf(found), found] as const)).values(),
  ];
}

function formatProofFinding(repository: Repository, { form, ...finding }: PlacedProofFinding): string {
  const { line, column } = locate(repository, finding);
  const { hint, counterexample, worlds = [], followers = [], played } = finding;
  const why = played?.unconfirmed ?? null;
  const wizard = counterexample && compileFormById(repository, form);
  return [
    say('finding', {
      place: `${finding.file}:${line}:${column}`,
      severity: say('severity.error'),
      code: finding.code,
      message: finding.message,
    }),
    ...(hint === undefined ? [] : [`    ${hint}`]),
    ...worlds.map((world) => `    ${say('prove.world', { world })}`),
    ...followers.map((follower) => `    ${say('prove.follower', { follower })}`),
    ...(counterexample && wizard ? formatCounterexample(wizard, counterexample) : []),
    ...(why === null ? [] : [`    ${say('prove.unconfirmed', { why })}`]),
  ].join('\n');
}

function formatFigures({
  form,
  brands,
  proof,
  promises,
  waysOfLongForm,
  findings,
  milliseconds,
}: ProofRun): string {
  const all = [
    count('count.findings', findings.length),
    count('count.worlds', proof.worlds),
    count('count.ways', proof.paths),
    count('count.states', proof.states),
    count('count.bodies', proof.payloads),
    ...formatDerivations(proof),
    ...(promises.all === 0 ? [] : [say('prove.promises', promises)]),
    ...(waysOfLongForm === null ? [] : [say('prove.abridged', { ways: waysOfLongForm })]),
    say('prove.milliseconds', { milliseconds: Math.round(milliseconds) }),
    proof.exhaustive ? say('prove.exhaustive') : say('prove.open', { why: explainIncomplete(proof) }),
  ];
  return say('prove.figures', {
    form,
    brands: brands.join(', ') || say('prove.no-brand'),
    figures: all.join(', '),
  });
}

function explainIncomplete({ hasOpenDerivations }: ProofRun['proof']): string {
  return say(hasOpenDerivations ? 'prove.open.derivations' : 'prove.open.budget');
}

/** Says whether all values of derivations are tried. A form without derivations has no such line. */
function formatDerivations({ derivations: { exhaustive, witnesses } }: ProofRun['proof']): readonly string[] {
  return exhaustive + witnesses === 0 ? [] : [say('prove.derivations', { exhaustive, witnesses })];
}

/** Writes one flow file for each counterexample, and returns their paths. */
function writeFlows(folder: string, runs: readonly ProofRun[]): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return runs.flatMap(({ form, findings }) =>
    findings.flatMap((finding, position) => {
      if (!finding.played) return [];
      const file = join(folder, `${form}-${finding.code}-${position + 1}.flow.yaml`);
      writeFileSync(file, stringify(finding.played.flow, { lineWidth: 120 }));
      return [file];
    }),
  );
}
