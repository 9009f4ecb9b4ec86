import { nearestName } from '../../engine/index.ts';
import { catalogue, type CheckCode } from './catalogue.ts';
import { isFixable } from './fixesFor.ts';
import { isExcusable } from './withExceptions.ts';

/** What a code of the catalogue means and what can be done about it; all of them for `all`. Null: there is none of that name. */
export function explainCheck(id: string): string | null {
  if (id === 'all')
    return Object.keys(catalogue)
      .map((code) => `${code}: ${meaningOf(code as CheckCode)}`)
      .join('\n');
  if (!Object.hasOwn(catalogue, id)) return null;
  const { severity } = catalogue[id as CheckCode];
  const exception = isExcusable(id)
    ? `Where it is meant so, say why at the place: ${exceptionOf(id)}, or "${id} <member>" for one member of it.`
    : 'It has no exceptions.';
  return [
    `${id} (${severity})`,
    meaningOf(id as CheckCode),
    ...(isFixable({ code: id }) ? ['--fix mends it in JSON files.'] : []),
    exception,
  ].join('\n');
}

/** As it is written in the file the check looks at. */
function exceptionOf(id: string): string {
  return id.startsWith('flow-') ? `x-lint: { ${id}: <reason> }` : `"x-lint": { "${id}": "<reason>" }`;
}

function meaningOf(code: CheckCode): string {
  return catalogue[code].means;
}

export function nearestCheck(id: string): string | null {
  return nearestName(id, Object.keys(catalogue));
}
