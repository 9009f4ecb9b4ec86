import { compileMetaSchemas, compileSoundValidators, type Repository } from '../definitions/disk.ts';
import { compileWizard, collectLeafSchemas, type Wizard } from '../engine/index.ts';
import { formEnvironment } from './formEnvironment.ts';

/**
 * Compiles a form; null when it has mistakes. The engine trusts the shape of its input, so that a form with violations of the meta-schemas
 * is not compiled.
 */
export function compileFormById(repository: Repository, id: string): Wizard | null {
  const form = repository.forms.find((candidate) => candidate.id === id);
  if (!form || !isWellFormed(repository, id)) return null;
  const validators = compileSoundValidators(collectLeafSchemas(form.source));
  if (!validators) return null;
  const compiled = compileWizard(form.source, { validators, ...formEnvironment });
  return compiled.ok ? compiled.wizard : null;
}

function isWellFormed({ files, metaSchemas }: Repository, id: string): boolean {
  const judges = compileMetaSchemas(metaSchemas);
  const written = [
    ...['wizard', 'form', 'calls'].map((kind) => ({ kind, file: `schemas/${id}/${kind}.json` })),
    { kind: 'rules', file: `rules/${id}.json` },
  ];
  return written.every(({ kind, file }) => (judges.get(kind)?.(files.get(file)?.value) ?? []).length === 0);
}
