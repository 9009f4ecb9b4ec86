import { writeValue } from '../formats/formats.ts';
import type { WizardNode } from './Wizard.ts';

/**
 * Returns the parameters of a hint, `min` and `max`: the limits of the question in characters, in numbers or in rows. Only limits of the
 * schema are words of a hint, because those of the rules change with the answers.
 * @public
 */
export function getLimitWords(node: WizardNode): Readonly<Record<string, string>> {
  const { min, max } = getLimits(node);
  return {
    ...(min !== undefined && { min: writeValue('count', min) }),
    ...(max !== undefined && { max: writeValue('count', max) }),
  };
}

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

function getLimits(node: WizardNode): Limits {
  if (node.kind === 'block') return {};
  if (node.kind === 'list') return { max: node.maxItems };
  const { minLength, maxLength, minimum, maximum } = node.schema;
  return { min: minLength ?? minimum, max: maxLength ?? maximum };
}
