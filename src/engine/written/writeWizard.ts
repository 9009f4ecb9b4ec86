import { getLeafShape } from '../compile/nodes/getLeafShape.ts';
import { pickTextLimits } from '../controls/limitControl.ts';
import type { CompiledRule } from '../definition/CompiledRule.ts';
import { getResultShape } from '../definition/resultSchema.ts';
import type { Wizard, WizardNode } from '../definition/Wizard.ts';
import type { Reference, WrittenWizard } from './WrittenWizard.ts';

/**
 * Writes a compiled form as JSON, for `readWizard`. `shapes` are the shapes of its validators, in the order in which the reader gets them.
 * The JSON lacks the parts that only tools read: places in files, sentences of conditions, promises, and the tools' part of controls and
 * blocks. The mount is left out as well, because it is known before the form is read.
 * @public
 * @example writeWizard(wizard, Object.keys(collectLeafSchemas(source)))
 */
export function writeWizard(wizard: Wizard, shapes: readonly string[]): WrittenWizard {
  const references = collectReferences(wizard, shapes);
  const forTools = collectTools(wizard);
  const write = (_: string, value: unknown): unknown => {
    if (value instanceof Map) return { $: 'map', entries: [...value] } satisfies Reference;
    if (forTools.has(value)) return undefined;
    return isPlaced(value) ? { ...value, file: '', pointer: '' } : (references.get(value) ?? value);
  };
  const conditions = new Map([...wizard.conditions].map(([name, one]) => [name, { ...one, says: null }]));
  const { mount: _, ...definition } = wizard.definition;
  return JSON.parse(
    JSON.stringify({ ...wizard, definition, conditions, promises: [] }, write),
  ) as WrittenWizard;
}

/** Tells whether a value is a rule or value with its place in a file. */
function isPlaced(value: unknown): value is Pick<CompiledRule, 'file' | 'pointer'> {
  if (typeof value !== 'object' || value === null || !('file' in value && 'pointer' in value)) return false;
  return typeof value.file === 'string' && typeof value.pointer === 'string';
}

/** Maps each external part to its reference in the JSON. */
function collectReferences(wizard: Wizard, shapes: readonly string[]): ReadonlyMap<unknown, Reference> {
  const references = new Map<unknown, Reference>();
  for (const [name, { derive }] of Object.entries(wizard.derivations))
    references.set(derive, { $: 'derive', name });
  for (const node of listAllNodes(wizard)) {
    if (node.kind !== 'field') continue;
    const { type, kind: name } = node.control;
    references.set(type, { $: 'field', name, ...pickTextLimits(node.schema) });
    references.set(node.validate, { $: 'validator', at: shapes.indexOf(getLeafShape(node.schema)) });
  }
  for (const { schema, validate } of wizard.calls.flatMap(({ keep }) => keep)) {
    const at = shapes.indexOf(getResultShape(schema));
    references.set(validate, { $: 'resultValidator', at, schema });
  }
  return references;
}

/** Collects the tools' part of the controls and blocks of a form. */
function collectTools(wizard: Wizard): ReadonlySet<unknown> {
  return new Set(
    listAllNodes(wizard).flatMap((node): readonly unknown[] => {
      if (node.kind === 'field') return [node.control.tools];
      return node.kind === 'block' ? [node.control.type] : [];
    }),
  );
}

function listAllNodes({ nodes }: Wizard): readonly WizardNode[] {
  return nodes.flatMap((node) => [node, ...(node.kind === 'list' ? node.parts : [])]);
}
