import type { Judge, Repository, SourceFile, Violation } from '../../definitions/index.ts';
import type { Problem } from '../../engine/index.ts';
import { didYouMean } from './didYouMean.ts';
import { pointerTo } from './pointerTo.ts';
import type { Remember } from './rememberLast.ts';

/** Each file against the meta-schema its `$schema` names, which editors use, too. */
export function metaViolations(
  repository: Repository,
  judges: ReadonlyMap<string, Judge>,
  remember: Remember,
): readonly Problem[] {
  return [...repository.files.values()].flatMap((file) =>
    remember(`shape ${file.path}`, [file, judges], () => violationsOf(file, judges)),
  );
}

function violationsOf(file: SourceFile, judges: ReadonlyMap<string, Judge>): readonly Problem[] {
  if (file.problems.length > 0 || file.path.startsWith('schemas/_meta/')) return [];
  const written = schemaOf(file.value);
  const wanted = file.metaSchema;
  const isText = file.path.endsWith('.de.json');
  const other = judges.size > 0 && wanted !== null && written !== wanted && (written !== null || !isText);
  if (other) return [otherSchema(file.path, written, wanted)];
  if (isText) return textShape(file.path, file.value);
  const judge = judges.get(metaName(written ?? ''));
  if (!judge) return judges.size > 0 ? [unknownSchema(file.path, written, judges)] : [];
  return judge(file.value).map((violation) => problemOf(file.path, violation));
}

/** Texts are one flat table; editors need no help to see that. */
function textShape(file: string, value: unknown): readonly Problem[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return [{ file, pointer: '', code: 'shape', message: 'a text file is one object of keys and texts' }];
  }
  return Object.entries(value)
    .filter(([key, text]) => typeof text !== 'string' && !(key === 'x-lint' && isObject(text)))
    .map(([key]) => ({
      file,
      pointer: pointerTo(key),
      code: 'shape',
      message: `"${key}" is not a text`,
      hint: 'one key per line: "step.field.label": "..."',
    }));
}

function isObject(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function schemaOf(value: unknown): string | null {
  if (value === null || typeof value !== 'object' || !('$schema' in value)) return null;
  return String(value.$schema);
}

function metaName(schema: string): string {
  return schema.replace(/^.*\//, '').replace(/\.schema\.json$/, '');
}

function otherSchema(file: string, written: string | null, wanted: string): Problem {
  const hint = `write "$schema": "${wanted}"`;
  return written === null
    ? {
        file,
        pointer: '',
        code: 'missing-schema',
        message: 'the file does not say what it is',
        hint: `its first line is "$schema": "${wanted}"; editors complete and underline by it`,
      }
    : {
        file,
        pointer: '/$schema',
        code: 'missing-schema',
        message: `"${written}" is not what judges this file, or is not found from here`,
        hint,
      };
}

/** Of a file whose place does not say what it is. */
function unknownSchema(file: string, written: string | null, judges: ReadonlyMap<string, Judge>): Problem {
  const kind = { file, code: 'missing-schema' };
  return written === null
    ? {
        ...kind,
        pointer: '',
        message: 'the file does not say what it is',
        hint: 'definitions stand in schemas/<form>/, rules/ and brands/<brand>/',
      }
    : {
        ...kind,
        pointer: '/$schema',
        message: `there is no meta-schema "${metaName(written)}"`,
        ...didYouMean(metaName(written), judges.keys()),
      };
}

function problemOf(file: string, violation: Violation): Problem {
  const { pointer, property, keyword, message, allowed } = violation;
  if (property !== null && keyword === 'propertyNames') {
    return {
      file,
      pointer: pointer + pointerTo(property),
      key: true,
      code: 'shape',
      message: `"${property}" cannot be a name here: it ${message}`,
    };
  }
  if (property !== null && keyword === 'dependentRequired')
    return { file, pointer, code: 'shape', message: `"${property}" is missing here` };
  if (property !== null && keyword !== 'required') {
    return {
      file,
      pointer: pointer + pointerTo(property),
      key: true,
      code: 'shape',
      message: `"${property}" is not known here`,
      ...didYouMean(property, allowed),
    };
  }
  const hint = allowed.length > 0 && keyword !== 'required' ? { hint: `one of ${allowed.join(', ')}` } : {};
  return { file, pointer, code: 'shape', message: `the value ${message}`, ...hint };
}
