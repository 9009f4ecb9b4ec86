import { compileValidators } from '../../src/definitions/validators/buildValidators.ts';
import { readRepository } from '../../src/definitions/readRepository.ts';
import { compileWizard, collectLeafSchemas, type Wizard } from '../../src/engine/index.ts';
import { formControls } from '../../src/wizard/formControls.ts';

const folder = '../analysis/files/';
const files = import.meta.glob<string>('../analysis/files/**/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const repository = readRepository(
  new Map(Object.entries(files).map(([path, text]) => [path.slice(folder.length), text])),
);

/** The small form that asks for a file, which the tests of the tools use, too. */
export function proofForm(): Wizard {
  const source = repository.forms.find(({ id }) => id === 'proof')?.source;
  if (source === undefined) throw new Error('There is no form with a file.');
  const validators = compileValidators(collectLeafSchemas(source));
  const compiled = compileWizard(source, { validators, derivations: {}, controls: formControls });
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  return compiled.wizard;
}

export const proofTexts = repository.texts.get('proof')?.texts ?? {};
