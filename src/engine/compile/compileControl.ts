import type { Control } from '../definition/Wizard.ts';
import { controlSpecs, isControl, type ControlName, type ControlSpec } from '../controls/controlSpecs.ts';
import { nearestName } from '../rules/nearestName.ts';
import type { FlatNode } from './FlatNode.ts';
import { didYouMean, pointerTo, type Report } from './report.ts';

const mostRadioOptions = 7;
const longestLine = 200;

/** The control an analyst named, or the usual one for the field's shape. */
export function compileControl(node: FlatNode, report: Report): Control {
  const named = node.schema['x-control'];
  const is = typeof named === 'string' ? named : (named?.is ?? usualControl(node));
  const { is: _, ...parameters } = typeof named === 'object' ? named : { is };
  const at = { file: node.file, pointer: node.pointer + pointerTo('x-control') };
  if (is === null || !isControl(is)) {
    report(
      is === null
        ? {
            file: node.file,
            pointer: node.pointer,
            code: 'missing-control',
            message: `block "${node.path}" has no x-control`,
            hint: 'note, noticeBox, placeSearch, summary ...',
          }
        : {
            ...at,
            code: 'unknown-control',
            message: `there is no control "${is}"`,
            ...didYouMean(nearestName(is, Object.keys(controlSpecs))),
          },
    );
    return { is: is ?? 'note', params: parameters };
  }
  const spec: ControlSpec = controlSpecs[is];
  if (spec.for !== node.kind || !spec.types.includes(node.schema.type ?? '')) {
    report({
      ...at,
      code: 'control-type',
      message: `control "${is}" is for ${spec.types.join(' or ')}, "${node.path}" is ${node.schema.type ?? 'untyped'}`,
    });
  }
  for (const parameter of Object.keys(parameters)) {
    if (spec.parameters.includes(parameter)) continue;
    report({
      file: node.file,
      pointer: at.pointer + pointerTo(parameter),
      key: true,
      code: 'unknown-parameter',
      message: `control "${is}" has no parameter "${parameter}"`,
      ...didYouMean(nearestName(parameter, spec.parameters)),
    });
  }
  return { is, params: parameters };
}

function usualControl(node: FlatNode): ControlName | null {
  const { type, enum: values, format, maxLength } = node.schema;
  if (node.kind === 'list') return 'rows';
  if (type === 'null') return null;
  if (type === 'boolean') return 'yesNo';
  if (values) return values.length > mostRadioOptions ? 'select' : 'radio';
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'date' || format === 'time' || format === 'email') return format;
  return (maxLength ?? 0) > longestLine ? 'textarea' : 'text';
}
