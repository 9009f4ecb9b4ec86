import type { FieldSchema } from '../../../engine/index.ts';
import type { LintSubject } from '../LintSubject.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** A schema as an analyst wrote it, with its place and with unresolved `$ref`s. */
export interface WrittenSchema {
  readonly file: string;
  readonly pointer: string;
  readonly name: string;
  readonly schema: FieldSchema;
}

/** Lists all schemas of forms, parts and shared shapes, each once. Cached, because many checks read the list. */
export const listWrittenSchemas = memoizePerObject(
  ({ repository, forms }: LintSubject): readonly WrittenSchema[] => {
    const shared = Object.entries(repository.shared.schemas).flatMap(([name, schema]) =>
      listSchemasBelow({ file: `schemas/_shared/${name}.json`, pointer: '', name, schema }),
    );
    const form = forms.flatMap(({ id }) => listPartSchemas(`schemas/${id}/form.json`, repository));
    const parts = [...repository.files.keys()].filter((file) => fileOfPart.test(file));
    return [...shared, ...form, ...parts.flatMap((file) => listPartSchemas(file, repository))];
  },
);

const fileOfPart = /^schemas\/_parts\/[^/]+\/part\.json$/;

function listPartSchemas(
  file: string,
  { files }: Pick<LintSubject['repository'], 'files'>,
): readonly WrittenSchema[] {
  const schema = (files.get(file)?.value ?? {}) as FieldSchema;
  return listSchemasBelow({ file, pointer: '', name: file, schema });
}

function listSchemasBelow(written: WrittenSchema): readonly WrittenSchema[] {
  const { file, pointer, schema } = written;
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    listSchemasBelow({ file, pointer: pointer + formatPointer('properties', name), name, schema: part }),
  );
  const items = schema.items
    ? listSchemasBelow({ file, pointer: `${pointer}/items`, name: written.name, schema: schema.items })
    : [];
  return [written, ...parts, ...items];
}
