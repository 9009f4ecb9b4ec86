import { askGit } from '../../../cli/git/askGit.ts';
import type { Version, VersionForm, VersionsAnswer } from '../../model/review/ReviewApi.ts';
import type { FormSummary } from '../../model/WorkbenchApi.ts';
import { say } from '../messages.ts';
import { listChangedFiles, savedFolders } from './listChangedFiles.ts';

/** The versions that the list shows at most. */
const longestList = '30';

/** Lists the commits that changed definitions or flow tests, and what changed since the last one. */
export function listVersions(root: string, forms: readonly FormSummary[]): VersionsAnswer {
  const none = (problem: string): VersionsAnswer => ({ problem, changed: [], versions: [] });
  if (askGit(root, 'rev-parse', '--show-prefix') === null) return none(say('version.no-git'));
  const signed = '%(trailers:key=Reviewed-form,valueonly,unfold,separator=%x2c)';
  const format = `--format=%x1e%H%x1f%as%x1f%an%x1f%s%x1f%D%x1f${signed}%x1f`;
  const log = askGit(
    root,
    'log',
    '-n',
    longestList,
    '--name-only',
    '--relative',
    format,
    '--',
    ...savedFolders,
  );
  if (log === null) return none(say('version.none'));
  const titles = new Map(forms.map(({ id, title }) => [id, title]));
  const changed = listChangedFiles(root);
  return {
    problem: null,
    changed: [
      ...nameForms(changed, titles).map(({ title }) => title),
      ...(changed.some((file) => findForm(file, titles) === null) ? [say('version.shared')] : []),
    ],
    versions: log
      .split('\u001E')
      .slice(1)
      .map((entry) => readVersion(entry, titles)),
  };
}

function readVersion(entry: string, titles: ReadonlyMap<string, string>): Version {
  const [id = '', day = '', name = '', says = '', names = '', signed = '', files = ''] =
    entry.split('\u001F');
  const [, tag = null] = /(?:^|, )tag: ([^,]+)/.exec(names) ?? [];
  const forms = nameForms(files.trim().split('\n'), titles);
  return { id, day, name, says, tag, forms, signed: nameSigned(signed, titles) };
}

function nameForms(files: readonly string[], titles: ReadonlyMap<string, string>): readonly VersionForm[] {
  const ids = new Set(files.flatMap((file) => findForm(file, titles) ?? []));
  return [...ids].map((id) => ({ id, title: titles.get(id) ?? id }));
}

/** Names the forms of lines such as `claim-report 0123456789abcdef`; what belongs to no form alone has a name, too. */
function nameSigned(lines: string, titles: ReadonlyMap<string, string>): readonly string[] {
  return lines.split(',').flatMap((line) => {
    const [id = ''] = line.trim().split(' ');
    return id === '' ? [] : [titles.get(id) ?? say('version.shared')];
  });
}

/** Null for a file that belongs to no form alone. */
function findForm(file: string, titles: ReadonlyMap<string, string>): string | null {
  const [, id] = /^(?:schemas\/|rules\/|test\/flows\/)([\w-]+)(?:\/|\.json$)/.exec(file) ?? [];
  return id !== undefined && titles.has(id) ? id : null;
}
