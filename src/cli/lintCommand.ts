import { belongsTo, type Finding, lint } from '../analysis/index.ts';
import { locate, readForms, type Repository } from '../definitions/disk.ts';
import type { CommandResult } from './CommandResult.ts';
import { lintTools } from './lintTools.ts';

interface LintOptions {
  readonly root: string;
  readonly form: string | null;
  readonly brand: string | null;
  readonly json: boolean;
}

/** Exit 1 when there is anything to say, a warning included. */
export function lintCommand({ root, form, brand, json }: LintOptions): CommandResult {
  const repository = readForms(root);
  const known = [
    ...new Set(
      [...repository.files.keys()].flatMap((file) => /^rules\/([^/_][^/]*)\.json$/.exec(file)?.[1] ?? []),
    ),
  ];
  if (known.length === 0) return { code: 2, text: `there are no forms below ${root}` };
  if (form !== null && !known.includes(form))
    return { code: 2, text: `there is no form "${form}"; there are ${known.join(', ')}` };
  const brands = repository.brands.map(({ id }) => id);
  if (brand !== null && !brands.includes(brand))
    return { code: 2, text: `there is no brand "${brand}"; there are ${brands.join(', ')}` };

  const findings = lint(repository, lintTools(repository, root)).filter(
    ({ file }) =>
      (form === null || belongsTo(file, form)) &&
      (brand === null || !file.startsWith('brands/') || file.startsWith(`brands/${brand}/`)),
  );
  const code = findings.length > 0 ? 1 : 0;
  if (json)
    return {
      code,
      text: JSON.stringify(
        findings.map((finding) => ({ ...finding, ...locate(repository, finding) })),
        null,
        2,
      ),
    };
  return {
    code,
    text: [...findings.map((finding) => inWords(repository, finding)), summary(findings, known.length)].join(
      '\n',
    ),
  };
}

function inWords(repository: Repository, finding: Finding): string {
  const { line, column } = locate(repository, finding);
  const hint = finding.hint === undefined ? '' : `\n    ${finding.hint}`;
  return `${finding.file}:${line}:${column} ${finding.severity} ${finding.code}: ${finding.message}${hint}`;
}

function summary(findings: readonly Finding[], forms: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  return `${counted(forms, 'form')}: ${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`;
}
