import { type FormSource, collectLeafSchemas, type Wizard, writeWizard } from '../engine/index.ts';
import { toJavaScript } from './toJavaScript.ts';
import { writeValidators } from './validators/buildValidators.ts';

/** Writes a compiled form and its validators as source text of a module, for `readWizard`. */
export function writeFormCode(source: FormSource, wizard: Wizard): string {
  const shapes = collectLeafSchemas(source);
  return `${writeValidators(shapes)}
export const written = ${toJavaScript(writeWizard(wizard, Object.keys(shapes)))};
`;
}
