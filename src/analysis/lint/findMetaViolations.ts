import { isRecord } from '../../plain/isRecord.ts';
import type { FileValidator, Repository, SourceFile, Violation } from '../../definitions/index.ts';
import { mistake, say } from '../messages/messages.ts';
import { didYouMean, type Problem } from '../../engine/index.ts';
import { formatPointer } from './shared/formatPointer.ts';
import type { LastResultCache } from './shared/createLastResultCache.ts';

/** Validates each file by the meta-schema that its `$schema` names, which editors use, too. */
export function findMetaViolations(
  repository: Repository,
  judges: ReadonlyMap<string, FileValidator>,
  remember: LastResultCache,
): readonly Problem[] {
  return [...repository.files.values()].flatMap((file) =>
    remember(`shape ${file.path}`, [file, judges], () => checkFileSchema(file, judges)),
  );
}

/** Checks one file by the meta-schema of its kind; a file that is no JSON has no violation. */
export function checkFileSchema(
  file: SourceFile,
  judges: ReadonlyMap<string, FileValidator>,
): readonly Problem[] {
  // A file that nothing reads is a finding of its own.
  if (file.problems.length > 0 || file.metaSchema === null) return [];
  const written = readSchemaName(file.value);
  const wanted = file.metaSchema;
  const isText = file.path.endsWith('.de.json');
  const other = judges.size > 0 && written !== wanted && (written !== null || !isText);
  if (other) return [reportOtherSchema(file.path, written, wanted)];
  if (isText) return checkTextShape(file.path, file.value);
  const judge = judges.get(readMetaSchemaName(written ?? ''));
  // A missing meta-schema is a finding of its own.
  return (judge?.(file.value) ?? []).map((violation) => toProblem(file.path, violation));
}

/** Checks that texts are one flat table, which needs no meta-schema. */
function checkTextShape(file: string, value: unknown): readonly Problem[] {
  if (!isRecord(value)) return [{ file, pointer: '', ...mistake('shape.texts') }];
  return Object.entries(value)
    .filter(([key, text]) => typeof text !== 'string' && !(key === 'x-lint' && isRecord(text)))
    .map(([key]) => ({
      file,
      pointer: formatPointer(key),
      ...mistake('shape.text', { key }),
    }));
}

function readSchemaName(value: unknown): string | null {
  return isRecord(value) && '$schema' in value ? String(value['$schema']) : null;
}

function readMetaSchemaName(address: string): string {
  return address.replace(/^.*\//, '').replace(/\.schema\.json$/, '');
}

function reportOtherSchema(file: string, written: string | null, wanted: string): Problem {
  return written === null
    ? { file, pointer: '', ...mistake('missing-schema.unsaid', { wanted }) }
    : { file, pointer: '/$schema', ...mistake('missing-schema.other', { written, wanted }) };
}

function toProblem(file: string, violation: Violation): Problem {
  const { pointer, property, keyword, message: sentence, allowed, written } = violation;
  const says = mistake('shape', { sentence });
  if (property !== null && keyword === 'propertyNames') {
    return {
      file,
      pointer: pointer + formatPointer(property),
      key: true,
      ...says,
    };
  }
  if (property !== null && keyword === 'dependentRequired') return { file, pointer, ...says };
  if (property !== null && keyword !== 'required') {
    return {
      file,
      pointer: pointer + formatPointer(property),
      key: true,
      ...says,
      ...didYouMean(property, allowed),
    };
  }
  const hint =
    allowed.length > 0 && keyword !== 'required'
      ? { hint: say('shape.allowed', { allowed: allowed.join(', ') }) }
      : {};
  const meant = written === null ? {} : didYouMean(written, allowed);
  return { file, pointer, ...says, ...hint, ...meant };
}
