import type { FieldSchema } from '../../definition/files/FormFile.ts';
import type { StepSchema } from '../../definition/FormSource.ts';
import type { Path } from '../../definition/Wizard.ts';
import type { FlatNode } from '../FlatNode.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake, say } from '../../messages/messages.ts';
import { pointerTo, type Report } from '../report.ts';

const allowedKeywords = new Set([
  '$schema',
  '$ref',
  'type',
  'enum',
  'const',
  'format',
  'unit',
  'pattern',
  'examples',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'items',
  'properties',
  'x-control',
  'x-look',
  'x-autocomplete',
  'readOnly',
  'x-sensitive',
]);

/** Lists the nodes of a resolved step schema in order; a group is replaced by its parts. */
export function flattenStep(
  step: string,
  schema: StepSchema,
  file: string,
  report: Report,
): readonly FlatNode[] {
  keywordProblems(schema as FieldSchema, file, pointerTo('properties', step), report);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    flattenField(
      part,
      {
        path: `${step}.${name}`,
        step,
        name,
        groups: [],
        file,
        pointer: pointerTo('properties', step, 'properties', name),
        inList: false,
      },
      report,
    ),
  );
}

interface FlattenPosition {
  readonly path: Path;
  readonly step: string;
  readonly name: string;
  readonly groups: readonly Path[];
  readonly file: string;
  readonly pointer: string;
  readonly inList: boolean;
}

function flattenField(schema: FieldSchema, at: FlattenPosition, report: Report): readonly FlatNode[] {
  const { inList, ...place } = at;
  keywordProblems(schema, at.file, at.pointer, report);
  if (/[.[\]#/]/.test(at.name)) {
    report({
      file: at.file,
      pointer: at.pointer,
      key: true,
      ...mistake('field-name', { name: at.name }),
    });
  }
  switch (schema.type) {
    case 'object':
      return flattenProperties(schema, { ...at, groups: [...at.groups, at.path] }, at.pointer, report);
    case 'array': {
      if (inList) {
        report({
          file: at.file,
          pointer: at.pointer,
          ...mistake('nested-list'),
        });
        return [];
      }
      const items = schema.items;
      if (items?.type !== 'object') {
        report({
          file: at.file,
          pointer: `${at.pointer}/items`,
          ...mistake('list-items'),
        });
        return [];
      }
      const parts = flattenProperties(
        items,
        { ...at, groups: [], inList: true },
        `${at.pointer}/items`,
        report,
      );
      return [{ ...place, kind: 'list', schema, parts }];
    }
    case 'null':
      return [{ ...place, kind: 'block', schema, parts: [] }];
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return [{ ...place, kind: 'field', schema, parts: [] }];
    default:
      report({
        file: at.file,
        pointer: at.pointer,
        ...mistake('missing-type', { path: at.path }),
      });
      return [];
  }
}

function flattenProperties(
  schema: FieldSchema,
  at: FlattenPosition,
  pointer: string,
  report: Report,
): readonly FlatNode[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    flattenField(
      part,
      { ...at, path: `${at.path}.${name}`, name, pointer: `${pointer}${pointerTo('properties', name)}` },
      report,
    ),
  );
}

function keywordProblems(schema: FieldSchema, file: string, pointer: string, report: Report): void {
  for (const keyword of Object.keys(schema)) {
    if (allowedKeywords.has(keyword)) continue;
    report({
      file,
      pointer: pointer + pointerTo(keyword),
      key: true,
      ...mistake('unknown-keyword', { keyword }),
      ...(hints[keyword] ? { hint: hints[keyword] } : didYouMean(keyword, allowedKeywords)),
    });
  }
}

const hints: Readonly<Record<string, string>> = {
  required: say('keyword.required'),
  if: say('keyword.if'),
  then: say('keyword.if'),
  else: say('keyword.if'),
  default: say('keyword.default'),
  title: say('keyword.title'),
  description: say('keyword.title'),
};
