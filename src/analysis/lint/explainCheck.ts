import { say } from '../messages/messages.ts';
import { catalogue, isCheck } from './catalogue.ts';
import { describeCheck } from './describeCheck.ts';
import { isFixable } from './fixesFor.ts';
import { isExcusable } from './applyExceptions.ts';

/** Explains a code of the catalogue and how its findings can be mended; `all` explains every code. Null: there is no such code. */
export function explainCheck(id: string): string | null {
  if (id === 'all')
    return Object.keys(catalogue)
      .flatMap((code) => (isCheck(code) ? [say('lint.all', { code, means: describeCheck(code) })] : []))
      .join('\n');
  if (!isCheck(id)) return null;
  const exception = isExcusable(id)
    ? say('lint.excusable', { code: id, exception: formatException(id) })
    : say('lint.strict');
  return [
    say('lint.head', { code: id, severity: say(`severity.${catalogue[id].severity}`) }),
    describeCheck(id),
    ...(isFixable({ code: id }) ? [say('lint.fixable')] : []),
    exception,
  ].join('\n');
}

/** Formats an exception as it is written in the file that the check looks at. */
function formatException(id: string): string {
  return id.startsWith('flow-') ? `x-lint: { ${id}: <Grund> }` : `"x-lint": { "${id}": "<Grund>" }`;
}
