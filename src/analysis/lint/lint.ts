import { compileWizard, leafSchemas, type Problem } from '../../engine/index.ts';
import type { Repository } from '../../definitions/index.ts';
import { catalogue, type CheckCode } from './catalogue.ts';
import type { Severity } from './CatalogueEntry.ts';
import { unusedCondition } from './checkConditions.ts';
import { unknownFormat } from './checkLimits.ts';
import { invalidPattern } from './checkPatterns.ts';
import { duplicateStep } from './checkSteps.ts';
import { unusedOutcomes, unusedSetting, unusedShape, unusedTable } from './checkUses.ts';
import { withExceptions } from './withExceptions.ts';
import type { Check, LintForm, LintTools } from './LintSubject.ts';
import { metaViolations } from './metaViolations.ts';

export interface Finding extends Problem {
  readonly severity: Severity;
}

/**
 * Every mistake in what analysts wrote. Three stages, because a later one would only repeat the mistakes of an earlier one in other
 * words: files can be read and have the right shape; forms compile; everything else. A form with mistakes waits, the others go on.
 */
export function lint(repository: Repository, tools: LintTools): readonly Finding[] {
  const shape = [...repository.problems, ...metaViolations(repository, tools.judges)];
  if (shape.some(({ code, file }) => code !== 'missing-schema' && isShared(file)))
    return finish(withExceptions(shape, repository.exceptions, () => false));

  const sound = repository.forms.filter(({ id }) => !shape.some((problem) => belongsTo(problem.file, id)));
  const unread = { repository, forms: sound.map((form) => ({ ...form, wizard: null })), tools };
  const waiting = [...invalidPattern(unread), ...unknownFormat(unread), ...duplicateStep(unread)];
  const compiled = sound
    .filter(({ id }) => !waiting.some((problem) => belongsTo(problem.file, id) || isShared(problem.file)))
    .map((form) => compileForm(form, tools));
  const forms = compiled.map(({ form }) => form);
  // What a form that waits uses of the shared things is not known.
  const allHere = forms.length === formIds(repository).size && forms.every(({ wizard }) => wizard !== null);
  const subject = { repository, forms, tools };
  const found = Object.values(catalogue).flatMap(({ find }) =>
    typeof find === 'function' && (allHere || !checksOfUse.has(find)) ? find(subject) : [],
  );
  const problems = [...shape, ...waiting, ...compiled.flatMap((one) => one.problems), ...found];
  const isJudged = (code: string) =>
    allHere && shape.length === 0 && (tools.namesInCode !== null || !code.startsWith('unused-'));
  return finish(withExceptions(problems, repository.exceptions, isJudged));
}

function compileForm(
  form: Repository['forms'][number],
  tools: LintTools,
): { form: LintForm; problems: readonly Problem[] } {
  // Whether an answer is valid does not matter here, so that no validator has to be built.
  const validators = Object.fromEntries(
    Object.keys(leafSchemas(form.source)).map((shape) => [shape, () => null]),
  );
  const result = compileWizard(form.source, { validators, derivations: tools.derivations });
  return result.ok
    ? { form: { ...form, wizard: result.wizard }, problems: [] }
    : { form: { ...form, wizard: null }, problems: withoutConsequences(result.problems) };
}

/** Fields that could not be read are missing everywhere else; that is not said again. */
function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const causes = ['missing-step', 'unknown-ref', 'cyclic-ref', 'missing-type', 'nested-list', 'list-items'];
  const found = causes.filter((cause) => problems.some(({ code }) => code === cause));
  if (found.length === 0) return problems;
  const untyped = found.some((cause) => cause.endsWith('-ref')) ? ['missing-type'] : [];
  const consequences = ['unknown-field', 'unknown-path', ...untyped];
  return problems.filter(({ code }) => !consequences.includes(code));
}

const checksOfUse = new Set<Check>([
  unusedShape,
  unusedTable,
  unusedSetting,
  unusedCondition,
  unusedOutcomes,
]);

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
    const severity = Object.hasOwn(catalogue, problem.code)
      ? catalogue[problem.code as CheckCode].severity
      : 'error';
    findings.set([problem.file, problem.pointer, problem.code, problem.message].join('\n'), {
      ...problem,
      severity,
    });
  }
  return [...findings.values()].sort((left, right) =>
    left.file < right.file ? -1 : left.file > right.file ? 1 : 0,
  );
}

function isShared(file: string): boolean {
  return /^(schemas|rules)\/_shared\//.test(file) && !file.startsWith('schemas/_shared/texts/');
}

/** Whether a file is one of a form's own. */
export function belongsTo(file: string, form: string): boolean {
  return file.startsWith(`schemas/${form}/`) || file === `rules/${form}.json`;
}
