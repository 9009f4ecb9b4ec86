import type { Repository } from '../../../definitions/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { collectStrings } from '../shared/collectStrings.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';

/** Finds files below the folders of definitions and flow tests that nothing reads, whatever stands in them. */
export const unreadFile: Check = (subject) => {
  const { repository, tools } = subject;
  const paths = new Set([...repository.files.keys(), ...(tools.paths ?? [])]);
  return [...paths]
    .filter((path) => !isForPeople(path))
    .flatMap((path) => {
      const why = findReasonUnread(path, subject, paths);
      return why === null ? [] : [{ file: path, pointer: '', ...mistake(`unread-file.${why}`) }];
    });
};

function isForPeople(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.startsWith('.') || name === 'README.md';
}

/** Returns null for a file that is read. */
function findReasonUnread(
  path: string,
  { repository, tools }: LintSubject,
  paths: ReadonlySet<string>,
): 'irregular' | 'meta' | 'language' | 'flow' | 'brand' | 'part' | 'place' | null {
  if (tools.irregular?.has(path)) return 'irregular';
  if (path.startsWith('test/flows/')) return path.endsWith('.flow.yaml') ? null : 'flow';
  const file = repository.files.get(path);
  const part = /^(schemas\/_parts\/[^/]+)\/texts\.de\.json$/.exec(path);
  if (part) return repository.files.has(`${part[1]}/part.json`) ? null : 'part';
  const isKnown = file !== undefined && file.metaSchema !== null;
  if (isKnown) return null;
  const [, meta] = /^schemas\/_meta\/([^/]+)\.schema\.json$/.exec(path) ?? [];
  if (meta !== undefined) return isReadMetaSchema(meta, repository, tools) ? null : 'meta';
  if (/\.[a-z]{2}\.json$/.test(path) && !path.endsWith('.de.json')) return 'language';
  const brand = /^brands\/([^/]+)\/(.+)$/.exec(path);
  if (brand === null) return 'place';
  const [, id, name = ''] = brand;
  const owner = repository.brands.find((one) => one.id === id);
  // A folder without `brand.json` and a picture under another name are findings of their own.
  const named = collectStrings(owner?.brand['logo']);
  const isWhole = owner !== undefined && [...named].every((one) => paths.has(`brands/${id}/${one}`));
  return !isWhole || named.has(name) ? null : 'brand';
}

/** Returns true for a meta-schema that judges a kind of file, or to which another one refers. */
function isReadMetaSchema(
  name: string,
  { metaSchemas }: Repository,
  { metaSchemaNames }: LintSubject['tools'],
): boolean {
  return (metaSchemaNames?.includes(name) ?? true) || referredNames(metaSchemas).has(name);
}

const referredNames = memoizePerObject(
  (metaSchemas: Repository['metaSchemas']): ReadonlySet<string> =>
    new Set(
      [...metaSchemas].flatMap(([owner, schema]) =>
        [...collectStrings(schema)].flatMap((text) => {
          const [, name] = /^(?:\.\/)?([\w-]+)\.schema\.json(?:#|$)/.exec(text) ?? [];
          return name === undefined || name === owner ? [] : [name];
        }),
      ),
    ),
);
