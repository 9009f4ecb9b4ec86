import { findFileKind, type FileKind } from './findFileKind.ts';

/** Returns the `"$schema"` of a file at this path; null when the path has no kind of file. */
export function findMetaSchemaPath(path: string): string | null {
  const kind = findFileKind(path);
  if (!kind || kind.kind === 'meta') return null;
  const name =
    kind.kind === 'conditions'
      ? (kindsWithOwnSchema.find((one) => one === kind.name) ?? 'shared-rules')
      : names[kind.kind];
  const up = path.split('/').slice(path.startsWith('schemas/') ? 2 : 1);
  return `${'../'.repeat(up.length)}${path.startsWith('schemas/') ? '' : 'schemas/'}_meta/${name}.schema.json`;
}

/** Files of shared rules that are no conditions and have a meta-schema each. */
const kindsWithOwnSchema = [
  'accident',
  'claim-kinds',
  'contract-kinds',
  'errands',
  'selection',
  'vehicle-bodies',
];

const names = {
  facts: 'facts',
  outcomes: 'outcomes',
  terms: 'terms',
  words: 'words',
  shape: 'shape',
  sharedTexts: 'texts',
  wizard: 'wizard',
  calls: 'calls',
  texts: 'texts',
  form: 'form',
  part: 'part',
  partTexts: 'texts',
  tables: 'tables',
  settings: 'settings',
  rules: 'rules',
  brand: 'brand',
  overlay: 'brand-texts',
} as const satisfies Readonly<Record<Exclude<FileKind['kind'], 'meta' | 'conditions'>, string>>;

/** The names of all meta-schemas by which a kind of file is judged. */
export const metaSchemaNames: readonly string[] = [
  ...Object.values(names),
  ...kindsWithOwnSchema,
  'shared-rules',
  'flow',
];
