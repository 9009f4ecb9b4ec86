import { compileWizard, type Environment, type Problem } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import type { LoadedForm, Repository } from '../../definitions/index.ts';
import { catalogue, isCheck } from './catalogue.ts';
import type { Severity } from './CatalogueEntry.ts';
import { unknownFormat } from './schemas/checkLimits.ts';
import { invalidPattern } from './schemas/checkPatterns.ts';
import { isFileOfForm, isOfPart, isShared } from './shared/filesOfForm.ts';
import { mapToCause } from './mapToSource.ts';
import { applyExceptions } from './applyExceptions.ts';
import type { LintForm, LintTools } from './LintSubject.ts';
import { metaViolations } from './metaViolations.ts';
import { type LastResultCache, createLastResultCache } from './shared/createLastResultCache.ts';
import { runChecks } from './runChecks.ts';
import { namesIn, pickReadDefinitions } from './shared/pickReadDefinitions.ts';

export interface Finding extends Problem {
  readonly severity: Severity;
}

export type Linter = (repository: Repository, tools: LintTools) => readonly Finding[];

/** Every mistake in what analysts wrote. */
export const lint: Linter = (repository, tools) => createLinter()(repository, tools);

/**
 * A lint that remembers what it found last: of a repository read again (`readRepository(texts, previous)`) it looks at the files that are
 * other objects now, and at the forms that read them. The findings are the same as without memory.
 *
 * Three stages, because a later one would only repeat the mistakes of an earlier one in other words: files can be read and have the
 * right shape; forms compile; everything else. A form with mistakes waits, the others go on.
 */
export function createLinter(): Linter {
  const remember = createLastResultCache();
  return (repository, tools) => {
    const exceptions = [...repository.exceptions, ...(tools.flows?.exceptions ?? [])];
    const shape = [
      ...repository.problems,
      ...missingBrandFiles(repository, tools),
      ...metaViolations(repository, tools.judges, remember),
    ];
    if (shape.some(({ code, file }) => code !== 'missing-schema' && stopsAllForms(file)))
      return finish(applyExceptions(shape, exceptions, () => false));

    const sound = repository.forms.filter(
      ({ id }) => !shape.some((problem) => isFileOfForm(problem.file, id)),
    );
    const waiting = [null, ...sound.map((form) => narrowForm(form, remember))].flatMap((form) =>
      remember(`unread ${form?.id ?? 'shared'}`, [form ?? repository.shared], () =>
        mistakesBeforeCompiling(repository, form, tools),
      ),
    );
    const compiled = sound
      .filter(({ id }) => !waiting.some(({ file }) => isFileOfForm(file, id) || stopsAllForms(file)))
      .map((form) => compileForm(form, tools, remember));
    const forms = compiled.map(({ form }) => form);
    // What a form that waits uses of the shared things is not known.
    const allHere = forms.length === formIds(repository).size && forms.every(({ wizard }) => wizard !== null);
    const problems = [
      ...shape,
      ...waiting,
      ...mapToCause(
        { forms },
        compiled.flatMap((one) => one.problems),
      ),
      ...remember('compiled shared', [repository.shared], () => mistakesInShared(repository, tools)),
      ...mapToCause({ forms }, runChecks({ repository, forms, tools }, allHere, remember)),
    ];
    const isJudged = (code: string) =>
      allHere && shape.length === 0 && (tools.namesInCode !== null || !code.startsWith('unused-'));
    return finish(applyExceptions(problems, exceptions, isJudged));
  };
}

/** A folder below `brands/` is a brand, whatever it holds. */
function missingBrandFiles({ files }: Repository, { brandFiles }: LintTools): readonly Problem[] {
  const paths = [...(brandFiles ?? []), ...files.keys()];
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

/** The form with no more of the shared definitions than it reads: the same object, as long as that and its own files are the same. */
function narrowForm(form: LoadedForm, remember: LastResultCache): LoadedForm {
  const { id, source } = form;
  const { wizard, steps, rules, calls } = source;
  const own = [wizard, steps, rules, calls];
  const names = remember(`names ${id}`, own, () => namesIn(source));
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

/** In one form, or in what all share. */
function mistakesBeforeCompiling(
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

/** A form with mistakes is compiled once more with everything in sight: what is meant may be something it does not read yet. */
function compileForm(form: LoadedForm, tools: LintTools, remember: LastResultCache): CompiledForm {
  const compile = (name: string, one: LoadedForm) =>
    remember(`${name} ${one.id}`, [one, tools.derivations, tools.controls], () => compiledForm(one, tools));
  const found = compile('compiled', narrowForm(form, remember));
  return found.form.wizard ? found : compile('broken', form);
}

function compiledForm(form: LoadedForm, { derivations, controls }: LintTools): CompiledForm {
  const result = compileWizard(form.source, { validators: anyValidator, derivations, controls });
  return result.ok
    ? { form: { ...form, wizard: result.wizard }, problems: [] }
    : { form: { ...form, wizard: null }, problems: removeConsequences(result.problems) };
}

/** Shared conditions that no form reads: pages may. */
function mistakesInShared({ shared }: Repository, { derivations, controls }: LintTools): readonly Problem[] {
  const wizard = { ...emptyWizard, id: '_shared' };
  const source = { wizard, steps: {}, rules: { conditions: {} }, calls: { calls: [] }, shared };
  const result = compileWizard(source, { validators: anyValidator, derivations, controls });
  return result.ok ? [] : result.problems.filter(({ file }) => isShared(file));
}

const emptyWizard: Omit<LoadedForm['source']['wizard'], 'id'> = {
  steps: [],
  progress: 'none',
  exits: { cancel: '/' },
  leaveGuard: { inside: [], free: [], when: 'always', resetOnFree: false },
  done: { then: 'again' },
};

/** Whether an answer is valid does not matter here, so that no validator has to be built. */
const anyValidator: Environment['validators'] = new Proxy({}, { get: () => () => null });

/** Fields that could not be read are missing everywhere else; that is not said again. */
function removeConsequences(problems: readonly Problem[]): readonly Problem[] {
  const causes = ['unknown-ref', 'cyclic-ref', 'missing-type', 'nested-list', 'list-items'];
  const found = causes.filter((cause) => problems.some(({ code }) => code === cause));
  if (found.length === 0) return problems;
  const untyped = found.some((cause) => cause.endsWith('-ref')) ? ['missing-type'] : [];
  const consequences = ['unknown-field', 'unknown-path', ...untyped];
  return problems.filter(({ code }) => !consequences.includes(code));
}

function formIds(repository: Repository): ReadonlySet<string> {
  const ids = [...repository.files.keys()].map(
    (file) => /^(?:schemas|rules)\/([^/_][^/]*?)(?:\.json|\/.*)$/.exec(file)?.[1],
  );
  return new Set(ids.filter((id) => id !== undefined));
}

/** Mistakes in shared files are found once per form that reads them, and said once. */
function finish(problems: readonly Problem[]): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const problem of problems) {
    const severity = isCheck(problem.code) ? catalogue[problem.code].severity : 'error';
    // What is wrong in a part is said once, though each place words it with its own paths.
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

/** Without it no form can be put together. */
function stopsAllForms(file: string): boolean {
  return (isShared(file) || isOfPart(file)) && !file.startsWith('schemas/_shared/texts/');
}
