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
  if (file.path.endsWith('.de.json')) return textShape(file.path, file.value);
  const name = metaNameOf(file.value);
  const judge = name === null ? undefined : judges.get(name);
  if (!judge) return judges.size > 0 ? [missingSchema(file.path, name, judges)] : [];
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

function metaNameOf(value: unknown): string | null {
  if (value === null || typeof value !== 'object' || !('$schema' in value)) return null;
  return /([^/]+)\.schema\.json$/.exec(String(value.$schema))?.[1] ?? null;
}

function missingSchema(file: string, name: string | null, judges: ReadonlyMap<string, Judge>): Problem {
  return name === null
    ? {
        file,
        pointer: '',
        code: 'missing-schema',
        message: 'the file does not say what it is',
        hint: 'its first line is "$schema": "../_meta/<kind>.schema.json"; editors complete and underline by it',
      }
    : {
        file,
        pointer: '/$schema',
        code: 'missing-schema',
        message: `there is no meta-schema "${name}"`,
        ...didYouMean(name, judges.keys()),
      };
}

function problemOf(file: string, violation: Violation): Problem {
  const { pointer, property, keyword, message, allowed } = violation;
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
