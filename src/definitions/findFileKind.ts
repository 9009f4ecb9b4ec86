/**
 * The kind of a file by its path. `owner`: the form or brand that it belongs to, or its shared folder. `name`: the name of the part, shape, area
 * of texts or group of conditions.
 */
export interface FileKind {
  readonly kind:
    | 'meta'
    | 'facts'
    | 'outcomes'
    | 'terms'
    | 'words'
    | 'shape'
    | 'sharedTexts'
    | 'wizard'
    | 'calls'
    | 'texts'
    | 'form'
    | 'part'
    | 'partTexts'
    | 'tables'
    | 'settings'
    | 'conditions'
    | 'rules'
    | 'brand'
    | 'overlay';
  readonly owner: string;
  readonly name: string;
}

/** First match wins. Groups: owner, name. */
const patterns: readonly (readonly [kind: FileKind['kind'], pattern: RegExp])[] = [
  ['meta', /^schemas\/(?<owner>_meta)\/(?<name>[^/]+)\.schema\.json$/],
  ['facts', /^schemas\/(?<owner>_shared)\/(?<name>facts)\.json$/],
  ['outcomes', /^schemas\/(?<owner>_shared)\/(?<name>outcomes)\.json$/],
  ['terms', /^schemas\/(?<owner>_shared)\/(?<name>terms)\.json$/],
  ['words', /^schemas\/(?<owner>_shared)\/(?<name>words)\.json$/],
  ['sharedTexts', /^schemas\/(?<owner>_shared)\/texts\/(?<name>[^/]+)\.de\.json$/],
  // The texts of a mail of the back end stand beside the code that writes it.
  ['sharedTexts', /^src\/backend\/(?<owner>.+)\/(?<name>[^/]+)\.de\.json$/],
  ['shape', /^schemas\/(?<owner>_shared)\/(?<name>[^/]+)\.json$/],
  ['wizard', /^schemas\/(?<owner>[^/_][^/]*)\/(?<name>wizard)\.json$/],
  ['calls', /^schemas\/(?<owner>[^/_][^/]*)\/(?<name>calls)\.json$/],
  ['texts', /^schemas\/(?<owner>[^/_][^/]*)\/(?<name>texts)\.de\.json$/],
  ['form', /^schemas\/(?<owner>[^/_][^/]*)\/(?<name>form)\.json$/],
  ['part', /^schemas\/(?<owner>_parts)\/(?<name>[^/]+)\/part\.json$/],
  ['partTexts', /^schemas\/(?<owner>_parts)\/(?<name>[^/]+)\/texts\.de\.json$/],
  ['tables', /^rules\/(?<owner>_shared)\/(?<name>tables|editing)\.json$/],
  ['settings', /^rules\/(?<owner>_shared)\/(?<name>settings)\.json$/],
  ['conditions', /^rules\/(?<owner>_shared)\/(?<name>[^/]+)\.json$/],
  ['rules', /^rules\/(?<owner>(?<name>[^/_][^/]*))\.json$/],
  ['brand', /^brands\/(?<owner>[^/]+)\/(?<name>brand)\.json$/],
  ['overlay', /^brands\/(?<owner>[^/]+)\/(?<name>texts)\.de\.json$/],
];

/** Returns null for JSON files that are no definition. */
export function findFileKind(path: string): FileKind | null {
  for (const [kind, pattern] of patterns) {
    const groups = pattern.exec(path)?.groups;
    if (groups) return { kind, owner: groups['owner'] ?? '', name: groups['name'] ?? '' };
  }
  return null;
}
