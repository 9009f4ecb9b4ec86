import { addFieldNames, textsOfForm } from '../../../analysis/index.ts';
import { formEnvironment } from '../../../cli/formEnvironment.ts';
import { compileValidators } from '../../../definitions/validators/buildValidators.ts';
import { collectLeafSchemas, compileWizard, type Wizard } from '../../../engine/index.ts';
import type { ShowOrder } from './Preparation.ts';

/** Compiles a form in the page. The server sends only sources that it could compile itself. */
export function compileForm({ form: { source } }: ShowOrder): Wizard {
  const validators = compileValidators(collectLeafSchemas(source));
  const compiled = compileWizard(source, { validators, ...formEnvironment });
  if (compiled.ok) return compiled.wizard;
  throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
}

/** Adds the names in which conditions are explained. */
export function addNames(wizard: Wizard, { form, common }: ShowOrder): Wizard {
  const { source, texts: own } = form;
  const areas = Object.entries({ ...common.texts, [wizard.id]: own });
  const texts = new Map(
    areas.map(([namespace, texts]) => [namespace, { namespace, file: '', texts }] as const),
  );
  const { shared } = source;
  return addFieldNames({ shared }, wizard, textsOfForm({ texts, shared }, wizard.id));
}
