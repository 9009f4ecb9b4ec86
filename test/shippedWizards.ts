import { compileValidators } from '../src/definitions/disk.ts';
import { compileWizard, type Field, collectLeafSchemas, type Wizard } from '../src/engine/index.ts';
import { formEnvironment } from '../src/cli/formEnvironment.ts';
import { shippedForms } from './shippedForms.ts';

/** All shipped forms, compiled once for all tests of a process. */
export const shippedWizards: readonly Wizard[] = shippedForms.forms.map(({ source }) => {
  const compiled = compileWizard(source, {
    validators: compileValidators(collectLeafSchemas(source)),
    ...formEnvironment,
  });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.wizard;
});

/** Every question of every shipped form, those in rows of lists as well, by `<form>/<path>`. */
export const shippedQuestions: readonly (readonly [name: string, question: Field])[] = shippedWizards.flatMap(
  ({ id, nodes }) => questionsOf(nodes).map((question) => [`${id}/${question.path}`, question] as const),
);

/** The questions among nodes, those in rows of lists as well. */
export function questionsOf(nodes: Wizard['nodes']): readonly Field[] {
  return nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .filter((node) => node.kind === 'field');
}
