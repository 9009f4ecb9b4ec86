import { compileMetaSchemas, type FileValidator, type Repository } from '../definitions/disk.ts';

/** Returns the judges of whole files by the name of their meta-schema. */
export function getFileJudges({
  metaSchemas,
}: Pick<Repository, 'metaSchemas'>): ReadonlyMap<string, FileValidator> {
  return compileMetaSchemas(metaSchemas, '.cache/forms');
}
