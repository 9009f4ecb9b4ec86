import type { FieldSchema } from '../definition/FormFile.ts';
import type { StepSchema } from '../definition/FormSource.ts';
import type { Path } from '../definition/Wizard.ts';
import { nearestName } from '../expressions/nearestName.ts';
import type { FlatNode } from './FlatNode.ts';
import { didYouMean, pointerTo, type Report } from './report.ts';

const allowed = new Set([
  '$schema',
  '$ref',
  'type',
  'enum',
  'const',
  'format',
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
  'x-autocomplete',
  'x-sensitive',
]);

/** The nodes of a resolved step schema, in order; groups dissolve into their parts. */
export function flattenStep(
  step: string,
  schema: StepSchema,
  file: string,
  report: Report,
): readonly FlatNode[] {
  keywordProblems(schema as FieldSchema, file, pointerTo('properties', step), report);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    flatten(
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

interface At {
  readonly path: Path;
  readonly step: string;
  readonly name: string;
  readonly groups: readonly Path[];
  readonly file: string;
  readonly pointer: string;
  readonly inList: boolean;
}

function flatten(schema: FieldSchema, at: At, report: Report): readonly FlatNode[] {
  const { inList, ...place } = at;
  keywordProblems(schema, at.file, at.pointer, report);
  if (/[.[\]#/]/.test(at.name)) {
    report({
      file: at.file,
      pointer: at.pointer,
      key: true,
      code: 'field-name',
      message: `"${at.name}" cannot be a field name`,
      hint: 'use letters and digits: paths are made of dots',
    });
  }
  switch (schema.type) {
    case 'object':
      return below(schema, { ...at, groups: [...at.groups, at.path] }, at.pointer, report);
    case 'array': {
      if (inList) {
        report({
          file: at.file,
          pointer: at.pointer,
          code: 'nested-list',
          message: 'a list cannot stand inside a list',
          hint: 'make it a group, or a step of its own',
        });
        return [];
      }
      const items = schema.items;
      if (items?.type !== 'object') {
        report({
          file: at.file,
          pointer: `${at.pointer}/items`,
          code: 'list-items',
          message: 'a list holds groups: "items" must be an object with properties',
        });
        return [];
      }
      const parts = below(items, { ...at, groups: [], inList: true }, `${at.pointer}/items`, report);
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
        code: 'missing-type',
        message: `"${at.path}" has no type`,
        hint: 'string, number, integer, boolean, object (group), array (list) or null (block)',
      });
      return [];
  }
}

function below(schema: FieldSchema, at: At, pointer: string, report: Report): readonly FlatNode[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    flatten(
      part,
      { ...at, path: `${at.path}.${name}`, name, pointer: `${pointer}${pointerTo('properties', name)}` },
      report,
    ),
  );
}

function keywordProblems(schema: FieldSchema, file: string, pointer: string, report: Report): void {
  for (const keyword of Object.keys(schema)) {
    if (allowed.has(keyword)) continue;
    report({
      file,
      pointer: pointer + pointerTo(keyword),
      key: true,
      code: 'unknown-keyword',
      message: `"${keyword}" is not a keyword of a step schema`,
      ...(hints[keyword] ? { hint: hints[keyword] } : didYouMean(nearestName(keyword, allowed))),
    });
  }
}

const hints: Readonly<Record<string, string>> = {
  required: 'visible means required; exceptions are "optional" in the rules',
  if: 'conditions stand in the rules file: "show", "optional", "lock"',
  then: 'conditions stand in the rules file',
  else: 'conditions stand in the rules file',
  default: 'values on entry stand in the rules file, "start"',
  title: 'wording stands in texts.de.json',
  description: 'wording stands in texts.de.json',
};
