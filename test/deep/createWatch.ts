import {
  createLinter,
  documentForm,
  flowCases,
  proveAbridged,
  proveForm,
  provePromises,
  findFormText,
  generateFormTypes,
} from '../../src/analysis/index.ts';
import { createFlowTests } from '../../src/analysis/mutate/createFlowTests.ts';
import { groupBrands } from '../../src/cli/facts/groupBrands.ts';
import { buildFlowFacts } from '../../src/cli/facts/buildFlowFacts.ts';
import { collectLintTools } from '../../src/cli/collectLintTools.ts';
import {
  findOperation,
  createMemberValidators,
  createPayloadValidator,
} from '../../src/cli/createPayloadValidator.ts';
import { addFlowTests } from '../../src/cli/addFlowTests.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readRepository, type Repository } from '../../src/definitions/disk.ts';
import type { Wizard } from '../../src/engine/index.ts';
import { commonResponses } from '../../src/protocol/index.ts';
import type { DefinitionEdit } from './definitionEdits.ts';

/** The tools of an analyst in the order of use. */
const tools = ['compile', 'lint', 'flows', 'prove', 'promises', 'snapshot'] as const;

/** Texts decide nothing, so that flows and proofs stay as they are. */
const toolsOfTexts = ['lint', 'snapshot'] as const;

/**
 * The first tool that notices an edit; `nobody`: none does; `equivalent`: none does, and none should, because the compiled form is the same
 * (a default written or left out, the reason of an exception); `throws`: a tool ends with an error instead of a finding.
 */
export type Noticed = (typeof tools)[number] | 'equivalent' | 'throws' | 'nobody';

const today = '2026-11-21';
const budget = 200_000;

/**
 * Creates a function that runs the tools of an analyst one after the other until one notices an edit. Parts that an edit cannot change are
 * made once: accounts, flow tests, the facts they start from, and the findings of the unchanged form. Of a file without a form (null), only
 * lint knows something. `misspelled` are the words of all edits that no dictionary knows.
 */
export function createWatch(
  repository: Repository,
  misspelled: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  const texts = new Map([...repository.files].map(([path, { text }]) => [path, text]));
  const lint = createLinter();
  const known = { ...addFlowTests(collectLintTools(repository, '.'), repository, '.'), misspelled };
  const flowsOf = once((form) => createFlowTests(casesOf(repository, form, known.flows?.files ?? [])));
  const wizards = once((form) => compileFormById(repository, form));
  const snapshotOf = once((form) => snapshot(repository, form, wizards(form)));
  const notices: Record<(typeof tools)[number], (tried: Tried) => boolean | Promise<boolean>> = {
    compile: ({ wizard }) => wizard === null,
    flows: ({ form, edit: { file, pointer }, wizard }) =>
      wizard !== null && flowsOf(form).notice(`${file}${pointer.split('/').slice(0, 3).join('/')}`, wizard),
    lint: ({ changed }) => lint(changed, known).length > 0,
    prove: ({ changed, form, wizard }) => wizard !== null && isProvenWrong(changed, form, wizard),
    promises: ({ changed, wizard }) => wizard !== null && breaksPromise(changed, wizard),
    snapshot: ({ changed, form, wizard }) => snapshot(changed, form, wizard) !== snapshotOf(form),
  };
  return async (form: string | null, edit: DefinitionEdit): Promise<Noticed> => {
    const changed = readRepository(new Map(texts).set(edit.file, edit.text), repository);
    if (form === null) return lint(changed, known).length > 0 ? 'lint' : 'nobody';
    const tried = { changed, form, edit, wizard: compileFormById(changed, form) };
    for (const tool of edit.file.endsWith('.de.json') ? toolsOfTexts : tools)
      if (await notices[tool](tried)) return tool;
    if (edit.file.endsWith('.de.json')) return 'nobody';
    return compiled(tried.wizard) === compiled(wizards(form)) ? 'equivalent' : 'nobody';
  };
}

/** A form with an edit; its wizard is null where it does not compile. */
interface Tried {
  readonly changed: Repository;
  readonly form: string;
  readonly edit: DefinitionEdit;
  readonly wizard: Wizard | null;
}

function casesOf(
  repository: Repository,
  form: string,
  files: readonly Parameters<typeof flowCases>[0][],
): Parameters<typeof createFlowTests>[0] {
  const steps = compileFormById(repository, form)?.steps.map(({ id }) => id) ?? [];
  return files
    .filter(({ flow }) => flow.form === form)
    .flatMap((file) => flowCases(file, steps))
    .map((flow) => {
      const facts = buildFlowFacts(flow.given, repository, flow.today);
      if (typeof facts === 'string') throw new Error(facts);
      return { flow, facts };
    });
}

function isProvenWrong(repository: Repository, form: string, wizard: Wizard): boolean {
  const { findings } = proveForm({
    ...circumstances(repository, wizard),
    judge: createPayloadValidator(),
    judgeOfMembers: createMemberValidators(),
    statusesOf: (operation) =>
      Object.keys({ ...commonResponses, ...findOperation(operation)?.answers }).map(Number),
    hasText: (key) => findFormText(repository, form, key) !== undefined,
  });
  return findings.length > 0 || differsFromLongForm(repository, wizard);
}

function differsFromLongForm(repository: Repository, short: Wizard): boolean {
  const { shortOf } = short.definition;
  const long = shortOf === undefined ? null : compileFormById(repository, shortOf.id);
  if (long === null) return false;
  const { facts, given, budget } = circumstances(repository, long);
  const labels = (form: string, key: string) => findFormText(repository, form, key);
  return proveAbridged({ short, long, facts, given, budget, labels }).findings.length > 0;
}

function breaksPromise(repository: Repository, wizard: Wizard): boolean {
  return !provePromises(circumstances(repository, wizard)).every(({ verdict }) => verdict.kind === 'yes');
}

function circumstances(repository: Repository, wizard: Wizard) {
  const { facts } = repository.shared;
  return { wizard, facts, given: groupBrands(repository, wizard, brandsOf(repository), today), budget };
}

/** Returns the committed and reviewed files of a form: its document and its types. */
function snapshot(repository: Repository, form: string, wizard: Wizard | null): string {
  if (!wizard) return form;
  return documentForm(repository, wizard) + generateFormTypes(repository, wizard);
}

/** Returns the compiled form as text. The control of a question is part of it as compiled, written or default. */
function compiled(wizard: Wizard | null): string {
  const plain = (key: string, value: unknown): unknown => {
    if (key === 'hash' || key === 'x-control') return undefined;
    return value instanceof Map || value instanceof Set ? [...value] : value;
  };
  return JSON.stringify(wizard, plain);
}

function brandsOf({ brands }: Repository): readonly string[] {
  return brands.map(({ id }) => id);
}

function once<Made>(make: (form: string) => Made): (form: string) => Made {
  const made = new Map<string, Made>();
  return (form) => {
    const known = made.get(form);
    if (known !== undefined) return known;
    const now = make(form);
    made.set(form, now);
    return now;
  };
}
