import { leafShape } from '../compile/leafShape.ts';
import { limitsOf } from '../controls/limited.ts';
import type { CompiledRule } from '../definition/CompiledRule.ts';
import { shapeOfResult } from '../definition/resultSchema.ts';
import type { Wizard } from '../definition/Wizard.ts';
import type { Reference, WrittenWizard } from './WrittenWizard.ts';

/**
 * A compiled form as JSON, for `readWizard`. `shapes`: the shapes of its validators, in the order in which they are handed to the reader.
 * Where something is written, how conditions are said and what the form promises is for those who change it, and left out; where the
 * form stands in the portal is known before it is read.
 */
export function writeWizard(wizard: Wizard, shapes: readonly string[]): WrittenWizard {
  const references = referencesOf(wizard, shapes);
  const write = (_: string, value: unknown): unknown => {
    if (value instanceof Map) return { $: 'map', entries: [...value] } satisfies Reference;
    return isPlaced(value) ? { ...value, file: '', pointer: '' } : (references.get(value) ?? value);
  };
  const conditions = new Map([...wizard.conditions].map(([name, one]) => [name, { ...one, says: null }]));
  const { mount: _, ...definition } = wizard.definition;
  return JSON.parse(
    JSON.stringify({ ...wizard, definition, conditions, promises: [] }, write),
  ) as WrittenWizard;
}

/** A rule or value that says where it is written. */
function isPlaced(value: unknown): value is Pick<CompiledRule, 'file' | 'pointer'> {
  if (typeof value !== 'object' || value === null || !('file' in value && 'pointer' in value)) return false;
  return typeof value.file === 'string' && typeof value.pointer === 'string';
}

/** What stands in the place of each part that comes from elsewhere. */
function referencesOf(wizard: Wizard, shapes: readonly string[]): ReadonlyMap<unknown, Reference> {
  const references = new Map<unknown, Reference>();
  for (const [name, { derive }] of Object.entries(wizard.derivations))
    references.set(derive, { $: 'derive', name });
  for (const node of wizard.nodes.flatMap((one) => [one, ...(one.kind === 'list' ? one.parts : [])])) {
    if (node.kind === 'block') references.set(node.control.type, { $: 'block', name: node.control.kind });
    if (node.kind !== 'field') continue;
    const { type, kind: name } = node.control;
    references.set(type, { $: 'field', name, ...limitsOf(node.schema) });
    references.set(node.validate, { $: 'validator', at: shapes.indexOf(leafShape(node.schema)) });
  }
  for (const { schema, validate } of wizard.calls.flatMap(({ keep }) => keep)) {
    const at = shapes.indexOf(shapeOfResult(schema));
    references.set(validate, { $: 'resultValidator', at, schema });
  }
  return references;
}
