import { compileWizard, type Environment, type Problem } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import type { LoadedForm, Repository } from '../../definitions/index.ts';
import { catalogue, isCheck } from './catalogue.ts';
import type { Severity } from './CatalogueEntry.ts';
import { unknownFormat } from './schemas/checkLimits.ts';
import { invalidPattern } from './schemas/checkPatterns.ts';
import { isFileOfForm, isOfPart, isSharedFile } from './shared/filesOfForm.ts';
import { mapToCause } from './mapToSource.ts';
import { applyExceptions } from './applyExceptions.ts';
import type { LintForm, LintTools } from './LintSubject.ts';
import { findMetaViolations } from './findMetaViolations.ts';
import { type LastResultCache, createLastResultCache } from './shared/createLastResultCache.ts';
import { runChecks } from './runChecks.ts';
import { collectNames, pickReadDefinitions } from './shared/pickReadDefinitions.ts';

export interface Finding extends Problem {
  readonly severity: Severity;
}

export type Linter = (repository: Repository, tools: LintTools) => readonly Finding[];

/** Finds every mistake in the definitions and flow tests. */
export const lint: Linter = (repository, tools) => createLinter()(repository, tools);

/**
 * Finds every mistake in the files and flow tests of one form, as `lint` does when all other forms are sound. Other forms are not compiled;
 * a check over all forms reads them as they are written.
 */
export function lintForm(repository: Repository, tools: LintTools, id: string): readonly Finding[] {
  return createLinter(id)(repository, tools).filter(({ file }) => isOfForm(file, id));
}

/** Returns true for the files and flow tests of a form. */
function isOfForm(file: string, id: string): boolean {
  return isFileOfForm(file, id) || file.startsWith(`test/flows/${id}/`);
}

/**
 * Creates a linter that remembers its last results. Of a repository that was read again (`readRepository(texts, previous)`) it checks only
 * the files that are other objects now, and the forms that read them. The findings are the same as without memory.
 *
 * There are three stages, because a later stage would repeat the mistakes of an earlier one in other words: files can be read and have the
 * right shape; forms compile; all checks. A form with mistakes stays in its stage, the others continue.
 */
export function createLinter(only: string | null = null): Linter {
  const remember = createLastResultCache();
  return (repository, tools) => {
    const isJudgedForm = ({ id, source }: LoadedForm) =>
      only === null || id === only || source.wizard.shortOf?.id === only;
    const left = repository.forms.filter((form) => !isJudgedForm(form));
    const exceptions = [...repository.exceptions, ...(tools.flows?.exceptions ?? [])];
    const shape = [
      ...repository.problems,
      ...findMissingBrandFiles(repository, tools),
      ...findMetaViolations(leaveFilesOut(repository, left), tools.judges, remember),
    ];
    if (shape.some(({ code, file }) => code !== 'missing-schema' && stopsAllForms(file)))
      return sortFindings(applyExceptions(shape, exceptions, () => false));

    const sound = repository.forms.filter(
      (form) => isJudgedForm(form) && !shape.some((problem) => isFileOfForm(problem.file, form.id)),
    );
    const waiting = [null, ...sound.map((form) => narrowForm(form, remember))].flatMap((form) =>
      remember(`unread ${form?.id ?? 'shared'}`, [form ?? repository.shared], () =>
        findMistakesBeforeCompiling(repository, form, tools),
      ),
    );
    const compiled = sound
      .filter(({ id }) => !waiting.some(({ file }) => isFileOfForm(file, id) || stopsAllForms(file)))
      .map((form) => compileForm(form, tools, remember));
    const judged = compiled.map(({ form }) => form);
    // In the usual order: of two forms that contradict each other, the later one is reported.
    const forms = repository.forms.flatMap((form): readonly LintForm[] =>
      left.includes(form) ? [{ ...form, wizard: null }] : judged.filter(({ id }) => id === form.id),
    );
    // The uses of shared definitions are incomplete while a form does not compile.
    const allHere =
      forms.length === listFormIds(repository).size && judged.every(({ wizard }) => wizard !== null);
    const problems = [
      ...shape,
      ...waiting,
      ...mapToCause(
        { forms },
        compiled.flatMap((one) => one.problems),
      ),
      ...remember('compiled shared', [repository.shared], () => findMistakesInShared(repository, tools)),
      ...mapToCause({ forms }, runChecks({ repository, forms, tools }, { allHere, judged, only }, remember)),
    ];
    const isJudged = (code: string) =>
      allHere && shape.length === 0 && (tools.namesInCode !== null || !code.startsWith('unused-'));
    return sortFindings(applyExceptions(problems, exceptions, isJudged));
  };
}

/** Leaves the files of some forms out. */
function leaveFilesOut(repository: Repository, left: readonly LoadedForm[]): Repository {
  if (left.length === 0) return repository;
  const files = [...repository.files].filter(([path]) => !left.some(({ id }) => isFileOfForm(path, id)));
  return { ...repository, files: new Map(files) };
}

