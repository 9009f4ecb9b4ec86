import { didYouMean, pointerTo, type WrittenField } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import type { Expansion, LoadedPart, FieldContainer } from './Expansion.ts';
import { convertExpression, type PartScope } from './PartScope.ts';

/** Creates the meaning of relative paths and parameters of a part at one place. */
export function createPartScope(
  { part: { parameters: declared = {} } }: LoadedPart,
  field: WrittenField,
  place: FieldContainer,
  { report }: Expansion,
): PartScope {
  const given = field.with ?? {};
  const part = field.use ?? '';
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(declared, name)) continue;
    report({
      file: place.from.file,
      pointer: place.from.pointer + pointerTo('with', name),
      key: true,
      ...mistake('unknown-parameter', { part, name }),
      ...didYouMean(name, Object.keys(declared)),
    });
  }
  for (const [name, { default: usual, type }] of Object.entries(declared)) {
    if (type === 'text' || usual !== undefined || Object.hasOwn(given, name)) continue;
    report({
      file: place.from.file,
      pointer: `${place.from.pointer}/use`,
      ...mistake('missing-parameter', { part, name }),
    });
  }
  const parameters = Object.entries(declared).flatMap(([name, { default: usual }]) => {
    const written = Object.hasOwn(given, name) ? given[name] : usual;
    // A missing parameter is reported once; true avoids further reports by its readers.
    if (written === undefined) return [[name, true] as const];
    return [[name, place.scope ? convertExpression(written, 'condition', place.scope) : written] as const];
  });
  return { reads: place.reads, parameters: Object.fromEntries(parameters) };
}
