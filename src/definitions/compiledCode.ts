import { type FormSource, leafSchemas, type Wizard, writeWizard } from '../engine/index.ts';
import { asCode } from './asCode.ts';
import { validatorsCode } from './buildValidators.ts';

/** A compiled form and its validators as source text of a module, for `readWizard`. */
export function compiledCode(source: FormSource, wizard: Wizard): string {
  const shapes = leafSchemas(source);
  return `${validatorsCode(shapes)}
export const written = ${asCode(writeWizard(wizard, Object.keys(shapes)))};
`;
}
