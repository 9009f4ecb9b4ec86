import type { Problem } from '../engine/index.ts';
import { mistake } from './messages/messages.ts';
import type { SourceFile } from './Repository.ts';

interface MetaFile {
  readonly name: string;
  readonly file: SourceFile;
}

/** Names that editors offer; they make nothing invalid. */
const offeredNamesFile = 'names';

/** Reads meta-schemas by name. Meta-schemas refer to each other, so that none is used when one is missing or unreadable. */
export function readMetaSchemas(files: readonly MetaFile[]): {
  readonly schemas: ReadonlyMap<string, unknown>;
  readonly problems: readonly Problem[];
} {
  const judging = files.filter(({ name }) => name !== offeredNamesFile);
  const known = new Set([...judging.map(({ name }) => name), offeredNamesFile]);
  const problems = judging.flatMap(({ file }) =>
    [...new Set([...file.text.matchAll(/"([\w-]+)\.schema\.json[#"]/g)].map(([, name = '']) => name))]
      .filter((name) => !known.has(name))
      .map((name) => ({
        file: `schemas/_meta/${name}.schema.json`,
        pointer: '',
        ...mistake('missing-file.metaSchema', { name, file: file.path }),
      })),
  );
  const sound = problems.length === 0 && judging.every(({ file }) => file.problems.length === 0);
  return { schemas: new Map(sound ? judging.map(({ name, file }) => [name, file.value]) : []), problems };
}
