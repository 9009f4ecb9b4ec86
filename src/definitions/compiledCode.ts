import { type FormSource, leafSchemas, type Wizard, writeWizard } from '../engine/index.ts';
import { toJavaScript } from './toJavaScript.ts';
import { validatorsCode } from './buildValidators.ts';

/** A compiled form and its validators as source text of a module, for `readWizard`. */
export function compiledCode(source: FormSource, wizard: Wizard): string {
  const shapes = leafSchemas(source);
  return `${validatorsCode(shapes)}
export const written = ${toJavaScript(writeWizard(wizard, Object.keys(shapes)))};
`;
}
