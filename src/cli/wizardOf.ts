import { compileValidators, type Repository } from '../definitions/disk.ts';
import { compileWizard, leafSchemas, type Wizard } from '../engine/index.ts';
import { formEnvironment } from '../portal/session/formEnvironment.ts';

/** Null when the form has mistakes. */
export function wizardOf(repository: Repository, id: string): Wizard | null {
  const form = repository.forms.find((candidate) => candidate.id === id);
  if (!form) return null;
  const validators = compileValidators(leafSchemas(form.source));
  const compiled = compileWizard(form.source, { validators, ...formEnvironment });
  return compiled.ok ? compiled.wizard : null;
}
