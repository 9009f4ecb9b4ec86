import type {
  BlockType,
  ControlTools,
  ControlType,
  ControlTypes,
  ParametersSchema,
} from '../../definition/ControlType.ts';
import type { BlockControl, Control, FieldControl } from '../../definition/Wizard.ts';
import type { FlatNode } from '../FlatNode.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';
import type { Mistake } from '../../messages/createMessages.ts';
import { pointerTo, type Report } from '../report.ts';

/** The only control of a list. */
const listControl = 'rows';
const noParameters: ParametersSchema = { properties: {} };

/** Compiles the control of a field: the control that the analyst named, or the usual one for its schema. */
export function compileFieldControl(node: FlatNode, types: ControlTypes, report: Report): FieldControl {
  const { named, params, at } = readWrittenControl(node);
  const kind = named ?? types.usual(node.schema);
  const tools = getOwnType(types.tools, kind);
  if (tools === null) reportUnfitControl(kind, node, types, report);
  else if (!tools.types.includes(node.schema.type ?? ''))
    report({ ...at, ...isFor(kind, tools.types, node) });
  else if ((node.schema.format === 'file') !== (tools.schemaFormat === 'file'))
    report({ ...at, ...createFileMistake(kind, node, types) });
  else reportParameters(kind, params, tools.parameters, at, report);
  return {
    kind,
    params,
    type: getOwnType(types.fields, kind) ?? placeholderControl,
    tools: tools ?? stopgapTools,
  };
}

/** Creates the mistake when a file control stands at a field without files, or a field for files has no file control. */
function createFileMistake(kind: string, { path, schema }: FlatNode, { tools }: ControlTypes): Mistake {
  if (schema.format !== 'file') return mistake('control-type.file', { kind, path });
  const controls = Object.keys(tools).filter((name) => tools[name]?.schemaFormat === 'file');
  return mistake('control-type.noFile', { kind, path, controls: controls.join(', ') });
}

/** Compiles the control of a block. A block has no usual control, so the analyst must name one. */
export function compileBlockControl(node: FlatNode, types: ControlTypes, report: Report): BlockControl {
  const { named: kind, params, at } = readWrittenControl(node);
  const type = kind === null ? null : getOwnType(types.blocks, kind);
  if (kind === null)
    report({
      file: node.file,
      pointer: node.pointer,
      ...mistake('missing-control', {
        path: node.path,
        controls: Object.keys(types.blocks).slice(0, 4).join(', '),
      }),
    });
  else if (type === null) reportUnfitControl(kind, node, types, report);
  else reportParameters(kind, params, type.parameters, at, report);
  return { kind: kind ?? '', params, type: type ?? placeholderBlock };
}

export function compileListControl(node: FlatNode, types: ControlTypes, report: Report): Control {
  const { named, params, at } = readWrittenControl(node);
  const kind = named ?? listControl;
  if (kind === listControl) reportParameters(kind, params, noParameters, at, report);
  else reportUnfitControl(kind, node, types, report);
  return { kind, params };
}

function readWrittenControl(node: FlatNode) {
  const written = node.schema['x-control'];
  const { kind = null, ...params } = typeof written === 'string' ? { kind: written } : (written ?? {});
  return { named: kind, params, at: { file: node.file, pointer: node.pointer + pointerTo('x-control') } };
}

/** Reports a control that does not exist, or that belongs to nodes of another kind. */
function reportUnfitControl(kind: string, node: FlatNode, types: ControlTypes, report: Report): void {
  const at = { file: node.file, pointer: node.pointer + pointerTo('x-control') };
  const other =
    getOwnType(types.tools, kind)?.types ??
    (getOwnType(types.blocks, kind) && ['null']) ??
    (kind === listControl && ['array']);
  if (other) return report({ ...at, ...isFor(kind, other, node) });
  const names = [...Object.keys(types.fields), listControl, ...Object.keys(types.blocks)];
  report({
    ...at,
    ...mistake('unknown-control', { kind }),
    ...didYouMean(kind, names),
  });
}

function reportParameters(
  kind: string,
  params: object,
  { properties }: ParametersSchema,
  at: { readonly file: string; readonly pointer: string },
  report: Report,
): void {
  for (const parameter of Object.keys(params)) {
    if (Object.hasOwn(properties, parameter)) continue;
    report({
      file: at.file,
      pointer: at.pointer + pointerTo(parameter),
      key: true,
      ...mistake('unknown-parameter', { kind, name: parameter }),
      ...didYouMean(parameter, Object.keys(properties)),
    });
  }
}

function isFor(kind: string, wanted: readonly string[], { path, schema: { type } }: FlatNode): Mistake {
  const types = wanted.join(' | ');
  return type === undefined
    ? mistake('control-type.untyped', { kind, path, types })
    : mistake('control-type', { kind, path, types, type });
}

function getOwnType<T>(types: Readonly<Record<string, T>>, name: string): T | null {
  return Object.hasOwn(types, name) ? (types[name] ?? null) : null;
}

/** Placeholders with which compiling goes on after a problem; a form with problems is never run. */
const placeholderControl: ControlType = { text: 'line', parse: String, format: () => '' };
const stopgapTools: ControlTools = { types: [], parameters: noParameters };
const placeholderBlock: BlockType = { parameters: noParameters, texts: { needed: [], possible: [] } };