/** Reports folders below `brands/` without `brand.json`: every folder there is a brand. */
function findMissingBrandFiles({ files }: Repository, { paths: known }: LintTools): readonly Problem[] {
  const paths = [...(known ?? []), ...files.keys()];
  const brands = new Set(paths.flatMap((file) => /^brands\/([^/]+)\//.exec(file)?.[1] ?? []));
  return [...brands]
    .map((id) => ({ id, file: `brands/${id}/brand.json` }))
    .filter(({ file }) => !files.has(file))
    .map(({ id, file }) => ({
      file,
      pointer: '',
      ...mistake('missing-file.brand', { id }),
    }));
}

/**
 * Returns the form with only those shared definitions that it reads. The result is the same object as long as those definitions and the
 * form's own files are the same.
 */
function narrowForm(form: LoadedForm, remember: LastResultCache): LoadedForm {
  const { id, source } = form;
  const { wizard, steps, rules, calls } = source;
  const own = [wizard, steps, rules, calls];
  const names = remember(`names ${id}`, own, () => collectNames(source));
  const shared = remember(`reads ${id}`, [names, source.shared], () =>
    pickReadDefinitions(names, source.shared),
  );
  return remember(
    `narrowed ${id}`,
    [...own, form.writtenAt, JSON.stringify([shared, form.repetitions])],
    () => ({
      ...form,
      source: { ...source, shared },
    }),
  );
}

/** Checks one form, or the shared definitions (null). */
function findMistakesBeforeCompiling(
  repository: Repository,
  form: LoadedForm | null,
  tools: LintTools,
): readonly Problem[] {
  const seen = form ? { ...repository, shared: form.source.shared } : repository;
  const subject = { repository: seen, forms: form ? [{ ...form, wizard: null }] : [], tools };
  return [...invalidPattern(subject), ...unknownFormat(subject)];
}

interface CompiledForm {
  readonly form: LintForm;
  readonly problems: readonly Problem[];
}

/**
 * Compiles a form. A form with mistakes is compiled again with all shared definitions, because a hint may name a definition that the form
 * does not read yet.
 */
function compileForm(form: LoadedForm, tools: LintTools, remember: LastResultCache): CompiledForm {
  const compile = (name: string, one: LoadedForm) =>
    remember(`${name} ${one.id}`, [one, tools.derivations, tools.controls], () => tryToCompile(one, tools));
  const found = compile('compiled', narrowForm(form, remember));
  return found.form.wizard ? found : compile('broken', form);
}

function tryToCompile(form: LoadedForm, { derivations, controls }: LintTools): CompiledForm {
  const result = compileWizard(form.source, { validators: anyValidator, derivations, controls });
  return result.ok
    ? { form: { ...form, wizard: result.wizard }, problems: [] }
    : { form: { ...form, wizard: null }, problems: removeConsequences(result.problems) };
}

/** Compiles shared conditions without a form, because pages may read them. */
function findMistakesInShared(
  { shared }: Repository,
  { derivations, controls }: LintTools,
): readonly Problem[] {
  const wizard = { ...emptyWizard, id: '_shared' };
  const source = { wizard, steps: {}, rules: { conditions: {} }, calls: { calls: [] }, shared };
  const result = compileWizard(source, { validators: anyValidator, derivations, controls });
  return result.ok ? [] : result.problems.filter(({ file }) => isSharedFile(file));
}

const emptyWizard: Omit<LoadedForm['source']['wizard'], 'id'> = {
  steps: [],
  progress: 'none',
  exits: { cancel: '/' },
  leaveGuard: { inside: [], free: [], when: 'always', resetOnFree: false },
  done: { then: 'again' },
};

/** Accepts every answer: lint does not judge answers, so that no validator has to be built. */
const anyValidator: Environment['validators'] = new Proxy({}, { get: () => () => null });

/** Removes findings about fields that are missing only because they could not be read. */
function removeConsequences(problems: readonly Problem[]): readonly Problem[] {
  // Every path of a form without steps is unknown.
  if (problems.some(({ code }) => code === 'missing-step'))
    return problems.filter(({ code }) => code === 'missing-step');
  const causes = ['unknown-ref', 'cyclic-ref', 'missing-type', 'nested-list', 'list-items'];
  const found = causes.filter((cause) => problems.some(({ code }) => code === cause));
  if (found.length === 0) return problems;
  const untyped = found.some((cause) => cause.endsWith('-ref')) ? ['missing-type'] : [];
  const consequences = ['unknown-field', 'unknown-path', ...untyped];
  return problems.filter(({ code }) => !consequences.includes(code));
}

function listFormIds(repository: Repository): ReadonlySet<string> {
  const ids = [...repository.files.keys()].map(
    (file) => /^(?:schemas|rules)\/([^/_][^/]*?)(?:\.json|\/.*)$/.exec(file)?.[1],
  );
  return new Set(ids.filter((id) => id !== undefined));
}

/** Sorts findings. A mistake in a shared file is found once per form that reads it, and is reported once. */
function sortFindings(problems: readonly Problem[]): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const problem of problems) {
    const severity = isCheck(problem.code) ? catalogue[problem.code].severity : 'error';
    // A mistake in a part is reported once, though its message differs in each place by the paths.
    const message = problem.file.startsWith('schemas/_parts/') ? '' : problem.message;
    findings.set([problem.file, problem.pointer, problem.code, message].join('\n'), {
      ...problem,
      severity,
    });
  }
  return [...findings.values()].sort((left, right) =>
    left.file < right.file ? -1 : left.file > right.file ? 1 : 0,
  );
}

/** Returns true for files without which no form can be compiled. */
function stopsAllForms(file: string): boolean {
  return (isSharedFile(file) || isOfPart(file)) && !file.startsWith('schemas/_shared/texts/');
}
