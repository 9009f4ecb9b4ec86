import { compileSoundValidators, type Repository } from '../definitions/disk.ts';
import { compileWizard, collectLeafSchemas, type Wizard } from '../engine/index.ts';
import { getFileJudges } from './getFileJudges.ts';
import { formEnvironment } from './formEnvironment.ts';

/**
 * Compiles a form; null when it has mistakes. The engine trusts the shape of its input, so that a form with violations of the meta-schemas
 * is not compiled.
 */
export function compileFormById(repository: Repository, id: string): Wizard | null {
  const known = compiled.get(repository) ?? new Map<string, Wizard | null>();
  compiled.set(repository, known);
  const wizard = known.has(id) ? (known.get(id) ?? null) : compileForm(repository, id);
  known.set(id, wizard);
  return wizard;
}

/** A command asks for the same form several times. */
const compiled = new WeakMap<Repository, Map<string, Wizard | null>>();

function compileForm(repository: Repository, id: string): Wizard | null {
  const form = repository.forms.find((candidate) => candidate.id === id);
  if (!form || !isWellFormed(repository, id)) return null;
  const validators = compileSoundValidators(collectLeafSchemas(form.source));
  if (!validators) return null;
  const result = compileWizard(form.source, { validators, ...formEnvironment });
  return result.ok ? result.wizard : null;
}

function isWellFormed(repository: Repository, id: string): boolean {
  const { files } = repository;
  const judges = getFileJudges(repository);
  const written = [
    ...['wizard', 'form', 'calls'].map((kind) => ({ kind, file: `schemas/${id}/${kind}.json` })),
    { kind: 'rules', file: `rules/${id}.json` },
  ];
  return written.every(({ kind, file }) => (judges.get(kind)?.(files.get(file)?.value) ?? []).length === 0);
}
