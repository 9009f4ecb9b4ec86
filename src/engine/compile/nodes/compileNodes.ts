import { limitControl } from '../../controls/limitControl.ts';
import type { FormSource } from '../../definition/FormSource.ts';
import type { FieldRules } from '../../definition/files/RulesFile.ts';
import type { Block, Field, WizardNode } from '../../definition/Wizard.ts';
import type { CompiledRule } from '../../definition/CompiledRule.ts';
import { compilePriorQuestions } from './compilePriorQuestions.ts';
import { compileBlockValues } from './compileBlockValues.ts';
import { compileBlockControl, compileFieldControl, compileListControl } from './compileControl.ts';
import { compileOptions } from './compileOptions.ts';
import type { Environment, FlatNode } from '../FlatNode.ts';
import { getLeafShape } from './getLeafShape.ts';
import {
  compileAskConditions,
  compileLocks,
  type NodeContext,
  compileOptionalRule,
  locateRule,
  readFieldRules,
  compileShowRules,
  type ReadableRange,
} from './nodeRules.ts';
import type { References } from '../names/createReferences.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';
import { pointerTo, type Report } from '../report.ts';

/** Attaches the rules of `rules/<id>.json` to the flat nodes. Rules of a group hold for its parts. */
export function compileNodes(
  source: FormSource,
  flat: readonly FlatNode[],
  refs: References,
  { environment, report }: { readonly environment: Environment; readonly report: Report },
): readonly WizardNode[] {
  const file = `rules/${source.wizard.id}.json`;
  const rules = source.rules.fields ?? {};
  reportUnknownFields(flat, rules, file, report);
  const askingOf = compilePriorQuestions(flat, rules, file, report);
  const context: NodeContext = { source, flat, refs, environment, report, askingOf };
  return flat.map((node, index) => compileNode(context, node, index));
}

function compileNode(context: NodeContext, node: FlatNode, index: number): WizardNode {
  const at = { below: index, row: null };
  if (node.kind !== 'list') return compileLeaf(context, node, index, at);
  return {
    ...createNodeBase(node, index, compileShowRules(context, node, at)),
    kind: 'list',
    control: compileListControl(node, context.environment.controls, context.report),
    minItems: node.schema.minItems ?? 0,
    maxItems: node.schema.maxItems ?? Infinity,
    optional: compileOptionalRule(context, node, at),
    parts: node.parts.map((part, position) =>
      compileLeaf(context, part, position, { below: index, row: { list: node, below: position } }),
    ),
  };
}

function compileLeaf(context: NodeContext, node: FlatNode, index: number, at: ReadableRange): Field | Block {
  if (node.kind !== 'block') return compileField(context, node, index, at);
  return {
    ...createNodeBase(node, index, compileShowRules(context, node, at)),
    kind: 'block',
    control: compileBlockControl(node, context.environment.controls, context.report),
    values: compileBlockValues(node, at, context.refs),
  };
}

function compileField(context: NodeContext, node: FlatNode, index: number, at: ReadableRange): Field {
  const { refs, environment, report } = context;
  const { mark, min, max, variants, ask } = readFieldRules(context, node.path);
  const control = compileFieldControl(node, environment.controls, report);
  const asking = context.askingOf.get(node.path);
  const place = (...keys: readonly string[]) => locateRule(context, ['fields', node.path], at, ...keys);
  return {
    ...createNodeBase(node, index, [
      ...(asking ? compileAskConditions(context, asking, at) : []),
      ...compileShowRules(context, node, at),
    ]),
    kind: 'field',
    control: { ...control, type: limitControl(control.type, node.schema) },
    type: getFieldType(node),
    optional: compileOptionalRule(context, node, at),
    mark: mark ?? null,
    locks: compileLocks(context, node, at),
    options: compileOptions(context, node, at),
    min: min === undefined ? null : refs.scalar(min, place('min')),
    max: max === undefined ? null : refs.scalar(max, place('max')),
    variants: Object.entries(variants ?? {}).map(([variant, when]) => ({
      when: refs.rule(when, place('variants', variant)),
      variant,
    })),
    ask: ask ? { field: ask.field } : null,
    askedBy: asking ? { field: asking.path, refuse: asking.ask.refuse ?? [] } : null,
    validate: environment.validators[getLeafShape(node.schema)] ?? throwMissingValidator(node),
    sensitive: node.schema['x-sensitive'] ?? false,
    autocomplete: node.schema['x-autocomplete'] ?? null,
    twoValued: control.type.isTwoValued === true,
  };
}

function createNodeBase(node: FlatNode, index: number, show: readonly CompiledRule[]) {
  return { index, path: node.path, step: node.step, name: node.name, show, schema: node.schema };
}

function getFieldType(node: FlatNode): Field['type'] {
  const { type } = node.schema;
  return type === 'number' || type === 'integer' || type === 'boolean' ? type : 'string';
}

function throwMissingValidator(node: FlatNode): never {
  throw new Error(`no validator was built for "${node.path}": ${getLeafShape(node.schema)}`);
}

function reportUnknownFields(
  flat: readonly FlatNode[],
  rules: Readonly<Record<string, FieldRules>>,
  file: string,
  report: Report,
): void {
  const known = new Set(
    flat.flatMap((node) => [
      ...node.groups,
      node.path,
      ...node.parts.flatMap((part) => [...part.groups, part.path]),
    ]),
  );
  for (const path of Object.keys(rules)) {
    if (known.has(path)) continue;
    report({
      file,
      pointer: pointerTo('fields', path),
      key: true,
      ...mistake('unknown-field', { path }),
      ...didYouMean(path, known),
    });
  }
}
